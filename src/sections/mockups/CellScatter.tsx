import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { sampleLine as line, usualOutline, type Cell } from '@site/src/domain/sample-line';
import { findingColours } from '../shared/finding-colours';

const { impedance, capacity } = line.limits;
/** The limits stand this far inside the chart, in percent. */
const margin = 10;
const within = (value: number, { lower, upper }: { lower: number; upper: number }) =>
  margin + ((value - lower) / (upper - lower)) * (100 - 2 * margin);
const x = (cell: Cell) => within(cell.impedance, impedance);
const y = (cell: Cell) => 100 - within(cell.capacity, capacity);
const outline = usualOutline(line.threshold)
  .map((cell) => `${x(cell).toFixed(2)},${y(cell).toFixed(2)}`)
  .join(' ');

interface CellScatterProps {
  /** How many cells have left the line. */
  measured?: number;
  /** How far the outline of what cells have in common is visible, from 0 to 1; the odd cell stands out with it. */
  comparison?: number;
  /** The cells that stand out, each with its mark, in place of the example's odd one. They may lie close together. */
  flagged?: (Cell & { mark: string })[];
  /** Without words, where it is too small for them. */
  isBare?: boolean;
}

/** Cells by impedance and capacity: all lie within both limits, and one lies apart from the others. */
export function CellScatter({
  measured = line.cells.length,
  comparison = 1,
  flagged,
  isBare = false,
}: CellScatterProps) {
  const cells = line.cells.slice(0, measured);
  const standsOut = comparison > 0;
  return (
    <div className="relative h-[13rem] @min-[30rem]:h-[15rem]">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <rect x="0" y="0" width="100" height="100" rx="1" className="fill-canvas" />
        <rect
          x={margin}
          y={margin}
          width={100 - 2 * margin}
          height={100 - 2 * margin}
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
          className="fill-transparent stroke-line-strong"
        />
        <polygon
          points={outline}
          vectorEffect="non-scaling-stroke"
          style={{ opacity: comparison }}
          className="fill-action-tint stroke-action"
        />
        {/* Dots: lines without length, whose ends are round. */}
        <path
          d={cells
            .map((cell) => (cell === line.odd && standsOut ? '' : `M${x(cell).toFixed(1)} ${y(cell).toFixed(1)}h0`))
            .join('')}
          strokeLinecap="round"
          strokeWidth="7"
          vectorEffect="non-scaling-stroke"
          className="stroke-action"
        />
      </svg>
      {standsOut &&
        (flagged ?? [{ ...line.odd, mark: undefined }]).map(({ mark, ...cell }) => (
          <span
            key={`${cell.impedance} ${cell.capacity}`}
            style={{ left: `${x(cell)}%`, top: `${y(cell)}%` }}
            className={clsx(
              'absolute -translate-1/2 rotate-45',
              mark ? `size-2 sm:size-3 ${mark}` : `size-4 ring-4 ring-signal/20 ${findingColours.signal}`,
            )}
          />
        ))}
      {!isBare && <Labels comparison={comparison} />}
    </div>
  );
}

/** What frame, outline and axes are. */
function Labels({ comparison }: Required<Pick<CellScatterProps, 'comparison'>>) {
  return (
    <>
      <span className="absolute top-px left-[11%] leading-tight">
        {translate({
          id: 'common.line.limits',
          message: 'Limits',
          description: 'Label at the dashed frame in the chart: the limits of both measures',
        })}
      </span>
      <span
        style={{ opacity: comparison }}
        className="absolute bottom-[12%] left-[12%] max-w-[38%] leading-tight font-semibold text-action-strong"
      >
        {translate({
          id: 'common.line.usual',
          message: 'Usual range together',
          description: 'Label at the ellipse in the chart: combinations of both measures that cells usually have',
        })}
      </span>
      <span className="absolute right-[11%] bottom-px leading-tight">{`${impedanceLabel()}, mΩ →`}</span>
      <span className="absolute bottom-[12%] left-px origin-bottom-left translate-x-[1.4em] -rotate-90">{`${capacityLabel()}, Ah →`}</span>
    </>
  );
}

export const impedanceLabel = () =>
  translate({ id: 'common.line.impedance', message: 'Impedance', description: 'Measure of a cell' });

export const capacityLabel = () =>
  translate({ id: 'common.line.capacity', message: 'Capacity', description: 'Measure of a cell' });
