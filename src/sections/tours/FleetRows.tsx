import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { AlertTitle } from '../mockups/AlertText';
import { phase, type MockupProps } from '../mockups/mockup-progress';

/** Room around a line, so that its end dot is whole: of a width of 100, and of a height of 30. */
const margin = { x: 6, y: 5 };
const loss = (history: number[]) => Math.max(...history) - Math.min(...history);
/** In points of state of health: as high as all lines are drawn, each about its own middle, so that losses compare. */
const tallest = Math.max(...fleet.vehicles.map(({ history }) => loss(history)));

/** Places of a series over 0-100 by 0-30. */
function sparkline(history: number[]): string[] {
  const middle = (Math.max(...history) + Math.min(...history)) / 2;
  const x = (index: number) => margin.x + (index * (100 - 2 * margin.x)) / (history.length - 1);
  const y = (value: number) => 15 - ((value - middle) / tallest) * (30 - 2 * margin.y);
  return history.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
}

/** The value of a series at `place`, from 0 (its first value) to 1 (its last), between values by interpolation. */
function valueAt(history: number[], place: number): number {
  const index = Math.min(Math.floor(place * (history.length - 1)), history.length - 2);
  const [before, after] = [history[index]!, history[index + 1]!];
  return before + (after - before) * (place * (history.length - 1) - index);
}

interface VehicleLineProps {
  history: number[];
  /** It has raised an alert. */
  isRaised?: boolean;
  /** Its height and colour, where it is not on the dark console. */
  className?: string;
  /** How much of it has come in, from 0 to 1. */
  progress?: number;
}

/** A vehicle's state of health over time. */
export function VehicleLine({
  history,
  isRaised = false,
  className = isRaised ? 'h-[3em] stroke-aurora' : 'h-[3em] stroke-on-night-muted',
  progress = 1,
}: VehicleLineProps) {
  const places = sparkline(history);
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      style={{ clipPath: `inset(0 ${(100 - 2 * margin.x) * (1 - progress)}% 0 0)` }}
      fill="none"
      strokeLinecap="round"
    >
      <polyline points={places.join(' ')} strokeWidth={isRaised ? 3 : 1.5} vectorEffect="non-scaling-stroke" />
      {isRaised && <path d={`M${places.at(-1)}h0`} strokeWidth="8" vectorEffect="non-scaling-stroke" />}
    </svg>
  );
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
              className={`grid grid-cols-[5.2em_1fr_3em] items-center gap-[1em] rounded-md px-[0.9em] py-[0.1em] ${isRaised ? 'bg-night ring-1 ring-aurora' : 'bg-night/50'}`}
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
          className="flex items-center gap-[0.8em] rounded-md bg-aurora p-[0.8em] font-semibold text-ink"
        >
          <Icon name="bell" />
          <AlertTitle />
        </div>
      </div>
    </div>
  );
}
