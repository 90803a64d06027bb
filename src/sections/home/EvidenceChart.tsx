import { translate } from '@docusaurus/Translate';

import evidence from '@site/data/evidence.json';
import { useFormats } from '@site/src/hooks/useFormats';
import { useThresholds } from '../shared/thresholds';
import { healthText, pointsByHealth, type Point } from './useFindings';

const lowest = 65;
const oldest = 10;
/** Places in percent of the chart's width and height. */
const x = (years: number) => (years * 100) / oldest;
const y = (health: number) => ((100 - health) * 100) / (100 - lowest);
const { years, lossPerYear } = evidence.band;
const isRange = (point: { years: readonly [number, number] }) => point.years[0] < point.years[1];
const end = (loss: number) => `${x(years)},${y(100 - years * loss)}`;

/** The band of a large study, points of others with the ages they are for, and the thresholds of rules and warranties; labels are text. */
export function EvidenceChart() {
  const { number, percent } = useFormats();
  const thresholds = useThresholds();
  const pointLabel = (point: Point) => `${evidence.studies[point.study as 'naf'].name} ${healthText(point, percent)}`;
  const mean = (
    <>
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
    </>
  );
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-muted tabular-nums">
      <div className="relative w-12">
        {[70, 80, 90, 100].map((health) => (
          <span key={health} style={{ top: `${y(health)}%` }} className="absolute right-0 -translate-y-1/2">
            {percent(health)}
          </span>
        ))}
      </div>
      <div className="relative h-[17rem] sm:h-[22rem]">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {Array.from({ length: 101 - lowest }, (_, index) => (
            <path
              key={index}
              d={`M0 ${y(lowest + index)}h${index % 5 === 0 ? 2.4 : 1.2}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
            />
          ))}
          <path d="M0 0V100H100" fill="none" vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
          <polygon points={`0,0 ${end(lossPerYear.slow)} ${end(lossPerYear.fast)}`} className="fill-action-tint" />
          <path
            d={`M${x(4)} ${y(96)}V${y(100 - 4 * lossPerYear.mean)}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-action sm:hidden"
          />
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
              strokeWidth="2"
              strokeDasharray="6 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-danger"
            />
          ))}
          {pointsByHealth().map(({ study, years: [from, to], health }) => (
            <path
              key={study}
              d={`M${x(from)} ${y(health)}H${x(to)}`}
              strokeWidth="6"
              vectorEffect="non-scaling-stroke"
              className="stroke-action"
            />
          ))}
        </svg>
        {thresholds.map(({ health, label, years: [from = 0, to = 0] }) => (
          <span
            key={health}
            // Later thresholds end at their line, because phones have no room for one line of words after its beginning.
            style={from > 0 ? { right: `${100 - x(to)}%`, top: `${y(health)}%` } : { left: 0, top: `${y(health)}%` }}
            className={`absolute leading-tight text-danger-strong sm:whitespace-nowrap ${from > 0 ? '' : 'pl-2 sm:pl-4'} ${health > 70 ? '-translate-y-full pb-1' : 'pt-1'}`}
          >
            {label}
          </span>
        ))}
        <span
          style={{ left: `${x(years)}%`, top: `${y(100 - years * lossPerYear.mean)}%` }}
          className="absolute -translate-y-1/4 pl-3 leading-tight font-semibold text-action-strong max-sm:hidden"
        >
          {mean}
        </span>
        {/* Phones have room for it only above the band. */}
        <span
          style={{ left: `${x(3)}%` }}
          className="absolute top-0 right-0 leading-tight font-semibold text-action-strong sm:hidden"
        >
          {mean}
        </span>
        {/* From the beginning of the bar, so that it stands clear of the band. */}
        {pointsByHealth()
          .filter(isRange)
          .map((point) => (
            <span
              key={point.study}
              style={{ left: `${x(point.years[0])}%`, right: '-1rem', bottom: `${100 - y(point.health)}%` }}
              className="absolute pb-3 pl-1 leading-tight font-semibold text-ink max-sm:hidden"
            >
              {pointLabel(point)}
            </span>
          ))}
        {/* The numbers are those of the list beside the chart; phones have no room for the names. */}
        {pointsByHealth().map((point, index) => (
          <span
            key={point.study}
            style={{ left: `${x((point.years[0] + point.years[1]) / 2)}%`, top: `${y(point.health)}%` }}
            className="absolute"
          >
            {/* A bar is seen to go through its number. */}
            <span className={`absolute point-number -translate-1/2 ${isRange(point) ? '' : 'ring-2 ring-surface'}`}>
              {index + 1}
            </span>
            {!isRange(point) && (
              <span className="absolute bottom-3 -translate-x-1/2 leading-tight font-semibold whitespace-nowrap text-ink max-sm:hidden">
                {pointLabel(point)}
              </span>
            )}
          </span>
        ))}
      </div>
      <div className="col-start-2 mt-1 leading-tight">
        <div className="relative h-6">
          {[0, 2, 4, 6, 8, 10].map((age) => (
            <span
              key={age}
              style={{ left: `${x(age)}%` }}
              // On phones the last, with its unit, takes the room of the one before.
              className={`absolute whitespace-nowrap ${age === oldest ? '-translate-x-full' : age > 0 ? '-translate-x-1/2' : ''} ${age === 8 ? 'max-sm:hidden' : ''}`}
            >
              {age === oldest ? number(age, { style: 'unit', unit: 'year', unitDisplay: 'long' }) : number(age)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
