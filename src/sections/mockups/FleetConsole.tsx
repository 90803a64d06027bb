import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Fragment } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Icon } from '@site/src/components/ui/Icon';
import { sampleFleet as fleet, healthHistogram, pointsLost } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { AlertReason, AlertTitle } from './AlertText';
import { ConsoleWindow } from './ConsoleWindow';

/** Every vehicle with what its battery lost in a year, the largest loss first. */
const losses = fleet.vehicles
  .map(({ name, history }) => ({ name, lost: pointsLost(history) }))
  .toSorted((a, b) => b.lost - a.lost);
const width = (lost: number) => ({ width: `${(100 * lost) / losses[0]!.lost}%` });
/** So many show on phones: the whole fleet is on the scale further down. */
const phoneRows = 6;
/** On the dark band the colour of what stands out is brighter. */
const signalOnNight = 'bg-signal-bright';

/**
 * BatStream's console, drawn from data/sample-fleet.json: how fast every battery ages beside what its peers lose, how
 * the fleet stands today, and an alert with its reason.
 */
export function FleetConsole() {
  const { number, percent } = useFormats();
  const { watched } = fleet;
  const classes = healthHistogram(88, 2, 6);
  const tallest = Math.max(...classes.map(({ vehicles }) => vehicles));
  return (
    <div
      role="img"
      data-mockup="fleet"
      aria-label={translate(
        {
          id: 'common.fleet.alt',
          message:
            'The BatStream console: how much state of health {count} vehicles lost in a year. {vehicle} is ageing faster than its peers and has raised an alert. Sample values.',
          description: 'Text alternative of the mock-up of the fleet console; {vehicle} is the name of a vehicle',
        },
        { count: number(fleet.vehicles.length), vehicle: watched.name },
      )}
      className="@container w-full"
    >
      <ConsoleWindow
        name="BatStream"
        marks={<Badge tone="night">{sampleMark()}</Badge>}
        views={['chart', 'truck', 'bell', 'report', 'users']}
        onNight
      >
        <div className="flex flex-col gap-2">
          <span>
            {translate({
              id: 'common.fleet.losses',
              message: 'Percentage points of state of health lost in a year',
              description: 'Title of the chart on the mock-up of the console: a bar for each vehicle',
            })}
          </span>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 tabular-nums @min-[30rem]:gap-y-2">
            {losses.map(({ name, lost }, index) => {
              const isWatched = name === watched.name;
              const isMore = index >= phoneRows && '@max-[30rem]:hidden';
              return (
                <Fragment key={name}>
                  <span className={clsx('leading-tight', isWatched && 'font-semibold text-on-night', isMore)}>
                    {name}
                  </span>
                  <span className={clsx('flex items-center gap-3', isMore)}>
                    <span className="flex-1">
                      <span
                        style={width(lost)}
                        className={clsx('block h-3 rounded-sm', isWatched ? signalOnNight : 'bg-on-night-muted/40')}
                      />
                    </span>
                    <span className={clsx('leading-tight', isWatched && 'font-semibold text-on-night')}>
                      {number(lost, { minimumFractionDigits: 1 })}
                    </span>
                  </span>
                </Fragment>
              );
            })}
          </div>
        </div>
        <div className="grid gap-4 @min-[30rem]:grid-cols-[2fr_3fr]">
          <div className="hidden flex-col gap-2 rounded-md bg-night/50 p-3 @min-[30rem]:flex">
            <span>
              {translate({
                id: 'common.fleet.histogram',
                message: 'The fleet today',
                description: 'Title of the small bar chart: how many vehicles have which state of health',
              })}
            </span>
            <div className="flex h-12 items-end gap-1">
              {classes.map(({ from, vehicles }) => (
                <span
                  key={from}
                  style={{ height: `${Math.max(3, (vehicles / tallest) * 100)}%` }}
                  className={`flex-1 rounded-sm ${vehicles === 0 ? 'bg-night-line' : from <= watched.history.at(-1)! && watched.history.at(-1)! < from + 2 ? signalOnNight : 'bg-on-night-muted'}`}
                />
              ))}
            </div>
            <div className="flex justify-between tabular-nums">
              <span>{percent(classes[0]!.from)}</span>
              <span>{percent(classes.at(-1)!.from + 2)}</span>
            </div>
          </div>
          <div className="flex items-start gap-2 rounded-md bg-signal-tint p-3 text-ink">
            <Icon name="bell" className="mt-px text-base text-signal" />
            <div className="flex flex-col gap-1 text-balance">
              <span className="text-base leading-tight font-semibold">
                <AlertTitle />
              </span>
              <AlertReason />
            </div>
          </div>
        </div>
      </ConsoleWindow>
    </div>
  );
}
