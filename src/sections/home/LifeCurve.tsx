import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Fragment } from 'react';

import life from '@site/data/battery-life.json';
import { Ruler } from '@site/src/components/ui/Ruler';
import { useFormats } from '@site/src/hooks/useFormats';
import { HealthName } from '../shared/HealthName';
import { across, endsWith, highest, lowest, oldest, shareOf } from '../shared/life-scale';
import { useThresholds } from '../shared/thresholds';

const lastStage = life.stages.at(-1)!;
const yearTicks = [0, 5, 10, oldest];

interface Point {
  health: number;
  /** How far down the curve, in percent of its height. */
  y: number;
}

const points: Point[] = [
  ...life.stages.map(({ health, year }) => ({ health, y: shareOf(year) })),
  { health: endsWith, y: 100 },
];

/** The pieces between the points: a cubic each, with the mean slope of its neighbours at a point. */
const pieces = points.slice(1).map((to, index) => {
  const from = points[index]!;
  const slope = (at: number) => (points[at + 1]!.health - points[at]!.health) / (points[at + 1]!.y - points[at]!.y);
  const mean = (left: number, right: number) => (slope(left) * slope(right) > 0 ? (slope(left) + slope(right)) / 2 : 0);
  const third = (to.y - from.y) / 3;
  const before = index > 0 ? mean(index - 1, index) : slope(index);
  const after = index + 2 < points.length ? mean(index, index + 1) : slope(index);
  return { from, to, third, controls: [from.health + before * third, to.health - after * third] as const };
});

/** The curve through the points as a path, in a square of 100 by 100. */
const path = `M${across(highest)} 0C${pieces
  .map(({ from, to, third, controls: [first, second] }) =>
    [across(first), from.y + third, across(second), to.y - third, across(to.health), to.y]
      .map((value) => value.toFixed(2))
      .join(' '),
  )
  .join('C')}`;

/** The state of health that the curve has at a height. */
function healthAt(y: number): number {
  const { from, to, controls } = pieces.find((piece) => y <= piece.to.y)!;
  const t = (y - from.y) / (to.y - from.y);
  const [first, second] = controls;
  return from.health * (1 - t) ** 3 + 3 * first * t * (1 - t) ** 2 + 3 * second * t ** 2 * (1 - t) + to.health * t ** 3;
}

/** The height at which that curve, which only falls, comes down to a state of health. */
function heightOf(health: number): number {
  let [above, below] = [0, 100];
  while (below - above > 0.01) {
    const middle = (above + below) / 2;
    if (healthAt(middle) > health) above = middle;
    else below = middle;
  }
  return below;
}

/** Where the curve begins to fade, as a share of its length: the future of the battery is open. */
const fadesFrom = 0.94;

/** How many cells of the battery stand beside each other, for the health that the curve covers. */
const cellsAcross = 12;
/** What is left free between two, as a share of one. */
const gap = 0.18;

interface DrainingCurveProps {
  id: string;
  /** How many cells stand below each other, for the years that the curve covers. */
  cellsDown: number;
  /** How dark the cells become, in percent of their colour for each percent of health. */
  strength: number;
  /** With the cells that the battery lost. */
  hasLost?: boolean;
}

/** The curve, and the cells of the battery: to its left what remains, which drains as the health goes down; to its right what it lost. */
function DrainingCurve({ id, cellsDown, strength, hasLost }: DrainingCurveProps) {
  const ground = 'var(--color-sunken)';
  const colour = (health: number) =>
    `color-mix(in srgb, var(--color-action) ${16 + across(health) * strength}%, ${ground})`;
  // The first cell and the last one stand at the edges.
  const [width, height] = [100 / (cellsAcross - gap), 100 / (cellsDown - gap)];
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop style={{ stopColor: colour(highest) }} />
        <stop offset={fadesFrom} style={{ stopColor: colour(lowest) }} />
        <stop offset="1" style={{ stopColor: ground }} />
      </linearGradient>
      <linearGradient id={`${id}-stroke`} gradientUnits="userSpaceOnUse" x2="0" y2="100">
        <stop offset={fadesFrom} style={{ stopColor: 'var(--color-action)' }} />
        <stop offset="1" style={{ stopColor: 'var(--color-action)', stopOpacity: 0 }} />
      </linearGradient>
      {hasLost && (
        <>
          <linearGradient id={`${id}-lost`} x2="0" y2="1">
            <stop offset="0.6" style={{ stopColor: 'var(--color-line)' }} />
            <stop offset="1" style={{ stopColor: ground }} />
          </linearGradient>
          <path d="M0 0H100V100H0Z" fill={`url(#${id}-lost)`} />
        </>
      )}
      <pattern
        id={`${id}-gaps`}
        x={-gap * width}
        y={-gap * height}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
      >
        <path d={`M0 0H${width}V${height * gap}H${width * gap}V${height}H0Z`} style={{ fill: ground }} />
      </pattern>
      <path d={`${path}H0V0Z`} fill={`url(#${id})`} />
      <path d="M0 0H100V100H0Z" fill={`url(#${id}-gaps)`} />
      <path d={path} fill="none" stroke={`url(#${id}-stroke)`} strokeWidth="4" vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** The state of health of one battery by its age, top to bottom from new to the end; with the scale and its thresholds. */
export function LifeCurve() {
  const { number, percent } = useFormats();
  const thresholds = useThresholds();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <DrainingCurve id="life" cellsDown={60} strength={0.5} hasLost />
      </svg>
      {thresholds.map(({ health }) => (
        <span
          key={health}
          style={{ left: `${across(health)}%`, bottom: `${100 - heightOf(health)}%` }}
          className="absolute -top-4 border-l border-dashed border-ink"
        >
          <span className="absolute -bottom-1 -left-1 size-2 rounded-full bg-ink" />
          <span className="absolute -bottom-2 left-4 text-sm leading-none font-semibold whitespace-nowrap text-ink">
            {percent(health)}
          </span>
        </span>
      ))}
      {yearTicks.slice(1).map((year, index) => (
        <span
          key={year}
          style={{ top: `${shareOf(year)}%` }}
          className="absolute right-full w-2 border-t border-line-strong text-sm text-body"
        >
          <span className="absolute right-3 -translate-y-1/2 whitespace-nowrap">
            {/* The first says of what. */}
            {number(year, index === 0 ? { style: 'unit', unit: 'year', unitDisplay: 'long' } : undefined)}
          </span>
        </span>
      ))}
      <div data-curve-cover className="absolute inset-y-0 -right-4 -left-12 bg-sunken/80" />
      {/* What a threshold asks is said on the scale: on the curve its years would be read as the battery's. */}
      <div className="absolute inset-x-0 bottom-full pb-4 text-sm font-semibold text-ink">
        <HealthName tone="action" className="mb-2 font-semibold text-ink" />
        <Ruler
          from={lowest}
          to={highest}
          format={number}
          marks={thresholds.map(({ health, label }) => ({ at: health, label }))}
          className="h-24"
        />
      </div>
    </div>
  );
}

const ageLabel = () =>
  translate({
    id: 'home.evidence.axis',
    message: 'Age in years',
    description: 'Below the horizontal axis of the chart of state of health by age',
  });

/** The same on narrow screens, by age: one chart above the stages, with who looks at each. */
export function LifeChart({ names }: { names: Record<string, string | undefined> }) {
  const { number, percent } = useFormats();
  const warranty = useThresholds().find(({ id }) => id === 'warranty')!;
  const down = (health: number) => `${100 - across(health)}%`;
  return (
    <div aria-hidden="true" className="mb-6 text-sm text-body tabular-nums lg:hidden">
      <HealthName tone="action" className="mb-2 font-semibold text-ink" />
      <div className="relative mt-16 ml-12 h-[12rem] sm:h-[16rem]">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {/* From top to bottom becomes from left to right. */}
          <g transform="matrix(0 -1 1 0 0 100)">
            <DrainingCurve id="life-by-age" cellsDown={24} strength={0.3} />
          </g>
        </svg>
        <div data-curve-cover className="absolute -inset-x-1 inset-y-0 bg-sunken/80" />
        <span
          style={{ top: down(warranty.health), width: `${shareOf(warranty.years[1]!)}%` }}
          className="absolute -translate-y-full border-b border-dashed border-ink pb-1 pl-1 leading-tight"
        >
          <span className="bg-sunken px-1 text-ink">{warranty.label}</span>
        </span>
        {[60, 70, 80, 90, 100].map((health) => (
          <span
            key={health}
            style={{ top: down(health) }}
            className="absolute right-full w-2 border-t border-line-strong"
          >
            {/* The first point has its figure in the same place. */}
            {health < highest && (
              <span className="absolute right-3 -translate-y-1/2 whitespace-nowrap">{percent(health)}</span>
            )}
          </span>
        ))}
        <span className="absolute inset-0 border-b border-l border-line-strong" />
        {yearTicks.map((year) => (
          <span
            key={year}
            style={{ left: `${shareOf(year)}%` }}
            className="absolute top-full h-2 border-l border-line-strong"
          >
            <span
              className={clsx(
                'absolute top-2 whitespace-nowrap',
                year === oldest ? '-translate-x-full' : '-translate-x-1/2',
              )}
            >
              {number(year)}
            </span>
          </span>
        ))}
        {life.stages.map(({ id, year, health }) => (
          <Fragment key={id}>
            <span
              style={{ left: `${shareOf(year)}%`, top: down(health) }}
              className="absolute size-4 -translate-1/2 rounded-full border-4 border-action bg-surface"
            />
            {/* Above the curve; the last one within the chart, where it would not have room. */}
            <span
              style={
                id === lastStage.id
                  ? {
                      left: `min(${shareOf(year)}% + 0.5rem, 100% - 6rem)`,
                      bottom: `calc(${across(health)}% + 1.25rem)`,
                    }
                  : {
                      left: `calc(${shareOf(year)}% + ${year === 0 ? -1.5 : 0.5}rem)`,
                      bottom: `calc(${across(health)}% + ${year === 0 ? 1 : 0.5}rem)`,
                    }
              }
              className="absolute leading-tight font-semibold whitespace-nowrap text-ink"
            >
              <span className="block font-display text-lg">{percent(health)}</span>
              {names[id]}
            </span>
          </Fragment>
        ))}
      </div>
      <p className="mt-8 text-right">{ageLabel()}</p>
    </div>
  );
}
