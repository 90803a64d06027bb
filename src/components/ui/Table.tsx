import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon } from './Icon';

export interface TableColumn {
  key: string;
  label: ReactNode;
  numeric?: boolean;
  /** Such as "14%" or "8rem"; the columns without one share the rest equally. */
  width?: string;
  /** At the end of the header, such as a scale for what the cells draw. */
  note?: ReactNode;
  /** On phones, which line of its row the column stands on, if rows are lines there. */
  line?: 1 | 2;
  /** Tinted from head to foot: the one that stands out. */
  isTinted?: boolean;
  /** Given for columns that can be sorted: how the rows are sorted by it now. */
  sort?: 'ascending' | 'descending' | 'none';
}

export interface TableProps {
  /** What the table shows; every table has one. */
  caption: ReactNode;
  /** The caption is for screen readers only, where a heading above says the same. */
  isCaptionHidden?: boolean;
  /** Columns of sentences: each cell begins at the top of its row, and no frame is around them. */
  isText?: boolean;
  columns: TableColumn[];
  /** One cell for each column key; the first column heads its row. */
  rows: Record<string, ReactNode>[];
  /** Places of rows that stand out, in a table without groups. */
  strongRows?: number[];
  /** Called with a column's key when its header is pressed. */
  onSort?: (key: string) => void;
  /**
   * On phones each row is a card with its labels, or, in tables of many rows, two lines of text; else the table scrolls
   * sideways. The rows of long tables are close on wide screens, and their header stays.
   */
  phone?: 'long' | 'cards';
  /** Key of the column by which rows in lines are sorted: its values stand once, above their rows or beside them. */
  groupedBy?: string;
  /** On phones only so many rows show. */
  phoneRows?: number;
  className?: string;
}

const phoneStyles = { long: 'table-long table-lines', cards: 'table-cards' };

/** A data table with caption and headers. Digits of numeric columns align; wide tables scroll inside their frame, reachable by keyboard. */
export function Table({
  caption,
  isCaptionHidden,
  isText,
  columns,
  rows,
  strongRows,
  onSort,
  phone,
  groupedBy,
  phoneRows,
  className,
}: TableProps) {
  const groups =
    groupedBy === undefined ? [[undefined, rows] as const] : [...Map.groupBy(rows, (row) => row[groupedBy])];
  const inOrder = groups.flatMap(([, members]) => members);
  const hidden = new Set(phoneRows === undefined ? [] : inOrder.slice(phoneRows));
  const lastOnPhones = phoneRows === undefined ? undefined : inOrder[phoneRows - 1];
  const onPhones = (row: (typeof rows)[number]) => hidden.has(row) && 'max-sm:hidden!';
  return (
    <div
      data-slot="table"
      data-groups={groupedBy !== undefined || undefined}
      {...(!phone && { role: 'region', 'aria-label': typeof caption === 'string' ? caption : undefined, tabIndex: 0 })}
      className={clsx(
        isText ? 'border-b border-line' : 'rounded-lg border border-line bg-surface',
        // Flush with the text around it.
        isText && 'max-sm:[&_:is(th,td)]:px-0 [&_:is(th,td):first-child]:pl-0',
        phone ? phoneStyles[phone] : 'overflow-x-auto',
        className,
      )}
    >
      {/* Lines and cards turn cells into blocks; without these roles screen readers would no longer find a table. */}
      <table
        role="table"
        className={clsx('w-full border-collapse text-left', columns.some(({ width }) => width) && 'table-fixed')}
      >
        <caption className={isCaptionHidden ? 'sr-only' : 'px-4 py-3 text-left text-sm text-muted'}>{caption}</caption>
        <thead role="rowgroup" className="border-b border-line-strong text-sm text-ink">
          <tr role="row">
            {columns.map(({ key, label, numeric, width, isTinted, note, sort }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                aria-sort={sort}
                style={width ? { width } : undefined}
                className={clsx(
                  'px-4 py-3 font-semibold wrap-break-word',
                  numeric && 'text-right',
                  isTinted && 'bg-action-tint text-action',
                )}
              >
                {sort ? <SortButton label={label} sort={sort} onClick={() => onSort?.(key)} /> : label}
                {note}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([group, members], index) => (
          <tbody key={index} role="rowgroup" className={clsx('last:*:last:border-b-0', onPhones(members[0]!))}>
            {group !== undefined && (
              <tr role="row" data-slot="table-group">
                <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                  {group}
                </th>
              </tr>
            )}
            {members.map((row, position) => (
              <tr
                key={position}
                role="row"
                className={clsx(
                  'border-b border-line',
                  strongRows?.includes(position) && 'text-ink',
                  onPhones(row),
                  row === lastOnPhones && 'max-sm:border-b-0',
                )}
              >
                {columns.map(({ key, label, numeric, isTinted, line = 1 }, column) => {
                  const Cell = column === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={key}
                      role={column === 0 ? 'rowheader' : 'cell'}
                      scope={column === 0 ? 'row' : undefined}
                      data-line={phone === 'long' ? line : undefined}
                      data-grouped={key === groupedBy || undefined}
                      className={clsx(
                        'px-4 py-3 wrap-break-word',
                        numeric && 'text-right tabular-nums',
                        isText && 'align-top',
                        isTinted && 'bg-action-tint/50',
                        column === 0 && 'font-semibold text-ink',
                      )}
                    >
                      {phone === 'cards' && column > 0 && (
                        <span
                          aria-hidden="true"
                          data-slot="table-label"
                          className="hidden text-sm font-normal text-muted"
                        >
                          {label}
                        </span>
                      )}
                      {row[key]}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function SortButton({ label, sort, onClick }: { label: ReactNode; sort: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-sm px-2 font-semibold hover:bg-sunken"
    >
      {label}
      <Icon
        name="chevron-down"
        className={clsx('text-action', sort === 'ascending' && 'rotate-180', sort === 'none' && 'opacity-0')}
      />
    </button>
  );
}
