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

/** The state of health of one battery, top to bottom from new to the end; wide screens show the scale and its thresholds. */
export function LifeCurve() {
  const { number } = useFormats();
  const thresholds = useThresholds();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <path d={curve()} fill="none" strokeWidth="4" vectorEffect="non-scaling-stroke" className="stroke-action" />
      </svg>
      <div data-curve-cover className="absolute -inset-x-4 inset-y-0 bg-canvas" />
      <div className="absolute inset-x-0 bottom-full max-lg:hidden">
        <Ruler from={lowest} to={highest} format={number} />
      </div>
      {thresholds.map(({ health, label }, index) => (
        <span
          key={health}
          style={{ left: `${across(health)}%` }}
          className="absolute inset-y-0 border-l border-dashed border-line-strong max-lg:hidden"
        >
          {/* Neighbours on the scale have no room beside each other. */}
          <span
            style={{ top: `${1 + 14 * (index % 2)}rem` }}
            className={`absolute text-sm leading-tight whitespace-nowrap text-muted [writing-mode:vertical-rl] ${index === 2 ? 'right-px' : 'left-px'}`}
          >
            {label}
          </span>
        </span>
      ))}
    </div>
  );
}
