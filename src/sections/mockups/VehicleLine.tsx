import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';

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

interface VehicleLineProps {
  history: number[];
  /** It has raised an alert. */
  isRaised?: boolean;
  /** How much of it has come in, from 0 to 1. */
  progress?: number;
}

/** A vehicle's state of health over time. */
export function VehicleLine({ history, isRaised = false, progress = 1 }: VehicleLineProps) {
  const places = sparkline(history);
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      className={`h-[3em] w-full ${isRaised ? 'stroke-signal-bright' : 'stroke-on-night-muted'}`}
      style={{ clipPath: `inset(0 ${(100 - 2 * margin.x) * (1 - progress)}% 0 0)` }}
      fill="none"
      strokeLinecap="round"
    >
      <polyline points={places.join(' ')} strokeWidth={isRaised ? 3 : 1.5} vectorEffect="non-scaling-stroke" />
      {isRaised && <path d={`M${places.at(-1)}h0`} strokeWidth="8" vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
