import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Fragment } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Icon } from '@site/src/components/ui/Icon';
import { sampleFleet as fleet, pointsLost } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { findingColours } from '../shared/finding-colours';
import { onWide } from '../shared/on-wide';
import { AlertTitle } from './AlertText';
import { SceneCards } from './SceneCards';

/** The vehicles whose batteries lost most in a year, the largest loss first. */
const losses = fleet.vehicles
  .map(({ name, history }) => ({ name, lost: pointsLost(history) }))
  .toSorted((a, b) => b.lost - a.lost)
  .slice(0, 5);
const isWatched = (name: string) => name === fleet.watched.name;

/** What BatStream says of a fleet, before the view of its depot: which vehicle ages faster than its peers. */
export function FleetScene() {
  const { number } = useFormats();
  const alert = (
    <>
      <Icon name="bell" className="mt-px shrink-0 text-base text-signal" />
      <span className="text-base leading-tight font-semibold text-balance text-ink">
        <AlertTitle />
      </span>
    </>
  );
  return (
    <SceneCards
      name="fleet"
      place={{ width: '22rem', marginBottom: onWide('15rem', '20rem') }}
      leads="down"
      reach={onWide('12.25rem', '14.75rem')}
      brief={
        <>
          <span className="flex max-w-[12rem] items-start gap-2">{alert}</span>
          <Badge className="mt-1 justify-self-start">{sampleMark()}</Badge>
        </>
      }
    >
      <p className="flex items-start gap-2">
        {alert}
        <Badge className="ml-auto shrink-0">{sampleMark()}</Badge>
      </p>
      <p className="leading-tight">
        {translate({
          id: 'common.fleet.losses',
          message: 'Percentage points of state of health lost in a year',
          description: 'Title of the chart on the mock-up of the console: a bar for each vehicle',
        })}
      </p>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 leading-tight tabular-nums">
        {losses.map(({ name, lost }) => (
          <Fragment key={name}>
            <span className={clsx(isWatched(name) && 'font-semibold text-ink')}>{name}</span>
            <span className="flex items-center gap-3">
              <span className="flex-1">
                <span
                  style={{ width: `${(100 * lost) / losses[0]!.lost}%` }}
                  className={clsx('block h-3 rounded-sm', isWatched(name) ? findingColours.signal : 'bg-line-strong')}
                />
              </span>
              <span className={clsx(isWatched(name) && 'font-semibold text-ink')}>
                {number(lost, { minimumFractionDigits: 1 })}
              </span>
            </span>
          </Fragment>
        ))}
      </div>
    </SceneCards>
  );
}
