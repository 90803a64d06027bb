import type { ReactNode } from 'react';

import { bell } from './bell';

/*
 * What a product cannot tell, drawn across the page: a third for each limit, from the left in their order in the text, where
 * all is said. What nobody knows is hatched, as everywhere.
 */

const [width, height] = [1200, 300];
/** The lower end of all three. */
const base = 220;

function Hatched({ d }: { d: string }) {
  return <path d={d} fill="url(#unknown)" className="stroke-line-strong" strokeOpacity=".5" />;
}

/** A battery's health over the years up to the test: what the car has not recorded, how sure the result is, what comes then. */
function Report() {
  const [today, health] = [660, 98];
  const bells: [chemistry: string, half: number, height: number, className: string][] = [
    ['LFP', 70, 96, 'fill-action-tint stroke-action'],
    ['NMC', 30, 156, 'fill-action/80'],
  ];
  return (
    <>
      <Hatched d="M90 -60h92v280h-92zM262 -60h56v280h-56z" />
      <path d="M0 -44L90 -20M182 0L262 18M318 30L660 98" strokeWidth="3" className="stroke-action" />
      <path d="M90 -20L182 0M262 18L318 30" strokeDasharray="2 6" strokeWidth="2" className="stroke-action" />
      {/* Upright at the day of the test: as sure as with one chemistry, and with the other. */}
      {bells.map(([chemistry, half, high, className]) => (
        <g key={chemistry} fontSize="15" fontWeight="600" textAnchor="end">
          <path
            d={bell(0, half, high)}
            transform={`translate(${today - 100} ${health}) rotate(-90)`}
            className={className}
          />
          <text x={today - high - 10} y={health + (high < 100 ? 54 : 5)} className="fill-ink">
            {chemistry}
          </text>
        </g>
      ))}
      <Hatched d={`M${today} ${health}L1200 96V214Z`} />
      <path d={`M${today} ${health}L1200 154`} strokeDasharray="2 6" strokeWidth="2" className="stroke-action" />
      <path d={`M${today} -60V${base}`} className="stroke-ink" />
      <circle cx={today} cy={health} r="9" strokeWidth="4" className="fill-surface stroke-action" />
    </>
  );
}

/** Values of a vehicle as they come in: a change that is smaller than the uncertainty of each, its own warning, and the gap until now. */
function Fleet() {
  const now = 1180;
  const level = (x: number) => 10 + x * 0.1;
  const scatter = [5, -7, 3, -4, 7, -3];
  return (
    <>
      <path d={`M0 ${level(0)}L400 ${level(400)}`} strokeDasharray="2 6" strokeWidth="2" className="stroke-action" />
      <path d={`M400 ${level(400)}L990 ${level(990)}`} strokeWidth="3" className="stroke-action" />
      {Array.from({ length: 16 }, (_, index) => {
        const x = 30 + index * 62;
        return (
          <g key={x} transform={`translate(${x} ${level(x) + scatter[index % 6]!})`} className="stroke-action">
            <path d="M0 -36v72m-8 0h16m-16 -72h16" strokeOpacity=".55" />
            <circle r="6" className="fill-action" />
          </g>
        );
      })}
      <g transform="translate(600 170)" strokeWidth="3" strokeLinejoin="round" className="stroke-signal">
        <path d="M-34 -18h68v42h-68zM-22 -18v-9h13v9M9 -18v-9h13v9" className="fill-signal-tint" />
        <path d="M0 -9v15m0 6v4" strokeLinecap="round" />
      </g>
      <Hatched d={`M990 -60H${now}V${base}H990Z`} />
      <path d={`M${now} -60V${base}`} className="stroke-ink" />
      {[1022, 1084, 1146].map((x) => (
        <circle key={x} cx={x} cy={level(x)} r="7" strokeDasharray="3 3" className="fill-surface stroke-action" />
      ))}
    </>
  );
}

/** Cells of a line: a limit that is set by hand, two testers of which one measures more, and a cell that only a laboratory opens. */
function Line() {
  const cells = [12, 18, 30, 50, 78, 110, 146, 168, 156, 124, 86, 54, 34, 20, 10];
  return (
    <>
      {cells.map((count, index) => (
        <rect
          key={count}
          x={index * 20}
          y={base - count}
          width="14"
          height={count}
          rx="2"
          className={index > 12 ? 'fill-signal' : 'fill-action'}
        />
      ))}
      <path d={`M227 -10V${base}`} strokeDasharray="3 6" strokeWidth="2" className="stroke-line-strong" />
      <path d={`M257 0V${base}`} strokeWidth="3" className="stroke-ink" />
      <rect x="245" y="-44" width="24" height="46" rx="12" className="fill-ink" />
      <path d="M253 -29h8m-8 8h8m-8 8h8" strokeWidth="2" className="stroke-surface" />
      <g transform={`translate(0 ${base - 100})`}>
        <path d={bell(510, 60, 150)} className="fill-action/80" />
        <path
          d={bell(630, 60, 150)}
          fill="url(#unknown)"
          strokeDasharray="3 4"
          strokeWidth="2"
          className="stroke-action"
        />
      </g>
      <path d="M628 42H524m12 -9l-12 9l12 9" strokeWidth="3" className="stroke-ink" strokeLinecap="round" />
      <g transform={`translate(950 ${base - 236})`}>
        <path d="M-20 0V-18h-44V0M64 0V-18H20V0" className="fill-line-strong" />
        <rect x="-130" width="260" height="236" rx="16" strokeWidth="3" className="fill-surface stroke-ink" />
        {Array.from({ length: 6 }, (_, layer) => (
          <rect
            key={layer}
            x={-114 + layer * 12}
            y={16 + layer * 12}
            width={228 - layer * 24}
            height={204 - layer * 24}
            rx={40 - layer * 6}
            strokeWidth="5"
            className={layer % 2 ? 'stroke-line' : 'stroke-action'}
          />
        ))}
        <path d="M116 196l40 34" strokeWidth="11" strokeLinecap="round" className="stroke-ink" />
        <circle cx="70" cy="156" r="60" strokeWidth="5" className="fill-surface stroke-ink" />
        <circle cx="70" cy="156" r="57" fill="url(#unknown)" />
      </g>
    </>
  );
}

const figures = { report: Report, fleet: Fleet, line: Line } satisfies Record<string, () => ReactNode>;

export type LimitFigureName = keyof typeof figures;

/** On wide screens; tablets and phones have the words only. */
export function LimitFigure({ name }: { name: LimitFigureName }) {
  const Figure = figures[name];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -70 ${width} ${height}`}
      fill="none"
      className="h-auto w-full overflow-visible text-line-strong max-lg:hidden"
    >
      <pattern id="unknown" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V12" stroke="currentColor" strokeOpacity=".6" />
      </pattern>
      <Figure />
      <path d={`M0 ${base}H${width}`} className="stroke-line-strong" />
      <path
        d={Array.from({ length: 61 }, (_, index) => `M${index * 20} ${base}v${index % 5 ? 5 : 10}`).join('')}
        className="stroke-line-strong"
      />
    </svg>
  );
}
