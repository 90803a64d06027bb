import life from '@site/data/battery-life.json';
import { Ruler } from '@site/src/components/ui/Ruler';
import { useFormats } from '@site/src/hooks/useFormats';
import { useThresholds } from '../shared/thresholds';

const lowest = 60;
const highest = 100;
const rows = life.stages.length;

/** How far to the right a state of health stands, in percent of the curve's width. */
export const across = (health: number) => ((health - lowest) / (highest - lowest)) * 100;

/** From full at the top through the middle of each stage's row down to the end, in a square of 100 by 100. */
function curve(): string {
  const last = life.stages.at(-1)!;
  const points = [
    ...life.stages.map(({ health }, index) => ({ x: across(health), y: ((index + 0.5) / rows) * 100 })),
    { x: across(last.health - 4), y: 100 },
  ];
  const [first, ...rest] = [{ x: across(highest), y: 0 }, ...points];
  let { x, y } = first!;
  let path = `M${x} ${y}`;
  for (const next of rest) {
    const middle = (y + next.y) / 2;
    path += `C${x} ${middle} ${next.x} ${middle} ${next.x} ${next.y}`;
    ({ x, y } = next);
  }
  return path;
}

/** The state of health of one battery, top to bottom from new to the end; with the scale and its thresholds, beside rows of one height. */
export function LifeCurve() {
  const { number } = useFormats();
  const thresholds = useThresholds();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-lg:hidden">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <path d={curve()} fill="none" strokeWidth="4" vectorEffect="non-scaling-stroke" className="stroke-action" />
      </svg>
      <div data-curve-cover className="absolute -inset-x-4 inset-y-0 bg-sunken" />
      <div className="absolute inset-x-0 bottom-full">
        <Ruler from={lowest} to={highest} format={number} />
      </div>
      {/* Neighbours on the scale have no room beside each other, so each line goes on below the one before. */}
      {thresholds
        .toSorted((a, b) => b.health - a.health)
        .map(({ health, label }, index) => (
          <span
            key={health}
            style={{ left: `${across(health)}%`, bottom: `${-1.5 * (index + 1)}rem` }}
            className="absolute top-0 flex items-end border-l border-dashed border-line-strong pl-2 text-sm leading-none whitespace-nowrap text-muted"
          >
            {label}
          </span>
        ))}
    </div>
  );
}

/** Phones have less room: their curve begins at the usual warranty. */
const acrossPhone = (health: number) => ((health - 70) / (highest - 70)) * 100;

/** The curve from a stage to the next on phones, where rows differ in height, with the point that the stage stands at. */
export function StageCurve({ id }: { id: string }) {
  const index = life.stages.findIndex((stage) => stage.id === id);
  const { health } = life.stages[index]!;
  const from = acrossPhone(health);
  const to = acrossPhone(life.stages[index + 1]?.health ?? health - 4);
  return (
    <div aria-hidden="true" className="absolute top-4 right-full -bottom-4 mr-6 w-8 lg:hidden">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <path
          d={`M${from} 0C${from} 50 ${to} 50 ${to} 100`}
          fill="none"
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
          className="stroke-action"
        />
      </svg>
      <div data-curve-cover className="absolute -inset-x-3 inset-y-0 bg-sunken" />
      <span
        style={{ left: `${from}%` }}
        className="absolute block size-6 -translate-1/2 rounded-full border-4 border-action bg-surface"
      />
    </div>
  );
}
