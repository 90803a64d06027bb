import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface RulerMark {
  at: number;
  /** Beside the upper end of the line that rises from the scale. */
  label: string;
}

export interface RulerProps {
  /** The ends of the scale. It has a tick for each unit. */
  from: number;
  to: number;
  /** A figure stands at each so many units from the beginning, and a longer tick at each five or fewer. */
  every?: number;
  /** A figure as the visitor reads it. */
  format: (value: number) => string;
  /** Values with a meaning of their own. */
  marks?: RulerMark[];
  /** What stands on the scale, placed with `along`. */
  children?: ReactNode;
  /** Says how high the space above the scale is. */
  className?: string;
}

/** How far along a ruler a value stands, in percent of its width; rounded, as long fractions make pages larger. */
export function along({ from, to }: Pick<RulerProps, 'from' | 'to'>, value: number): number {
  return Math.round((10_000 * (value - from)) / (to - from)) / 100;
}

/** A scale with real values, and what stands on it. */
export function Ruler({ from, to, every = 10, format, marks = [], children, className }: RulerProps) {
  const units = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const left = (value: number) => ({ left: `${along({ from, to }, value)}%` });
  return (
    <div data-slot="ruler" className="text-sm text-muted">
      <div className={clsx('relative', className)}>
        {/* Neighbours on the scale have no room beside each other, so each begins below the one before. */}
        {marks
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, label }, index) => (
            <span
              key={at}
              style={{ ...left(at), top: `${index * 1.75}rem` }}
              // The last has room for a second line, and stays within the scale where there is none beside it.
              className={clsx(
                'absolute right-0 bottom-0 border-l border-dashed border-line-strong pl-2 leading-tight',
                index < marks.length - 1 ? 'whitespace-nowrap' : 'text-pretty lg:whitespace-nowrap',
              )}
            >
              {label}
            </span>
          ))}
        {children}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${to - from} 12`}
        preserveAspectRatio="none"
        className="h-3 w-full overflow-visible stroke-line-strong"
      >
        <path d={`M0 0H${to - from}`} vectorEffect="non-scaling-stroke" />
        {units.map((unit) => (
          <path
            key={unit}
            d={`M${unit - from} 0V${(unit - from) % Math.min(5, every) === 0 ? 12 : 6}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className="relative h-6">
        {units
          .filter((unit) => (unit - from) % every === 0)
          .map((unit) => (
            <span
              key={unit}
              style={left(unit)}
              className={clsx(
                'absolute top-1 whitespace-nowrap',
                unit === to ? '-translate-x-full' : unit > from && '-translate-x-1/2',
              )}
            >
              {format(unit)}
            </span>
          ))}
      </div>
    </div>
  );
}
