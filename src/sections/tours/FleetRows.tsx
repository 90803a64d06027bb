import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { AlertTitle } from '../mockups/AlertText';
import { phase, type MockupProps } from '../mockups/mockup-progress';
import { VehicleLine } from '../mockups/VehicleLine';

/** The value of a series at `place`, from 0 (its first value) to 1 (its last), between values by interpolation. */
function valueAt(history: number[], place: number): number {
  const index = Math.min(Math.floor(place * (history.length - 1)), history.length - 2);
  const [before, after] = [history[index]!, history[index + 1]!];
  return before + (after - before) * (place * (history.length - 1) - index);
}

/** As many vehicles as the close-ups of the tour have room for; the one with the alert is among them. */
const vehicles = fleet.vehicles.slice(0, 4);

/**
 * BatStream's list of vehicles in the tour, drawn from data/sample-fleet.json. `progress` through the vehicles' history
 * is from 0 to 1; the alert comes near its end.
 */
export function FleetRows({ progress = 1 }: MockupProps) {
  const { percent } = useFormats();
  const alarm = phase(progress, 0.85, 0.95);
  return (
    <div className="@container w-full">
      <div className="flex flex-col gap-[0.9em] rounded-lg border border-night-line bg-night-raised p-[1.4em] text-[clamp(0.8rem,3cqi,1rem)] text-on-night-muted shadow-overlay">
        <div className="flex items-center justify-between">
          <span className="font-display text-[1.1em] font-semibold text-on-night">BatStream</span>
          <span className="flex items-center gap-[0.5em] text-[0.85em]">
            <span className="size-[0.6em] rounded-full bg-aurora" />
            {translate({
              id: 'common.fleet.live',
              message: 'Live',
              description: 'Mark on the mock-up of the console: data arrives now',
            })}
          </span>
        </div>
        {vehicles.map(({ name, history, alert }) => {
          const isRaised = alert !== undefined && alarm > 0;
          return (
            <div
              key={name}
              className={`grid grid-cols-[5.2em_1fr_3em] items-center gap-[1em] rounded-md px-[0.9em] py-[0.1em] ${isRaised ? 'bg-night ring-1 ring-signal-bright' : 'bg-night/50'}`}
            >
              <span className="text-on-night">{name}</span>
              <VehicleLine history={history} isRaised={isRaised} progress={progress} />
              <span className="text-right font-semibold text-on-night tabular-nums">
                {percent(Math.round(valueAt(history, progress)))}
              </span>
            </div>
          );
        })}
        <div
          style={{ opacity: alarm }}
          className="flex items-center gap-[0.8em] rounded-md bg-signal-bright p-[0.8em] font-semibold text-ink"
        >
          <Icon name="bell" />
          <AlertTitle />
        </div>
      </div>
    </div>
  );
}
