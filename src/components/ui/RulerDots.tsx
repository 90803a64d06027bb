import clsx from 'clsx';

import { along, type RulerProps } from './Ruler';

export interface RulerDot {
  key: string;
  at: number;
  /** Its colour. */
  className: string;
  /** Above the dot, where one is singled out. */
  label?: string;
  /** In the dot, in place of the label, where there is room; dots that have one are larger. */
  inside?: string;
}

interface RulerDotsProps extends Pick<RulerProps, 'from' | 'to'> {
  dots: RulerDot[];
  /** Dots that are closer to each other than this stand above each other. */
  room: number;
}

/** Dots on a ruler; those that would touch are stacked. */
export function RulerDots({ from, to, dots, room }: RulerDotsProps) {
  /** The last value on each level, from the scale upwards. */
  const levels: number[] = [];
  const placed = dots
    .toSorted((a, b) => a.at - b.at)
    .map((dot) => {
      const free = levels.findIndex((last) => dot.at - last >= room);
      const level = free === -1 ? levels.length : free;
      levels[level] = dot.at;
      return { ...dot, level };
    });
  return placed.map(({ key, at, className, label, inside, level }) => (
    <span
      key={key}
      style={{ left: `${along({ from, to }, at)}%`, '--place': level }}
      className="absolute bottom-[calc(var(--place)*1.25rem)] flex -translate-x-1/2 flex-col items-center gap-1 pb-1 sm:bottom-[calc(var(--place)*2rem)]"
    >
      {label && (
        <span
          className={clsx('text-base leading-none font-semibold whitespace-nowrap text-warning', inside && 'sm:hidden')}
        >
          {label}
        </span>
      )}
      <span
        className={clsx(
          'grid size-4 place-items-center rounded-full text-sm font-semibold',
          inside ? 'sm:size-8' : 'lg:size-6',
          className,
        )}
      >
        <span className="max-sm:hidden">{inside}</span>
      </span>
    </span>
  ));
}
