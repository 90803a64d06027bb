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
}

/** Bars below each other, each with its label and figure beside it. */
export function BarChart({ bars, headers, max, ...frame }: BarChartProps) {
  const end = max ?? Math.max(...bars.map(({ value }) => value));
  const share = (value: number) => `${(100 * value) / end}%`;
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
        {bars.map(({ label, value, from = 0, text, emphasis }) => (
          <div key={label} className="flex flex-col gap-1">
            <div className="flex justify-between gap-4 text-base">
              <span>{label}</span>
              <span className="shrink-0 font-semibold text-ink tabular-nums">{text}</span>
            </div>
            <svg aria-hidden="true" width="100%" height="12" className="rounded-full bg-sunken">
              <rect
                x={share(from)}
                width={share(value - from)}
                height="12"
                rx="6"
                className={clsx(emphasis ? 'fill-action' : 'fill-line-strong')}
              />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
