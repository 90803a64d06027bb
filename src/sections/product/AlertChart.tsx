import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { sampleFleet as fleet, fleetReport as report } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { AlertMail } from '../mockups/AlertMail';
import { peersLabel } from '../mockups/AlertText';
import { MomentNumber } from './AlertStory';

const lowest = 88;
const highest = 100;
const last = fleet.months.length - 1;
/** Places in percent of the chart's width and height. */
const x = (index: number) => (index * 100) / last;
const y = (health: number) => 100 - ((health - lowest) / (highest - lowest)) * 100;
const line = (values: number[]) => values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
const band = [
  ...line(fleet.peerBand.map((month) => month.highest)),
  ...line(fleet.peerBand.map((month) => month.lowest)).reverse(),
].join(' ');
/** Between the lowest of the peers and the vehicle, from its alert on. */
const alerted = fleet.moments[2]!;
const gap = [
  ...line(fleet.peerBand.map((month) => month.lowest)).slice(alerted),
  ...line(fleet.watched.history).slice(alerted).reverse(),
].join(' ');

/** One vehicle against the band of its peers over a year, with the moments of its alert; on wide screens also with what its email says. */
export function AlertChart({ mail }: { mail?: string }) {
  const { percent, number, month, date } = useFormats();
  const { history, name } = fleet.watched;
  return (
    <div
      role="img"
      aria-label={translate(
        {
          id: 'productDetail.alert.alt',
          message:
            'Chart: {vehicle} falls from {first} to {last} in a year. Its peers end between {lowest} and {highest}.',
          description: 'Text alternative of the chart of an alert; percentages of state of health',
        },
        {
          vehicle: name,
          first: percent(history[0]!),
          last: percent(history[last]!),
          lowest: percent(fleet.peerBand[last]!.lowest),
          highest: percent(fleet.peerBand[last]!.highest),
        },
      )}
      className="grid grid-cols-[auto_1fr] gap-x-4 text-sm text-muted tabular-nums"
    >
      <div className="relative w-12">
        {[90, 95, 100].map((health) => (
          <span key={health} style={{ top: `${y(health)}%` }} className="absolute right-0 -translate-y-1/2">
            {percent(health)}
          </span>
        ))}
      </div>
      <div
        className={clsx('relative mr-4 h-[12rem] sm:h-[14rem] print:h-[14rem]', mail ? 'lg:h-[26rem]' : 'lg:h-[16rem]')}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {[lowest, 90, 95, 100].map((health) => (
            <path key={health} d={`M0 ${y(health)}H100`} vectorEffect="non-scaling-stroke" className="stroke-line" />
          ))}
          <polygon points={band} className="fill-action-tint" />
          {fleet.peers.map((peer) => (
            <polyline
              key={peer.name}
              points={line(peer.history).join(' ')}
              fill="none"
              strokeOpacity="0.3"
              vectorEffect="non-scaling-stroke"
              className="stroke-action"
            />
          ))}
          <polygon points={gap} fillOpacity="0.15" className="fill-signal" />
          {/* From each moment down to its month and its words. */}
          {fleet.moments.map((at) => (
            <path
              key={at}
              d={`M${x(at)} ${y(history[at]!)}V100`}
              strokeDasharray="4"
              vectorEffect="non-scaling-stroke"
              // The alert leaves from its own point only: that of a moment above its card would seem to hold it.
              className={clsx(
                mail && at === alerted ? 'stroke-line-strong lg:stroke-signal' : 'stroke-line-strong',
                mail && at > 0 && at < alerted && 'lg:hidden',
              )}
            />
          ))}
          <polyline
            points={line(history).join(' ')}
            fill="none"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            className="stroke-signal"
          />
        </svg>
        <span
          style={{ top: `${y(fleet.peerBand[last]!.highest)}%` }}
          className="absolute right-2 rounded-sm bg-action-tint px-1 text-action-strong"
        >
          {peersLabel()}
        </span>
        {fleet.moments.map((at, index) => (
          <span
            key={at}
            style={{ left: `${x(at)}%`, top: `${y(history[at]!)}%` }}
            className="absolute -translate-1/2 rounded-full ring-4 ring-surface"
          >
            <MomentNumber index={index} />
          </span>
        ))}
        <span
          style={{ top: `${y(fleet.peerBand[last]!.lowest)}%` }}
          className="absolute right-2 pt-px leading-tight font-semibold whitespace-nowrap text-signal-strong"
        >
          {translate(
            {
              id: 'productDetail.alert.gap',
              message: '{points} points',
              description:
                'How far a vehicle is below its peers, in percentage points of state of health, in a chart: short',
            },
            { points: number(report.gap.points) },
          )}
        </span>
        <span
          style={{ top: `${y(history[last]!)}%` }}
          className="absolute right-6 translate-y-1 font-semibold text-signal-strong"
        >
          {name}
        </span>
        {/* Below the line of the vehicle, up to the moment at which it arrives. */}
        {mail && (
          <div style={{ right: `${100 - x(alerted)}%` }} className="absolute bottom-4 pr-4 max-lg:hidden">
            <AlertMail text={mail} className="max-w-[28rem]" />
            <span className="absolute top-6 right-0 w-4 border-t-2 border-signal" />
          </div>
        )}
      </div>
      <div className="relative col-start-2 mt-2 mr-4 h-6">
        {fleet.moments.map((at, index) => (
          <span
            key={at}
            style={at === last ? undefined : { left: `${x(at)}%` }}
            className={clsx(
              'absolute whitespace-nowrap',
              at === last ? '-right-4' : '-translate-x-1/2',
              // With large text on a phone there is no room for them.
              at > 0 && at < last && 'max-sm:hidden',
            )}
          >
            {index === 0 || at === last ? month(fleet.months[at]!) : date(fleet.months[at]!, { month: 'short' })}
          </span>
        ))}
      </div>
    </div>
  );
}
