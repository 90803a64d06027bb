import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { sampleLine as line, usualOutline, type Cell } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';

const { impedance, capacity } = line.limits;
/** The limits stand this far inside the chart, in percent. */
const margin = 10;
const within = (value: number, { lower, upper }: { lower: number; upper: number }) =>
  margin + ((value - lower) / (upper - lower)) * (100 - 2 * margin);
const x = (cell: Cell) => within(cell.impedance, impedance);
const y = (cell: Cell) => 100 - within(cell.capacity, capacity);
const outline = usualOutline(3)
  .map((cell) => `${x(cell).toFixed(2)},${y(cell).toFixed(2)}`)
  .join(' ');
const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

/**
 * BatData's dashboard, drawn from data/sample-line.json: two measures together show a cell that neither limit shows, and
 * where in the pack it is.
 */
export function LineDashboard() {
  const { number } = useFormats();
  const { odd, place } = line;
  const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const rows = [
    {
      label: translate({ id: 'common.line.impedance', message: 'Impedance', description: 'Measure of a cell' }),
      value: `${number(odd.impedance, decimals(3))} mΩ`,
      fits: true,
    },
    {
      label: translate({ id: 'common.line.capacity', message: 'Capacity', description: 'Measure of a cell' }),
      value: `${number(odd.capacity, decimals(2))} Ah`,
      fits: true,
    },
    {
      label: translate({
        id: 'common.line.together',
        message: 'Together',
        description: 'Third row under impedance and capacity: both measures looked at together',
      }),
      value: `${number(line.deviation, { maximumFractionDigits: 1 })} σ`,
      fits: false,
    },
  ];
  return (
    <div
      role="img"
      data-mockup="line"
      aria-label={translate({
        id: 'common.line.alt',
        message:
          'The BatData dashboard: a chart of impedance and capacity. One cell is within both limits and still far from all others. Its place in the pack is marked. Sample values.',
        description: 'Text alternative of the mock-up of the line dashboard',
      })}
      className="@container w-full"
    >
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 text-sm text-body shadow-overlay @min-[30rem]:p-6">
        <div className="flex items-center justify-between gap-4">
          <span className="font-display text-md font-semibold text-ink">BatData</span>
          <span className="rounded-full bg-danger-tint px-3 py-px font-semibold text-danger-strong">
            {translate({
              id: 'common.line.found',
              message: '1 cell held',
              description: 'Mark on the mock-up of the dashboard: one cell was held back',
            })}
          </span>
        </div>
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
            <polygon points={outline} vectorEffect="non-scaling-stroke" className="fill-action-tint stroke-action" />
          </svg>
          {line.others.map((cell, index) => (
            <span
              key={index}
              style={{ left: `${x(cell)}%`, top: `${y(cell)}%` }}
              className="absolute size-[0.4375rem] -translate-1/2 rounded-full bg-action"
            />
          ))}
          <span
            style={{ left: `${x(odd)}%`, top: `${y(odd)}%` }}
            className="rounded-px absolute size-4 -translate-1/2 rotate-45 bg-danger ring-4 ring-danger/20"
          />
          <span className="absolute top-px left-[11%]">
            {translate({
              id: 'common.line.limits',
              message: 'Limits',
              description: 'Label at the dashed frame in the chart: the limits of both measures',
            })}
          </span>
          <span className="absolute bottom-[14%] left-[13%] font-semibold text-action-strong">
            {translate({
              id: 'common.line.usual',
              message: 'Usual together',
              description: 'Label at the ellipse in the chart: combinations of both measures that cells usually have',
            })}
          </span>
          <span className="absolute right-[11%] bottom-px">{`${rows[0]!.label}, mΩ →`}</span>
          <span className="absolute bottom-[12%] left-px origin-bottom-left translate-x-[1.4em] -rotate-90">{`${rows[1]!.label}, Ah →`}</span>
        </div>
        <div className="grid gap-4 @min-[30rem]:grid-cols-[3fr_2fr] @min-[30rem]:items-end">
          <div className="flex flex-col gap-2">
            <span>
              {translate(
                {
                  id: 'common.line.place',
                  message: 'Pack {pack} · module {module} · cell {cell}',
                  description: 'Where the conspicuous cell is, on the mock-up of the dashboard',
                },
                { pack: place.pack, module: number(place.module), cell: number(place.cell) },
              )}
            </span>
            <div className="flex gap-1">
              {count(place.modules).map((module) => (
                <span
                  key={module}
                  className={`h-6 flex-1 rounded-sm ${module === place.module ? 'bg-action' : 'bg-sunken'}`}
                />
              ))}
            </div>
            <div className="flex gap-1">
              {count(place.cellsPerModule).map((cell) => (
                <span
                  key={cell}
                  className={`h-4 flex-1 rounded-sm ${cell === place.cell ? 'bg-danger' : 'bg-action-tint'}`}
                />
              ))}
            </div>
          </div>
          <div className="flex flex-col divide-y divide-line">
            {rows.map(({ label, value, fits }) => (
              <span key={label} className="flex items-center gap-2 py-1">
                <Icon name={fits ? 'done' : 'alert'} className={fits ? 'text-success' : 'text-danger'} />
                <span className="flex-1">{label}</span>
                <span className="font-semibold text-ink tabular-nums">{value}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
