import clsx from 'clsx';
import type { ReactNode } from 'react';

interface RowGroup {
  /** Heads the rows. */
  title?: ReactNode;
  /** One cell for each column; the first heads its row. */
  rows: ReactNode[][];
}

interface Column {
  label: string;
  numeric?: boolean;
  /** Not on phones, where the row says it in another column. */
  isWide?: boolean;
}

interface ReportTableProps {
  caption: string;
  columns: Column[];
  groups: RowGroup[];
}

/** Whether words follow figures, which end where the words begin. */
const afterFigures = (columns: Column[], column: number) => columns[column - 1]?.numeric && !columns[column]?.numeric;

/** A table that fits a sheet of paper, and a phone: five columns at most there, of short words. */
export function ReportTable({ caption, columns, groups }: ReportTableProps) {
  return (
    <table className="w-full border-collapse text-left tabular-nums print:leading-tight">
      <caption className="pb-2 text-left">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong align-bottom text-ink">
          {columns.map(({ label, numeric, isWide }, column) => (
            <th
              key={label}
              scope="col"
              className={clsx(
                'py-1 font-semibold',
                numeric && 'text-right',
                isWide && 'max-sm:hidden',
                column > 0 && (afterFigures(columns, column) ? 'pl-6' : 'pl-3'),
                // Columns shrink below their longest word on phones; there is room for whole short ones.
                label.length <= 8 && 'whitespace-nowrap',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }, group) => (
        <tbody key={group}>
          {title && (
            <tr className="border-b border-line">
              <th scope="rowgroup" colSpan={columns.length} className="pt-3 pb-1 font-semibold print:py-0">
                {title}
              </th>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line">
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    scope={column === 0 ? 'row' : undefined}
                    className={clsx(
                      'py-1 print:py-0',
                      column === 0 ? 'font-semibold text-ink' : afterFigures(columns, column) ? 'pl-6' : 'pl-3',
                      columns[column]?.numeric && 'text-right whitespace-nowrap',
                      columns[column]?.isWide && 'max-sm:hidden',
                    )}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
