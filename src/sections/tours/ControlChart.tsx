import { translate } from '@docusaurus/Translate';

import line from '@site/data/sample-line.json';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MockupProps } from '../mockups/mockup-progress';

const width = 320;
const height = 130;
const bottom = 0.74;
const top = 0.98;
const x = (index: number) => 12 + (index * (width - 24)) / (line.values.length - 1);
const y = (value: number) => height - ((value - bottom) / (top - bottom)) * height;

/**
 * BatData's control chart of a manufacturing line in the tour, drawn from data/sample-line.json. `progress` through the cells that
 * leave the line is from 0 to 1; the counts follow it.
 */
export function ControlChart({ progress = 1 }: MockupProps) {
  const { number } = useFormats();
  const within = (value: number) => value >= line.lower && value <= line.upper;
  const measured = Math.round(line.values.length * progress);
  const values = line.values.slice(0, measured);
  const toCome = line.values.slice(measured);
  const heldToCome = toCome.filter((value) => !within(value)).length;
  return (
    <div className="@container w-full">
      <div className="flex flex-col gap-[1em] rounded-lg border border-line bg-surface p-[1.4em] text-[clamp(0.8rem,3cqi,1rem)] text-body shadow-overlay">
        <div className="flex items-center justify-between">
          <span className="font-display text-[1.1em] font-semibold text-ink">BatData</span>
          <span className="text-[0.85em]">
            {translate({
              id: 'common.line.measure',
              message: 'Cell impedance, mΩ',
              description: 'What the chart on the mock-up shows',
            })}
          </span>
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
          <rect
            x="0"
            y={y(line.upper)}
            width={width}
            height={y(line.lower) - y(line.upper)}
            className="fill-action-tint"
          />
          {[line.upper, line.lower].map((limit) => (
            <g key={limit}>
              <line x1="0" x2={width} y1={y(limit)} y2={y(limit)} strokeDasharray="5 4" className="stroke-action" />
              <text
                x={width - 4}
                y={y(limit) - 4}
                textAnchor="end"
                className="fill-action-strong text-[10px] tabular-nums"
              >
                {number(limit)}
              </text>
            </g>
          ))}
          <polyline
            points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
            fill="none"
            strokeWidth="1.5"
            className="stroke-line-strong"
          />
          {values.map((value, index) =>
            within(value) ? (
              <circle key={index} cx={x(index)} cy={y(value)} r="3" className="fill-action" />
            ) : (
              <path key={index} d={`M${x(index)} ${y(value) - 7}l6.5 11h-13z`} className="fill-danger" />
            ),
          )}
        </svg>
        <div className="grid grid-cols-2 gap-[0.8em]">
          <Count
            label={translate({
              id: 'common.line.passed',
              message: 'Released',
              description: 'Packs that passed, on the mock-up of the dashboard',
            })}
            value={number(line.passed - (toCome.length - heldToCome))}
          />
          <Count
            label={translate({
              id: 'common.line.held',
              message: 'Held for review',
              description: 'Packs that did not pass, on the mock-up of the dashboard',
            })}
            value={number(line.held - heldToCome)}
          />
        </div>
      </div>
    </div>
  );
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-md bg-sunken p-[0.8em]">
      <div className="text-[0.85em]">{label}</div>
      <div className="font-display text-[1.4em] font-semibold text-ink">{value}</div>
    </div>
  );
}
