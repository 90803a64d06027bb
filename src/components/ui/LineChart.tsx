import type { ReactNode } from 'react';

import { ChartFrame, type ChartFrameProps } from './ChartFrame';

export interface Line {
  label: string;
  /** Two points at one place are a step; the table has both ends. */
  points: [x: number, y: number][];
}

export interface Tick {
  at: number;
  text: string;
}

export interface LineChartProps extends Omit<ChartFrameProps, 'children' | 'columns' | 'rows'> {
  lines: Line[];
  /** Ticks of both axes; the first and the last are the ends of the scale. */
  x: { label: ReactNode; ticks: Tick[] };
  y: { label: ReactNode; ticks: Tick[] };
  /** A figure of either axis as the visitor reads it, for the table. */
  format: { x: (value: number) => string; y: (value: number) => string };
}

/** Lines differ in their dashes, not in colour alone. */
const dashes = [undefined, '7 4', '2 4', '9 3 2 3'];

/** A line chart; each line has its name at its end. */
export function LineChart({ lines, x, y, format, ...frame }: LineChartProps) {
  const scale = ({ ticks }: { ticks: Tick[] }) => {
    const [start, end] = [ticks[0]!.at, ticks.at(-1)!.at];
    return (value: number) => (100 * (value - start)) / (end - start);
  };
  const [right, up] = [scale(x), scale(y)];
  const places = [...new Set(lines.flatMap(({ points }) => points.map(([at]) => at)))].sort((a, b) => a - b);
  return (
    <ChartFrame
      {...frame}
      columns={[{ key: 'x', label: x.label }, ...lines.map(({ label }) => ({ key: label, label, numeric: true }))]}
      rows={places.map((at) => ({
        x: format.x(at),
        ...Object.fromEntries(
          lines.map(({ label, points }) => {
            const figures = points.filter(([place]) => place === at).map(([, figure]) => format.y(figure));
            return [label, figures.join(' / ') || '–'];
          }),
        ),
      }))}
    >
      <p className="mb-2 text-sm text-muted">{y.label}</p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-muted tabular-nums">
        <div className="relative w-12">
          {y.ticks.map(({ at, text }) => (
            <span key={at} className="absolute right-0 translate-y-1/2" style={{ bottom: `${up(at)}%` }}>
              {text}
            </span>
          ))}
        </div>
        <div className="relative h-[15rem]">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute size-full overflow-visible"
          >
            {y.ticks.map(({ at }) => (
              <path key={at} d={`M0 ${100 - up(at)}H100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
            ))}
            {lines
              .map(({ label, points }, index) => (
                <polyline
                  key={label}
                  points={points.map(([at, value]) => `${right(at)},${100 - up(value)}`).join(' ')}
                  fill="none"
                  strokeWidth="2.5"
                  strokeDasharray={dashes[index % dashes.length]}
                  vectorEffect="non-scaling-stroke"
                  className={index === 0 ? 'stroke-action' : 'stroke-line-strong'}
                />
              ))
              // Where lines meet, the first one is seen.
              .reverse()}
          </svg>
          {lines.map(({ label, points }) => {
            const [at, value] = points.at(-1)!;
            return (
              <span
                key={label}
                className="absolute mt-1 max-w-[34%] rounded-sm bg-surface pl-1 text-right leading-tight font-semibold text-ink sm:max-w-[70%]"
                style={{ top: `${100 - up(value)}%`, right: `${100 - right(at)}%` }}
              >
                {label}
              </span>
            );
          })}
        </div>
        <div />
        <div className="relative mt-1 h-6">
          {x.ticks.map(({ at, text }, index) => (
            <span
              key={at}
              className="absolute"
              style={
                index === x.ticks.length - 1
                  ? { right: 0 }
                  : { left: `${right(at)}%`, transform: index === 0 ? undefined : 'translateX(-50%)' }
              }
            >
              {text}
            </span>
          ))}
        </div>
      </div>
      <p className="text-right text-sm text-muted">{x.label}</p>
    </ChartFrame>
  );
}
