import clsx from 'clsx';

import { along, type RulerProps } from './Ruler';

export interface RulerDot {
  key: string;
  at: number;
  /** Its colour. */
  className: string;
  /** Above the dot, where one is singled out. */
  label?: string;
  /** The colour of its ground, as a ring around it, where it would touch the edge of another. */
  ring?: string;
  /** Where its middle is, as a CSS length, if that is beside its value, at which its stem stands. */
  left?: string;
  /** In the dot, in place of the label, where there is room; dots that have one are larger. */
  inside?: string;
}

interface RulerDotsProps extends Pick<RulerProps, 'from' | 'to'> {
  dots: RulerDot[];
  /** Dots that are closer to each other than this stand above each other. */
  room: number;
  /** How long the line from the lowest dots down to where they stand is; without it, dots have none. */
  stem?: string;
}

/** Dots on a ruler; those that would touch are stacked. */
export function RulerDots({ from, to, dots, room, stem }: RulerDotsProps) {
  /** How high a level is: a dot, which is small on phones, and what is left free above it. */
  const levelHeight = `clamp(1.25rem, 6vw, ${dots.some(({ inside }) => inside) ? 3 : 2}rem)`;
  /** The last value on each level, from the scale upwards. */
  const levels: number[] = [];
  const stacked = dots
    .toSorted((a, b) => a.at - b.at)
    .map((dot) => {
      const free = levels.findIndex((last) => dot.at - last >= room);
      const level = free === -1 ? levels.length : free;
      levels[level] = dot.at;
      return { ...dot, level };
    });
  /** How far aside a dot stands: less than half its width, so that its own stem still ends in it. */
  const aside = 'clamp(0.375rem, 1.75vw, 0.75rem)';
  /** Dots that would cover the stem of one above them stand aside of it. */
  const placed = stacked.map((dot) => {
    const above = stacked.find((other) => other.level > dot.level && Math.abs(other.at - dot.at) < room / 2);
    return { ...dot, shift: stem && above && `${above.at < dot.at ? '+' : '-'} ${aside}` };
  });
  const height = (level: number) => `calc(${level} * ${levelHeight} + ${stem ?? '0px'})`;
  const left = (value: number) => `${along({ from, to }, value)}%`;
  const stems = placed.map(({ key, at, className, level }) => (
    <span
      key={`${key} stem`}
      style={{ left: left(at), height: `calc(${height(level)} + 0.75rem)` }}
      className={clsx('absolute bottom-0 w-px', className)}
    />
  ));
  const marks = placed.map(({ key, at, className, label, left: middle = left(at), inside, ring, level, shift }) => (
    <span
      key={key}
      style={{ left: shift ? `calc(${middle} ${shift})` : middle, bottom: height(level) }}
      className="absolute flex -translate-x-1/2 flex-col items-center gap-1 pb-1"
    >
      {label && (
        <span
          className={clsx(
            'text-base leading-none font-semibold whitespace-nowrap text-signal-strong',
            inside && 'sm:hidden',
          )}
        >
          {label}
        </span>
      )}
      <span
        style={ring ? { boxShadow: `0 0 0 2px ${ring}` } : undefined}
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
  return stem ? [...stems, ...marks] : marks;
}
