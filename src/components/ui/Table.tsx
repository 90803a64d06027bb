import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TableProps {
  /** What the table shows; every table has one. */
  caption: ReactNode;
  columns: { key: string; label: ReactNode; numeric?: boolean }[];
  /** One cell for each column key; the first column heads its row. */
  rows: Record<string, ReactNode>[];
  className?: string;
}

/** A data table with caption and headers. Digits align; wide tables scroll inside their frame, reachable by keyboard. */
export function Table({ caption, columns, rows, className }: TableProps) {
  return (
    <div
      data-slot="table"
      role="region"
      aria-label={typeof caption === 'string' ? caption : undefined}
      tabIndex={0}
      className={clsx('overflow-x-auto rounded-lg border border-line bg-surface', className)}
    >
      <table className="w-full border-collapse text-left tabular-nums">
        <caption className="px-4 py-3 text-left text-sm text-muted">{caption}</caption>
        <thead className="border-b border-line-strong text-sm text-ink">
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={clsx('px-4 py-3 font-semibold', numeric && 'text-right')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line last:border-b-0">
              {columns.map(({ key, numeric }, column) =>
                column === 0 ? (
                  <th key={key} scope="row" className="px-4 py-3 font-semibold text-ink">
                    {row[key]}
                  </th>
                ) : (
                  <td key={key} className={clsx('px-4 py-3', numeric && 'text-right')}>
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
