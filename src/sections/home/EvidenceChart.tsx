import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import evidence from '@site/data/evidence.json';
import { useFormats } from '@site/src/hooks/useFormats';
import { useThresholds } from '../shared/thresholds';
import { pointsByHealth, type Point } from './useFindings';

const lowest = 65;
const oldest = 10;
/** Places in percent of the chart's width and height. */
const x = (years: number) => (years * 100) / oldest;
const y = (health: number) => ((100 - health) * 100) / (100 - lowest);
const { years, lossPerYear } = evidence.band;
const end = (loss: number) => `${x(years)},${y(100 - years * loss)}`;

const ages = [0, 2, 4, 6, 8, oldest];

/** The band of a large study, points of others with the ages they are for, and the thresholds of rules and warranties; labels are text. */
export function EvidenceChart() {
  const { number, percent } = useFormats();
  const thresholds = useThresholds();
  const nameOf = ({ study }: Point) => evidence.studies[study as 'naf'].name;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 pt-3 text-sm text-muted tabular-nums">
      <div className="relative w-12">
        {[70, 80, 90, 100].map((health) => (
          <span key={health} style={{ top: `${y(health)}%` }} className="absolute right-0 -translate-y-1/2">
            {percent(health)}
          </span>
        ))}
      </div>
      <div className="relative h-[20rem] sm:h-[22rem] lg:h-[30rem]">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {Array.from({ length: 101 - lowest }, (_, index) => (
            <path
              key={index}
              d={`M0 ${y(lowest + index)}h${index % 5 === 0 ? 2.4 : 1.2}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
            />
          ))}
          <path
            d={`M0 0V100H100${ages.map((age) => `M${x(age)} 100v2`).join('')}`}
            fill="none"
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
          <polygon points={`0,0 ${end(lossPerYear.slow)} ${end(lossPerYear.fast)}`} className="fill-action-tint" />
          <path
            d={`M0 0L${end(lossPerYear.mean)}`}
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
            className="stroke-action"
          />
          {thresholds.map(({ health, years: [from = 0, to = 0] }) => (
            <path
              key={health}
              d={`M${x(from)} ${y(health)}H${x(to)}`}
              strokeDasharray="4"
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
            />
          ))}
          {pointsByHealth().map(({ study, years: [from, to], health }) => (
            <path
              key={study}
              // From the youngest to the oldest of its batteries.
              d={from < to ? `M${x(from)} ${y(health)}H${x(to)}m0 -2v4M${x(from)} ${y(health)}m0 -2v4` : ''}
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
          ))}
        </svg>
        {thresholds.map(({ health, label, years: [from = 0, to = 0] }) => (
          <span
            key={health}
            // Later thresholds end at their line, because phones have no room for one line of words after its beginning.
            style={from > 0 ? { right: `${100 - x(to)}%`, top: `${y(health)}%` } : { left: 0, top: `${y(health)}%` }}
            className={clsx(
              'absolute leading-tight sm:whitespace-nowrap',
              from === 0 && 'pl-2 sm:pl-4 lg:pl-8',
              health > 70 ? '-translate-y-full py-1' : 'pt-1',
              // On phones the words are longer than the line; below it they keep clear of the band.
              health > 70 && from === 0 && 'max-sm:translate-y-0',
            )}
          >
            {label}
          </span>
        ))}
        {/* Above the band, where it has room on phones too; a line leads to what it names. */}
        <span
          style={{ left: `${x(4)}%`, bottom: `${100 - y(100 - 4 * lossPerYear.mean)}%` }}
          className="absolute top-12 border-l border-action"
        />
        <span
          style={{ left: `${x(3)}%` }}
          className="absolute top-0 right-0 leading-tight font-semibold text-action-strong"
        >
          {evidence.studies.geotab.name}
          <span className="block">
            {translate(
              {
                id: 'home.evidence.loss',
                message: '{loss} points a year',
                description:
                  'At the line of the average loss in the chart; percentage points of state of health, with a minus sign',
              },
              { loss: number(-lossPerYear.mean) },
            )}
          </span>
        </span>
        <span
          style={{ left: `${x(years)}%`, top: `${y(100 - years * lossPerYear.mean)}%` }}
          className="absolute -translate-y-1/2 pl-2 font-semibold text-action-strong"
        >
          {percent(100 - years * lossPerYear.mean)}
        </span>
        {/* The numbers are those of the list below the chart. */}
        {pointsByHealth().map((point, index) => {
          const isRange = point.years[0] < point.years[1];
          return (
            <span
              key={point.study}
              style={{
                left: `${x(point.years[0])}%`,
                width: `${x(point.years[1] - point.years[0])}%`,
                top: `${y(point.health)}%`,
              }}
              className="absolute"
            >
              {/* It stands above its range, which it would hide. */}
              <span
                style={isRange ? { translate: '-50% -125%' } : undefined}
                className="absolute left-1/2 point-number -translate-1/2 ring-2 ring-surface"
              >
                {index + 1}
              </span>
              <span
                // Clear of the number before it.
                style={index > 0 && !isRange ? { translate: '-35%' } : undefined}
                className={clsx(
                  'absolute leading-tight font-semibold whitespace-nowrap text-ink',
                  // It begins beside the band; phones have no room there, but above it.
                  isRange
                    ? 'bottom-12 left-1/2 max-sm:-translate-x-1/2 sm:bottom-6 sm:left-1'
                    : 'bottom-4 -translate-x-1/2',
                )}
              >
                {nameOf(point)}
              </span>
            </span>
          );
        })}
      </div>
      <div className="col-start-2 mt-2 leading-tight">
        <div className="relative h-6">
          {ages.map((age) => (
            <span key={age} style={{ left: `${x(age)}%` }} className="absolute -translate-x-1/2 whitespace-nowrap">
              {number(age)}
            </span>
          ))}
        </div>
        <p className="text-right">
          {translate({
            id: 'home.evidence.axis',
            message: 'Age in years',
            description: 'Below the horizontal axis of the chart of state of health by age',
          })}
        </p>
      </div>
    </div>
  );
}
