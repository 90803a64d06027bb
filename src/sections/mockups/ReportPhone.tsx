import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { cellLevel, sampleReports, type CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { cellShades } from '../report/cell-shades';
import { CellLegend } from '../report/CellLegend';
import { cellSpread, sampleMark, shortHealth, usableCapacity } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { findingColours } from '../shared/finding-colours';
import { deviceCamera, deviceEdge } from './device';
import { Gauge } from './Gauge';
import { phase, type MockupProps } from './mockup-progress';

/** How many rows the cell groups stand in. */
export const cellRows = 4;

interface ReportPhoneProps extends MockupProps {
  report?: CompleteReport;
  /** The reading happens in front of the visitor. Without it, the report is there at once. */
  isLiving?: boolean;
  /** Other colours than those of light: of its screen, as CSS variables, and of its map of cells. Not imported here, for the same
      reason as the code. */
  colours?: { screen: Record<string, string>; cells: typeof cellShades };
  /** The report's code, where the phone rises from the edge below, on wider screens. Not imported here:
      its drawing would be in the scripts of every page with a phone. */
  code?: ReactNode;
}

/**
 * A BatScan report on a phone, drawn in HTML and SVG from data/sample-reports, in the page's language.
 * `progress` of the reading from 0 to 1: the cells come first, then the gauge, then the verdict. With `isLiving` the
 * reading happens once in front of the visitor, by CSS.
 */
export function ReportPhone({
  progress = 1,
  report = sampleReports.healthy,
  isLiving,
  colours,
  code,
}: ReportPhoneProps) {
  const { percent, shortUncertainty, measure } = useFormats();
  const cells = report.cells.flat();
  const shades = colours?.cells ?? cellShades;
  /** The lowest group stands out only where it is a fault. */
  const isWeak = (millivolts: number) => report.verdict === 'weakGroup' && millivolts === report.lowest.millivolts;
  const cellsRead = cells.length * phase(progress, 0, 0.6);
  const measured = phase(progress, 0.6, 0.9);
  const kwh = (value: number) => measure(value, 'kWh');
  return (
    <div
      role="img"
      data-mockup="report"
      data-living={isLiving ? '' : undefined}
      aria-label={translate(
        {
          id: 'common.report.alt',
          message: 'A BatScan report on a phone: state of health {health}, usable capacity {capacity}. Sample values.',
          description: 'Text alternative of the mock-up of a report',
        },
        { health: percent(report.stateOfHealth), capacity: kwh(report.usableCapacityKwh) },
      )}
      style={colours?.screen}
      className={clsx('@container mx-auto w-full max-w-[26.5rem]', code && 'md:self-end md:*:rounded-b-none md:*:pb-0')}
    >
      <div
        // Its lower edge is below that of the section.
        style={code ? { ...deviceEdge, marginBottom: '-0.3em' } : deviceEdge}
        className={clsx(
          'relative rounded-[11cqi] p-[2.4cqi] leading-normal max-sm:rounded-[6cqi] max-sm:p-0',
          // Tablets have room for a small phone only, whose words are read all the same.
          code ? 'text-[max(4.2cqi,0.9rem)]' : 'text-[4.2cqi]',
        )}
      >
        <span style={deviceCamera} className="absolute rounded-full max-sm:hidden" />
        <div
          className={clsx(
            'flex flex-col gap-[1em] rounded-[9cqi] bg-sunken p-[1.3em] pt-[1.6em] text-body max-sm:rounded-[6cqi]',
            code && 'md:gap-[0.8em] md:rounded-b-none md:pb-[1.1em]',
          )}
        >
          <div className="flex items-center justify-between">
            <span className="font-display text-[1.15em] font-semibold text-ink">BatScan</span>
            <span className="rounded-full bg-line px-[0.8em] py-[0.15em] text-[0.8em] font-semibold text-body @min-[22rem]:text-[max(0.8em,0.875rem)]">
              {sampleMark()}
            </span>
          </div>
          <div>
            <div className="font-semibold text-ink">{report.vehicle}</div>
            <div className="text-[0.85em] tabular-nums @min-[22rem]:text-[max(0.85em,0.875rem)]">
              {report.modelYear} · {kwh(report.ratedCapacityKwh)} · {measure(report.odometerKm, 'km')}
            </div>
          </div>
          <div className="rounded-[1.4em] bg-surface p-[0.9em] pb-[0.6em] shadow-raised">
            <Gauge percent={report.stateOfHealth * measured}>
              <div
                data-living-figure
                className="font-display text-[3.1em] leading-tight font-semibold tracking-display text-ink"
              >
                {measured === 0 ? '–' : percent(Math.round(report.stateOfHealth * measured))}
              </div>
              <div className="text-[0.85em] @min-[22rem]:text-[max(0.85em,0.875rem)]">
                {shortHealth()}
                <span className="block" style={{ opacity: phase(progress, 0.9, 0.95) }}>
                  {shortUncertainty(report.uncertainty)}
                </span>
              </div>
            </Gauge>
          </div>
          <div className="grid grid-cols-2 gap-[0.7em]">
            <Measure label={usableCapacity()} value={measured < 1 ? '–' : kwh(report.usableCapacityKwh)} />
            <Measure label={cellSpread()} value={cellsRead < cells.length ? '–' : measure(report.cellSpread, 'mV')} />
          </div>
          <div className="flex flex-col gap-[0.5em] rounded-[1em] bg-surface p-[0.8em] shadow-raised">
            <div
              data-living-cells
              style={{ gridTemplateColumns: `repeat(${Math.ceil(cells.length / cellRows)}, 1fr)` }}
              className="relative grid gap-[0.2em]"
            >
              {cells.map((millivolts, index) => (
                <span
                  key={index}
                  className={`aspect-square rounded-[0.15em] ${index >= cellsRead ? 'bg-sunken' : isWeak(millivolts) ? findingColours.signal : shades[cellLevel(millivolts - report.meanMillivolts)]}`}
                />
              ))}
            </div>
            <CellLegend
              report={report}
              shades={shades}
              weak={findingColours.signal}
              className="gap-[1em] text-[0.8em] @min-[22rem]:text-[max(0.8em,0.875rem)]"
            />
          </div>
          <div data-living-verdict style={{ opacity: phase(progress, 0.9, 1) }}>
            <VerdictBox
              verdict={report.verdict}
              className="gap-[0.7em] rounded-[1em] p-[0.8em] text-[0.9em] ring-1 ring-current/30"
            />
          </div>
          {code && (
            <div className="flex items-center justify-between gap-4 rounded-[1em] bg-surface p-[0.8em] text-[0.9em] font-semibold shadow-raised max-md:hidden">
              <span className="text-balance">
                <span className="block font-normal">
                  {translate({
                    id: 'verify.number',
                    message: 'Report number',
                    description: 'Field for the number of a report that is to be checked',
                  })}
                </span>
                {report.number}
              </span>
              {code}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function Measure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-[1em] bg-surface p-[0.8em] shadow-raised">
      <div className="text-[0.8em] @min-[22rem]:text-[max(0.8em,0.875rem)]">{label}</div>
      <div data-living-measure className="font-display text-[1.3em] font-semibold text-ink">
        {value}
      </div>
    </div>
  );
}
