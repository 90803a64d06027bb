import type { ReactNode } from 'react';

import { Table, type TableColumn } from './Table';

export interface ChartFrameProps {
  title: string;
  /** What the chart shows, in a sentence: its text alternative. */
  description: string;
  /** Where the figures come from. */
  note?: ReactNode;
  /** Opens the same figures as a table. */
  tableLabel: ReactNode;
  columns: TableColumn[];
  rows: Record<string, ReactNode>[];
  /** The chart itself; screen readers get title, description and the table instead. */
  children: ReactNode;
}

/** A figure with its title, its chart and the same data as a table. */
export function ChartFrame({ title, description, note, tableLabel, columns, rows, children }: ChartFrameProps) {
  return (
    <figure
      data-slot="chart"
      className="my-8 flex flex-col gap-4 rounded-xl border border-line bg-surface p-4 text-base sm:p-6"
    >
      <figcaption className="flex flex-col gap-1">
        <span className="font-display text-lg font-semibold tracking-display text-ink">{title}</span>
        <span className="max-w-measure">{description}</span>
      </figcaption>
      <div role="img" aria-label={`${title}. ${description}`}>
        {children}
      </div>
      {note && <div className="text-sm text-muted">{note}</div>}
      <details>
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-semibold text-action underline underline-offset-4">
          {tableLabel}
        </summary>
        <Table className="mt-2" caption={title} columns={columns} rows={rows} />
      </details>
    </figure>
  );
}
