import type { ReactNode } from 'react';

import { bell } from '@site/src/domain/bell';
import { useFormats } from '@site/src/hooks/useFormats';

/** Their signs are the same in all languages. */
const units = { volt: 'V', millivolt: 'mV' };

/** Voltage from full to empty, as far as it matters here: that of NMC falls all the way, that of LFP at both ends only. */
const discharge = [
  { chemistry: 'NMC', path: 'M22 10C56 32 98 42 130 54C142 58 147 66 150 82', labelAt: 24 },
  { chemistry: 'LFP', path: 'M22 46C26 58 32 60 50 61L122 65C138 66 146 74 151 90', labelAt: 84 },
] as const;

/** Both chemistries, the one that the entry is about in front. */
function Discharge({ of }: { of: (typeof discharge)[number]['chemistry'] }) {
  const { percent } = useFormats();
  return (
    <>
      <path d="M16 2V98H160" className="stroke-line-strong" />
      <g className="fill-muted">
        <text y="12">{units.volt}</text>
        <text x="16" y="116">
          {percent(100)}
        </text>
        <text x="160" y="116" textAnchor="end">
          {percent(0)}
        </text>
      </g>
      {discharge.map(({ chemistry, path, labelAt }) => {
        const isOther = chemistry !== of;
        return (
          <g key={chemistry} className={isOther ? 'fill-muted' : 'fill-action font-semibold'}>
            <path
              d={path}
              fill="none"
              strokeWidth={isOther ? 1.5 : 4}
              className={isOther ? 'stroke-line-strong' : 'stroke-action'}
            />
            <text x="72" y={labelAt}>
              {chemistry}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The stated value, and how far to both sides the true one may lie. */
function Uncertainty() {
  return (
    <>
      <path d={bell(70, 44, 92)} className="fill-action-tint" />
      <path d="M0 100H140" className="stroke-line-strong" />
      <path d="M26 110v12m0-6h88m0-6v12" className="stroke-ink" />
      <path d="M70 100V8" className="stroke-action" />
      <circle cx="70" cy="116" r="6" className="fill-action" />
      <text x="124" y="121" className="fill-ink font-semibold">
        ±
      </text>
    </>
  );
}

const tops = [34, 22, 30, 27, 58, 32, 26];
const [highest, lowest] = [Math.min(...tops), Math.max(...tops)];

/** Voltages of cell groups, and how far the highest and the lowest are apart. */
function CellSpread() {
  return (
    <>
      {tops.map((top, group) => (
        <path
          key={top}
          d={`M${group * 16 + 6} 104V${top}`}
          strokeWidth="10"
          strokeOpacity={top === highest || top === lowest ? 1 : 0.3}
          className="stroke-action"
        />
      ))}
      <path d={`M30 ${highest}H124M80 ${lowest}H124M120 ${highest}V${lowest}`} className="stroke-ink" />
      <text x="130" y="45" className="fill-ink font-semibold">
        {units.millivolt}
      </text>
    </>
  );
}

/** Drawings of what words alone hardly say, by the entry's id; not of data. What is written in them needs no translation. */
const diagrams: Partial<Record<string, () => ReactNode>> = {
  uncertainty: Uncertainty,
  nmc: () => <Discharge of="NMC" />,
  lfp: () => <Discharge of="LFP" />,
  'cell-spread': CellSpread,
};

/** The drawing of an entry that has one. */
export function TermDiagram({ id }: { id: string }) {
  const Diagram = diagrams[id];
  if (!Diagram) return undefined;
  return (
    <svg
      aria-hidden="true"
      width="160"
      height="124"
      fill="none"
      strokeWidth="1.5"
      className="shrink-0 overflow-visible text-sm"
    >
      <Diagram />
    </svg>
  );
}
