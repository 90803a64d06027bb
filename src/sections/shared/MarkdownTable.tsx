import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '@site/src/components/ui/Icon';
import { Table } from '@site/src/components/ui/Table';
import { elementsOf } from './elements-of';

/** What tables typed in Markdown are about, for screen readers: the title of their section. */
export const TableName = createContext('');

interface WithChildren {
  children?: ReactNode;
}

/**
 * A table typed in Markdown: its first column heads the rows. A row that begins with a word in bold is what the table says
 * not to be.
 */
export function MarkdownTable({ children }: ComponentProps<'table'>) {
  const [head = [], ...rows] = elementsOf<WithChildren>(children)
    .flatMap(({ props }) => elementsOf<WithChildren>(props.children))
    .map(({ props }) => elementsOf<WithChildren>(props.children).map((cell) => cell.props.children));
  const exceptions = rows.flatMap(([first], place) => (elementsOf(first)[0]?.type === 'strong' ? [place] : []));
  return (
    <Table
      phone="cards"
      className="text-base lg:[&_th:first-child]:min-w-[15rem]"
      isText
      isCaptionHidden
      caption={useContext(TableName)}
      columns={head.map((label, column) => ({ key: String(column), label }))}
      strongRows={exceptions}
      rows={rows.map((cells, place) =>
        Object.fromEntries(
          cells.map((cell, column) => [
            column,
            column === 0 && exceptions.includes(place) ? (
              <span key={column} className="flex gap-3">
                {/* On phones the row's other cells begin below it. */}
                <Icon name="close" className="mt-1 text-action max-sm:hidden" />
                <span>{cell}</span>
              </span>
            ) : (
              cell
            ),
          ]),
        ),
      )}
    />
  );
}
