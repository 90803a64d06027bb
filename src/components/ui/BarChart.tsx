import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ChartFrame, type ChartFrameProps } from './ChartFrame';

export interface Bar {
  label: string;
  /** Where the bar ends. */
  value: number;
  /** Where it begins, for a range; 0 otherwise. */
  from?: number;
  /** The figure as the visitor reads it. */
  text: string;
  /** The bar that the text is about. */
  emphasis?: boolean;
}

export interface BarChartProps extends Omit<ChartFrameProps, 'children' | 'columns' | 'rows'> {
  bars: Bar[];
  /** Headers of the table: what a bar stands for, and its figure. */
  headers: [label: ReactNode, value: ReactNode];
  /** End of the scale; the longest bar otherwise. */
  max?: number;
  /** Where the scale begins, and how its ends are written. Length says nothing on such a scale: figures are dots on it. */
  scale?: { min: number; ends: [min: string, max: string] };
}

/** Bars below each other, each with its label and figure beside it. */
export function BarChart({ bars, headers, max, scale, ...frame }: BarChartProps) {
  const end = max ?? Math.max(...bars.map(({ value }) => value));
  const begin = scale?.min ?? 0;
  const length = (value: number) => `${(100 * value) / (end - begin)}%`;
  const place = (value: number) => length(value - begin);
  return (
    <ChartFrame
      {...frame}
      columns={[
        { key: 'label', label: headers[0] },
        { key: 'value', label: headers[1], numeric: true },
      ]}
      rows={bars.map(({ label, text }) => ({ label, value: text }))}
    >
      <div className="flex flex-col gap-4">
        {bars.map(({ label, value, from, text, emphasis }) => (
          <div key={label} className="flex flex-col gap-1">
            <div className="flex justify-between gap-4 text-base">
              <span>{label}</span>
              <span className="shrink-0 font-semibold text-ink tabular-nums">{text}</span>
            </div>
            <svg
              aria-hidden="true"
              width="100%"
              height="12"
              className={clsx('rounded-full bg-sunken', emphasis ? 'fill-action' : 'fill-line-strong')}
            >
              {scale && from === undefined ? (
                <circle cx={place(value)} cy="6" r="6" />
              ) : (
                <rect x={place(from ?? 0)} width={length(value - (from ?? 0))} height="12" rx="6" />
              )}
            </svg>
          </div>
        ))}
        {scale && (
          <div aria-hidden="true" className="-mt-2 flex justify-between text-sm text-muted tabular-nums">
            <span>{scale.ends[0]}</span>
            <span>{scale.ends[1]}</span>
          </div>
        )}
      </div>
    </ChartFrame>
  );
}
