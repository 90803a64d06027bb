/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- tables say their own roles, see below */
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon } from './Icon';

export interface TableColumn {
  key: string;
  label: ReactNode;
  numeric?: boolean;
  /** Given for columns that can be sorted: how the rows are sorted by it now. */
  sort?: 'ascending' | 'descending' | 'none';
}

export interface TableProps {
  /** What the table shows; every table has one. */
  caption: ReactNode;
  columns: TableColumn[];
  /** One cell for each column key; the first column heads its row. */
  rows: Record<string, ReactNode>[];
  /** Called with a column's key when its header is pressed. */
  onSort?: (key: string) => void;
  /** On phones each row is a card with its labels instead of a table that scrolls sideways. */
  cards?: boolean;
  className?: string;
}

/** A data table with caption and headers. Digits align; wide tables scroll inside their frame, reachable by keyboard. */
export function Table({ caption, columns, rows, onSort, cards = false, className }: TableProps) {
  return (
    <div
      data-slot="table"
      {...(!cards && { role: 'region', 'aria-label': typeof caption === 'string' ? caption : undefined, tabIndex: 0 })}
      className={clsx('rounded-lg border border-line bg-surface', cards ? 'table-cards' : 'overflow-x-auto', className)}
    >
      {/* Cards turn cells into blocks; without these roles screen readers would no longer find a table. */}
      <table role="table" className="w-full border-collapse text-left tabular-nums">
        <caption className="px-4 py-3 text-left text-sm text-muted">{caption}</caption>
        <thead role="rowgroup" className="border-b border-line-strong text-sm text-ink">
          <tr role="row">
            {columns.map(({ key, label, numeric, sort }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                aria-sort={sort}
                className={clsx('px-4 py-3 font-semibold', numeric && 'text-right')}
              >
                {sort ? <SortButton label={label} sort={sort} onClick={() => onSort?.(key)} /> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row" className="border-b border-line last:border-b-0">
              {columns.map(({ key, label, numeric }, column) =>
                column === 0 ? (
                  <th key={key} role="rowheader" scope="row" className="px-4 py-3 font-semibold text-ink">
                    {row[key]}
                  </th>
                ) : (
                  <td key={key} role="cell" className={clsx('px-4 py-3', numeric && 'text-right')}>
                    {cards && (
                      <span aria-hidden="true" data-slot="table-label" className="hidden text-sm text-muted">
                        {label}
                      </span>
                    )}
                    {row[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
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
