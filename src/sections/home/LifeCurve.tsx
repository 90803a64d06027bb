import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import life from '@site/data/battery-life.json';
import { Badge } from '@site/src/components/ui/Badge';
import { Ruler } from '@site/src/components/ui/Ruler';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { useThresholds } from '../shared/thresholds';

const lowest = 60;
const highest = 100;
const rows = life.stages.length;

/** How far to the right a state of health stands, in percent of the curve's width. */
export const across = (health: number) => ((health - lowest) / (highest - lowest)) * 100;

/** Full at the top, then each stage in the middle of its row, then the end; in a square of 100 by 100, by health. */
const points = [
  { health: highest, y: 0 },
  ...life.stages.map(({ health }, index) => ({ health, y: ((index + 0.5) / rows) * 100 })),
  { health: life.stages.at(-1)!.health - 6, y: 100 },
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

/** The curve as a path, in a square of 100 by 100. */
const curve = `M${across(highest)} 0${pieces
  .map(({ from, to, third, controls: [first, second] }) =>
    [across(first), from.y + third, across(second), to.y - third, across(to.health), to.y]
      .map((value) => value.toFixed(2))
      .join(' '),
  )
  .map((piece) => `C${piece}`)
  .join('')}`;

/** The state of health that the curve has at a height. */
function healthAt(y: number): number {
  const { from, to, controls } = pieces.find((piece) => y <= piece.to.y)!;
  const t = (y - from.y) / (to.y - from.y);
  const [first, second] = controls;
  return from.health * (1 - t) ** 3 + 3 * first * t * (1 - t) ** 2 + 3 * second * t ** 2 * (1 - t) + to.health * t ** 3;
}

/** The height at which the curve, which only falls, comes down to a state of health. */
function heightOf(health: number): number {
  let [above, below] = [0, 100];
  while (below - above > 0.01) {
    const middle = (above + below) / 2;
    if (healthAt(middle) > health) above = middle;
    else below = middle;
  }
  return below;
}

interface DrainingCurveProps {
  id: string;
  /** The curve, in a square of 100 by 100. */
  path: string;
  from: number;
  to: number;
  /** Where it begins to fade, as a share of its height; without it, another piece follows. */
  fadesFrom?: number;
}

/** The curve, and to its left what remains, which drains as the health goes down. The future of the battery is open: its end fades. */
function DrainingCurve({ id, path, from, to, fadesFrom }: DrainingCurveProps) {
  const ground = 'var(--color-sunken)';
  // Opaque, so that pieces that follow each other may overlap and show no seam.
  const colour = (health: number) => `color-mix(in srgb, var(--color-action) ${5 + across(health) * 0.15}%, ${ground})`;
  const end = fadesFrom ?? 1;
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop style={{ stopColor: colour(from) }} />
        <stop offset={end} style={{ stopColor: colour(to) }} />
        {fadesFrom && <stop offset="1" style={{ stopColor: ground }} />}
      </linearGradient>
      <linearGradient id={`${id}-stroke`} gradientUnits="userSpaceOnUse" x2="0" y2="100">
        <stop offset={end} style={{ stopColor: 'var(--color-action)' }} />
        {fadesFrom && <stop offset="1" style={{ stopColor: 'var(--color-action)', stopOpacity: 0 }} />}
      </linearGradient>
      <path d={`${path}${fadesFrom ? '' : 'v1'}H0V0Z`} fill={`url(#${id})`} />
      <path d={path} fill="none" stroke={`url(#${id}-stroke)`} strokeWidth="4" vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** The state of health of one battery, top to bottom from new to the end; with the scale and its thresholds, beside rows of one height. */
export function LifeCurve() {
  const { number } = useFormats();
  const thresholds = useThresholds();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-lg:hidden">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <DrainingCurve id="life" path={curve} from={highest} to={lowest} fadesFrom={0.94} />
      </svg>
      {thresholds.map(({ health }) => (
        <span
          key={health}
          style={{ left: `${across(health)}%`, bottom: `${100 - heightOf(health)}%` }}
          className="absolute top-0 border-l border-dashed border-line-strong"
        >
          <span className="absolute -bottom-1 -left-1 size-2 rounded-full bg-ink" />
        </span>
      ))}
      <div data-curve-cover className="absolute -inset-x-4 inset-y-0 bg-sunken" />
      {/* What a threshold asks is said on the scale: on the curve its years would be read as the battery's. */}
      <div className="absolute inset-x-0 bottom-full text-sm font-semibold text-ink">
        <p className="mb-2 flex items-center gap-3">
          {translate({
            id: 'report.stateOfHealth',
            message: 'State of health',
            description: 'Measure of a battery report',
          })}
          <Badge tone="action">{sampleMark()}</Badge>
        </p>
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

/** The scale of the curve on phones, above it, with lines down to the end; that of typical warranties is dashed. */
export function StageScale() {
  const { percent } = useFormats();
  const warranty = useThresholds().find(({ id }) => id === 'warranty')!.health;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 -bottom-4 z-1 text-sm lg:hidden">
      <p className="absolute bottom-full left-0 pb-6 font-semibold whitespace-nowrap text-ink">
        {translate({
          id: 'report.stateOfHealth',
          message: 'State of health',
          description: 'Measure of a battery report',
        })}
      </p>
      {[...new Set([lowest, warranty, highest])].map((health) => (
        <span
          key={health}
          style={{ left: `${across(health)}%` }}
          className={clsx(
            'absolute inset-y-0 border-l',
            health === warranty ? 'border-dashed border-line-strong' : 'border-line-strong/40',
          )}
        >
          {/* At the two ends of the scale: beside each other they would run together. */}
          {health !== lowest && (
            <span
              style={{ translate: health === highest ? '-100%' : undefined }}
              className={clsx(
                'absolute whitespace-nowrap text-muted tabular-nums',
                health === highest ? 'bottom-full' : 'bottom-0 pl-1',
              )}
            >
              {percent(health)}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** The curve from a stage to the next on phones, where rows differ in height, with the point that the stage stands at. */
export function StageCurve({ id }: { id: string }) {
  const index = life.stages.findIndex((stage) => stage.id === id);
  const { health } = life.stages[index]!;
  const next = points[index + 2]!.health;
  const [from, to] = [across(health), across(next)];
  const [first, second] = pieces[index + 1]!.controls;
  const path = `M${from} 0C${across(first)} 33.3 ${across(second)} 66.7 ${to} 100`;
  return (
    <div aria-hidden="true" className="absolute top-4 right-full -bottom-4 mr-6 w-(--curve) lg:hidden">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <DrainingCurve
          id={`life-${id}`}
          path={path}
          from={health}
          to={next}
          fadesFrom={index + 1 < rows ? undefined : 0.6}
        />
      </svg>
      <div data-curve-cover className="absolute -inset-x-3 inset-y-0 bg-sunken" />
      <span
        style={{ left: `${from}%` }}
        className="absolute block size-6 -translate-1/2 rounded-full border-4 border-action bg-surface"
      />
    </div>
  );
}
