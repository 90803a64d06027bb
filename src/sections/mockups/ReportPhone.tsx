import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { cellLevel, sampleReport as report } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark, verdictText } from '../report/report-labels';
import { Gauge } from './Gauge';
import { phase, type MockupProps } from './mockup-progress';

const cells = report.cells.flat();
const cellShades = ['bg-action-tint', 'bg-action/30', 'bg-action/55', 'bg-action'];

/**
 * A BatScan report on a phone, drawn in HTML and SVG from data/sample-report.json, in the page's language.
 * `progress` of the reading from 0 to 1: the cells come first, then the gauge, then the verdict.
 */
export function ReportPhone({ progress = 1 }: MockupProps) {
  const { number, percent, unit } = useFormats();
  const cellsRead = cells.length * phase(progress, 0, 0.6);
  const measured = phase(progress, 0.6, 0.9);
  const kwh = (value: number) => `${number(value)} kWh`;
  return (
    <div
      role="img"
      data-mockup="report"
      aria-label={translate(
        {
          id: 'common.report.alt',
          message: 'A BatScan report on a phone: state of health {health}, usable capacity {capacity}. Sample values.',
          description: 'Text alternative of the mock-up of a report',
        },
        { health: percent(report.stateOfHealth), capacity: kwh(report.usableCapacityKwh) },
      )}
      className="@container mx-auto w-full max-w-[21rem]"
    >
      <div className="rounded-[11cqi] bg-night-line p-[2.4cqi] text-[4.3cqi] leading-normal shadow-overlay ring-1 ring-on-night/20">
        <div className="flex flex-col gap-[1em] rounded-[9cqi] bg-canvas p-[1.3em] pt-[1.6em] text-body">
          <div className="flex items-center justify-between">
            <span className="font-display text-[1.15em] font-semibold text-ink">BatScan</span>
            <span className="rounded-full bg-warning-tint px-[0.8em] py-[0.15em] text-[0.8em] font-semibold text-warning">
              {sampleMark()}
            </span>
          </div>
          <div>
            <div className="font-semibold text-ink">{report.vehicle}</div>
            <div className="text-[0.85em] tabular-nums">
              {report.modelYear} · {kwh(report.ratedCapacityKwh)} · {unit(report.odometerKm, 'kilometer')}
            </div>
          </div>
          <div className="rounded-[1.4em] bg-surface p-[0.9em] pb-[0.6em] shadow-raised">
            <Gauge percent={report.stateOfHealth * measured}>
              <div className="font-display text-[3.1em] leading-tight font-semibold tracking-display text-ink">
                {measured === 0 ? '–' : percent(Math.round(report.stateOfHealth * measured))}
              </div>
              <div className="text-[0.85em]">
                {translate({
                  id: 'report.stateOfHealth',
                  message: 'State of health',
                  description: 'Measure of a battery report',
                })}
                <span className="block" style={{ opacity: phase(progress, 0.9, 0.95) }}>
                  ± {number(report.uncertainty)}
                </span>
              </div>
            </Gauge>
          </div>
          <div className="grid grid-cols-2 gap-[0.7em]">
            <Measure
              label={translate({
                id: 'common.report.capacity',
                message: 'Usable capacity',
                description: 'Label of a measure',
              })}
              value={measured < 1 ? '–' : kwh(report.usableCapacityKwh)}
            />
            <Measure
              label={translate({
                id: 'common.report.spread',
                message: 'Cell spread',
                description: 'Label of a measure: difference between the highest and lowest cell voltage',
              })}
              value={cellsRead < cells.length ? '–' : `${number(report.cellSpread)} mV`}
            />
          </div>
          <div className="grid grid-cols-[repeat(27,1fr)] gap-[0.2em] rounded-[1em] bg-surface p-[0.8em] shadow-raised">
            {cells.map((millivolts, index) => (
              <span
                key={index}
                className={`aspect-square rounded-[0.15em] ${index >= cellsRead ? 'bg-sunken' : millivolts === report.lowest.millivolts ? 'bg-warning' : cellShades[cellLevel(millivolts - report.meanMillivolts)]}`}
              />
            ))}
          </div>
          <div
            style={{ opacity: phase(progress, 0.9, 1) }}
            className="flex items-center gap-[0.7em] rounded-[1em] bg-success-tint p-[0.8em] text-[0.9em] font-semibold text-success-strong"
          >
            <Icon name="done" />
            {verdictText(report.verdict)}
          </div>
        </div>
      </div>
    </div>
  );
}

function Measure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-[1em] bg-surface p-[0.8em] shadow-raised">
      <div className="text-[0.8em]">{label}</div>
      <div className="font-display text-[1.3em] font-semibold text-ink">{value}</div>
    </div>
  );
}
