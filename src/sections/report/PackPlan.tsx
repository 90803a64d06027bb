import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { Badge } from '@site/src/components/ui/Badge';
import { cellLevel, type CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { cellShadesOnNight } from './cell-shades';
import { CellLegend } from './CellLegend';
import { sampleMark, shortHealth, usableCapacity, verdictText } from './report-labels';

const weak = 'bg-signal-bright';
/** It ends within the plan, whose cells are smaller on phones. */
const glow = { boxShadow: '0 0 min(3vw, 2rem) var(--color-signal-bright)' };
/** In every pack, so that those of different cars are as wide, however many modules they have. */
const groupsAcross = 12;

/** The battery of a report seen from above: each cell group by its distance from the mean, in its module. A weak one stands out. */
export function PackPlan({ report }: { report: CompleteReport }) {
  const { difference, measure, percent, shortUncertainty } = useFormats();
  const { cells, lowest, meanMillivolts, verdict, vehicle } = report;
  const modulesAcross = cells.length % 3 === 0 ? 3 : 2;
  const kwh = (value: number) => measure(value, 'kWh');
  return (
    <div
      role="img"
      data-mockup="pack"
      aria-label={translate(
        {
          id: 'common.pack.alt',
          message: 'The battery of a {vehicle} seen from above. State of health: {health}. {verdict}. Sample values.',
          description: 'Text alternative of the drawing of a pack; {verdict} is such as: One weak cell group',
        },
        { vehicle, health: percent(report.stateOfHealth), verdict: verdictText(verdict) },
      )}
      className="flex flex-col gap-4 sm:gap-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <span className="font-display text-4xl leading-none font-semibold tracking-display whitespace-nowrap text-on-night">
            {percent(report.stateOfHealth)}
          </span>
          <span className="leading-tight">
            <span className="block">{shortHealth()}</span>
            {shortUncertainty(report.uncertainty)}
          </span>
        </div>
        <div className="leading-tight max-lg:hidden">
          <span className="block">{usableCapacity()}</span>
          <span className="font-semibold text-on-night">{kwh(report.usableCapacityKwh)}</span>
        </div>
        <Badge tone="night" className="whitespace-nowrap">
          {sampleMark()}
        </Badge>
      </div>
      <div
        style={{ gridTemplateColumns: `repeat(${modulesAcross}, minmax(0, 1fr))` }}
        className="grid gap-2 rounded-xl bg-night-raised p-2 shadow-overlay ring-1 ring-night-line sm:gap-3 sm:p-6"
      >
        {cells.map((groups, module) => (
          <div
            key={module}
            style={{ gridTemplateColumns: `repeat(${groupsAcross / modulesAcross}, minmax(0, 1fr))` }}
            className="grid gap-1 rounded-md bg-night p-1"
          >
            {groups.map((millivolts, group) => {
              const isWeak = verdict === 'weakGroup' && module + 1 === lowest.module && group + 1 === lowest.group;
              const distance = millivolts - meanMillivolts;
              return (
                <span
                  key={group}
                  style={isWeak ? glow : undefined}
                  className={clsx(
                    'grid aspect-square place-items-center rounded-sm text-lg font-semibold tracking-display text-ink lg:aspect-[6/7]',
                    isWeak ? `${weak} z-1` : cellShadesOnNight[cellLevel(distance)],
                  )}
                >
                  {isWeak && <span className="max-lg:hidden">{difference(distance)}</span>}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <CellLegend report={report} shades={cellShadesOnNight} weak={weak} className="gap-4 text-sm" />
    </div>
  );
}
