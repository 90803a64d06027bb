import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { bell } from '@site/src/domain/bell';
import { sampleReports } from '@site/src/domain/sample-report';
import { sampleReportPath } from '@site/src/domain/sample-report-pages';
import { methodFigures, placeOfTime, timeTicks, type MethodKind } from '@site/src/domain/test-methods';
import { useFormats } from '@site/src/hooks/useFormats';

/** Of the bells; the bars beside them stand on the same line. */
const bellHeight = 'h-16 lg:h-24';
const barHeight = 'sm:h-16 lg:h-24';
/** Of the bells' drawing, whose height is 100. */
const tallest = 96;
const narrowest = Math.min(...Object.values(methodFigures).map(({ reach = Infinity }) => reach));
/** Its words are short, so the drawings get more room; on tablets they stand above them. */
const columns = 'sm:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]';

/** The row of ours is a band from edge to edge of the page. */
const acrossPage = {
  background: 'var(--color-night-raised)',
  boxShadow: '0 0 0 100vw var(--color-night-raised)',
  clipPath: 'inset(0 -100vw)',
};

export interface ChartedMethod {
  kind: MethodKind;
  name: string;
  /** What the page says of both, with its sources: the text of the drawing. */
  time: ReactNode;
  certainty: ReactNode;
}

interface MethodChartProps {
  /** What it shows, above the names; the scales have their heads beside it. */
  heading: ReactNode;
  /** Where it is from. */
  note: ReactNode;
  /** Heads of the two scales. */
  labels: { time: string; certainty: string };
  methods: ChartedMethod[];
}

/** How long each method takes beside how certain its result is, drawn: as a bell, which is dashed where no source states its figure, or hatched where none says anything. */
export function MethodChart({ heading, note, labels, methods }: MethodChartProps) {
  return (
    <figure className="flex flex-col gap-6 [&_a]:text-aurora [&_a]:underline [&_a]:underline-offset-4">
      <div
        role="table"
        aria-label={`${labels.time}. ${labels.certainty}`}
        className="divide-y divide-night-line border-y border-night-line"
      >
        <div role="row" className={`grid items-end gap-x-8 py-3 text-sm font-semibold text-on-night ${columns}`}>
          <div role="cell" className="self-center sm:max-lg:col-span-full">
            {heading}
          </div>
          <span role="columnheader" className="flex flex-col gap-3 max-lg:hidden">
            {labels.time}
            <TimeAxis />
          </span>
          <span role="columnheader" className="flex flex-col gap-3 max-lg:hidden">
            {labels.certainty}
            <TrueValue />
          </span>
        </div>
        {methods.map(({ kind, name, time, certainty }, index) => (
          <div
            key={kind}
            role="row"
            style={kind === 'batscan' ? acrossPage : undefined}
            className={`grid gap-x-8 gap-y-6 py-6 ${columns}`}
          >
            <span
              role="rowheader"
              className={clsx(
                'font-display text-2xl font-semibold tracking-display sm:max-lg:col-span-full',
                kind === 'batscan' ? 'text-aurora' : 'text-on-night',
              )}
            >
              {name}
            </span>
            <div role="cell" className="relative flex flex-col gap-3">
              <TimeGrid />
              <span className="text-sm font-semibold text-on-night lg:hidden">{labels.time}</span>
              <Duration kind={kind} />
              {index === 0 && <TimeAxis className="lg:hidden" />}
              <div>{time}</div>
            </div>
            <div role="cell" className="flex flex-col gap-3">
              <span className="text-sm font-semibold text-on-night lg:hidden">{labels.certainty}</span>
              <Spread kind={kind} />
              {index === 0 && <TrueValue className="lg:hidden" />}
              {methodFigures[kind].isStated && <StatedFigure />}
              <div>{certainty}</div>
            </div>
          </div>
        ))}
      </div>
      <figcaption className="grid gap-x-16 gap-y-4 text-sm lg:grid-cols-2">
        <p>{note}</p>
        <p>
          <Translate
            id="methods.chart.caption"
            description="Below a drawing of how long tests take and how certain they are"
          >
            The time scale is logarithmic, from a second to a day. The thin line is the true value. Only BatScan’s curve
            stands for a stated figure; the dashed one and hatched bands mean that our sources state none.
          </Translate>
        </p>
      </figcaption>
    </figure>
  );
}

/** Names of the times at their places; on phones those of the ends, which large text leaves room for. */
function TimeAxis({ className }: { className?: string }) {
  const { unit } = useFormats();
  const last = timeTicks.length - 1;
  return (
    <span aria-hidden="true" className={clsx('relative block h-6 text-sm font-normal', className)}>
      {timeTicks.map((tick, index) => (
        <span
          key={tick.unit}
          style={{ left: `${placeOfTime(tick.seconds)}%` }}
          className={clsx(
            'absolute whitespace-nowrap',
            index === last && '-translate-x-full',
            index > 0 && index < last && '-translate-x-1/2 max-lg:hidden',
          )}
        >
          {unit(1, tick.unit)}
        </span>
      ))}
    </span>
  );
}

/** The lines of the time scale, down to the bar. */
function TimeGrid() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 -top-6 h-[7.5rem] max-lg:hidden">
      {timeTicks.map(({ unit, seconds }) => (
        <span
          key={unit}
          style={{ left: `${placeOfTime(seconds)}%` }}
          className="absolute inset-y-0 w-px bg-night-line/60"
        />
      ))}
    </span>
  );
}

/** Names the line in the middle of the bells below. */
function TrueValue({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block h-6 text-center text-sm font-normal', className)}>
      {translate({
        id: 'methods.chart.trueValue',
        message: 'True value',
        description: 'Names the line in the middle of curves that say how certain results are',
      })}
    </span>
  );
}

/** A bar as long as the method takes; what it takes at times only is fainter. */
function Duration({ kind }: { kind: MethodKind }) {
  const [shortest, longest] = methodFigures[kind].seconds;
  const tone = kind === 'batscan' ? 'bg-aurora' : 'bg-on-night-muted';
  return (
    <span aria-hidden="true" className={`flex items-end ${barHeight}`}>
      <span className="relative h-4 w-full overflow-hidden rounded-sm bg-night-line/60 lg:h-12">
        {[shortest, longest].map((seconds, index) => (
          <span
            key={index}
            style={{ width: `${placeOfTime(seconds)}%`, opacity: index === 1 && longest > shortest ? 0.4 : undefined }}
            className={clsx('absolute inset-y-0 left-0', tone)}
          />
        ))}
      </span>
    </span>
  );
}

/** How likely each result is around the true value: the narrower the bell, the surer; all have the same area. */
function Spread({ kind }: { kind: MethodKind }) {
  const { reach, isStated } = methodFigures[kind];
  if (reach === undefined) {
    return (
      <span aria-hidden="true" className={`relative flex items-end ${bellHeight}`}>
        <span className="h-8 w-full rounded-sm border border-night-line hatched text-line-strong/60 lg:h-12" />
        <span className="absolute inset-y-0 left-1/2 w-px bg-on-night" />
      </span>
    );
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={`w-full ${bellHeight}`}>
      <path
        d={bell(50, reach / 2, (tallest * narrowest) / reach)}
        fillOpacity={isStated ? 0.9 : 0.2}
        strokeDasharray={isStated ? undefined : 4}
        vectorEffect="non-scaling-stroke"
        className={isStated ? 'fill-aurora' : 'fill-current stroke-current'}
      />
      <path d="M50 0V100" vectorEffect="non-scaling-stroke" className="stroke-on-night" />
    </svg>
  );
}

/** The uncertainty that BatScan's bell stands for, and which report it is from. */
function StatedFigure() {
  const { uncertainty } = useFormats();
  const report = sampleReports.healthy;
  return (
    <p>
      <strong className="block font-display text-xl font-semibold text-on-night">
        {uncertainty(report.uncertainty)}
      </strong>
      <Link to={sampleReportPath('batscan')} className="text-sm">
        <Translate
          id="report.scale.source"
          description="Below the scale of a report: a link to it; {vehicle} is a car"
          values={{ vehicle: report.vehicle }}
        >
          {'From the sample report of a {vehicle}'}
        </Translate>
      </Link>
    </p>
  );
}
