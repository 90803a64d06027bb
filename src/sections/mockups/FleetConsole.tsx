import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { sampleFleet as fleet, healthHistogram } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { AlertReason, AlertTitle } from './AlertText';

const lowest = 85;
const highest = 100;
const gridLines = [85, 90, 95, 100];
const months = fleet.months.length;
/** Places in the chart, in percent of its width and height. */
const x = (index: number) => (index * 100) / (months - 1);
const y = (health: number) => 100 - ((health - lowest) / (highest - lowest)) * 100;
const points = (values: number[]) => values.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`);
const band = [
  ...points(fleet.peerBand.map((month) => month.highest)),
  ...points(fleet.peerBand.map((month) => month.lowest)).reverse(),
].join(' ');

/**
 * BatStream's console, drawn from data/sample-fleet.json: every vehicle over a year, the band of its peers, how the
 * fleet stands today, and an alert with its reason.
 */
export function FleetConsole() {
  const { number, percent, month } = useFormats();
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
            'The BatStream console: state of health of {count} vehicles over a year. {vehicle} is ageing faster than its peers and has raised an alert. Sample values.',
          description: 'Text alternative of the mock-up of the fleet console; {vehicle} is the name of a vehicle',
        },
        { count: number(fleet.vehicles.length), vehicle: watched.name },
      )}
      className="@container w-full"
    >
      <div className="flex flex-col gap-4 rounded-lg border border-night-line bg-night-raised p-4 text-sm text-on-night-muted shadow-overlay @min-[30rem]:p-6">
        <div className="flex items-center justify-between gap-4">
          <span className="font-display text-md font-semibold text-on-night">BatStream</span>
          <span className="flex items-center gap-2">
            <span className="size-2 rounded-full bg-aurora" />
            {translate({
              id: 'common.fleet.live',
              message: 'Live',
              description: 'Mark on the mock-up of the console: data arrives now',
            })}
          </span>
        </div>
        <div className="flex flex-col gap-2">
          <span>
            {translate({
              id: 'common.fleet.axis',
              message: 'State of health of each vehicle',
              description: 'Title of the chart on the mock-up of the console',
            })}
          </span>
          <div className="grid grid-cols-[auto_1fr] gap-x-3">
            <div className="relative w-8 tabular-nums">
              {gridLines.map((health) => (
                <span
                  key={health}
                  style={{ top: `${y(health)}%` }}
                  className="absolute right-0 -translate-y-1/2 leading-tight"
                >
                  {number(health)}
                </span>
              ))}
            </div>
            <div className="relative h-[11rem] @min-[30rem]:h-[13rem]">
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="absolute inset-0 size-full overflow-visible"
              >
                {gridLines.map((health) => (
                  <Line key={health} points={[`0,${y(health)}`, `100,${y(health)}`]} className="stroke-night-line" />
                ))}
                <polygon points={band} className="fill-on-night/10" />
                {fleet.peers.map(({ name, history }) => (
                  <Line key={name} points={points(history)} className="stroke-on-night-muted/60" />
                ))}
                <Line points={points(watched.history)} width={2.5} className="stroke-aurora" />
              </svg>
              <span
                style={{ top: `${y(watched.history.at(-1)!)}%` }}
                className="absolute right-0 size-3 translate-x-1/2 -translate-y-1/2 rounded-full bg-aurora ring-4 ring-aurora/30"
              />
              <span
                style={{ top: `${y(watched.history.at(-1)!)}%` }}
                className="absolute right-4 translate-y-1 font-semibold text-aurora tabular-nums"
              >
                {watched.name} · {percent(watched.history.at(-1)!)}
              </span>
              <span
                className="absolute right-2 rounded-sm bg-night-raised/85 px-1 text-on-night"
                style={{ top: `${y(100)}%` }}
              >
                {translate({
                  id: 'common.fleet.peers',
                  message: 'Peers',
                  description: 'Name of the band in the chart: what comparable vehicles do',
                })}
              </span>
            </div>
            <div className="col-start-2 flex justify-between pt-3">
              {[0, Math.floor((months - 1) / 2), months - 1].map((index) => (
                <span key={index}>{month(fleet.months[index]!)}</span>
              ))}
            </div>
          </div>
        </div>
        <div className="grid gap-4 @min-[30rem]:grid-cols-[2fr_3fr]">
          <div className="flex flex-col gap-2 rounded-md bg-night/50 p-3">
            <span>
              {translate({
                id: 'common.fleet.histogram',
                message: 'The fleet today',
                description: 'Title of the small bar chart: how many vehicles have which state of health',
              })}
            </span>
            <div className="flex h-16 items-end gap-1">
              {classes.map(({ from, vehicles }) => (
                <span
                  key={from}
                  style={{ height: `${Math.max(3, (vehicles / tallest) * 100)}%` }}
                  className={`flex-1 rounded-sm ${vehicles === 0 ? 'bg-night-line' : from <= watched.history.at(-1)! && watched.history.at(-1)! < from + 2 ? 'bg-aurora' : 'bg-on-night-muted'}`}
                />
              ))}
            </div>
            <div className="flex justify-between tabular-nums">
              <span>{percent(classes[0]!.from)}</span>
              <span>{percent(classes.at(-1)!.from + 2)}</span>
            </div>
          </div>
          <div className="flex flex-col gap-2 rounded-md bg-aurora p-3 text-ink">
            <span className="flex items-start gap-2 font-semibold">
              <Icon name="bell" className="mt-px" />
              <AlertTitle />
            </span>
            <span>
              <AlertReason />
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

function Line({ points, width = 1, className }: { points: string[]; width?: number; className: string }) {
  return (
    <polyline
      points={points.join(' ')}
      fill="none"
      strokeWidth={width}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
