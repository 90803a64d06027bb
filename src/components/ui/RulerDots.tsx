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
  const levelHeight = `clamp(1.25rem, 5vw, ${dots.some(({ inside }) => inside) ? 3 : 2}rem)`;
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
  /** Dots that cover each other's stems stand half a level higher, so that the foot of each stem is seen below them. */
  const placed = stacked.map(({ level, ...dot }) => {
    const covers = stacked.some((other) => other.level !== level && Math.abs(other.at - dot.at) < room / 2);
    return { ...dot, place: stem && covers ? level + 0.5 : level };
  });
  const height = (place: number) => `calc(${place} * ${levelHeight} + ${stem ?? '0px'})`;
  const left = (value: number) => `${along({ from, to }, value)}%`;
  const stems = placed.map(({ key, at, className, place }) => (
    <span
      key={`${key} stem`}
      style={{ left: left(at), height: `calc(${height(place)} + 0.25rem)` }}
      className={clsx('absolute bottom-0 w-px', className)}
    />
  ));
  const marks = placed.map(({ key, at, className, label, left: beside, inside, ring, place }) => (
    <span
      key={key}
      style={{ left: beside ?? left(at), bottom: height(place) }}
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
