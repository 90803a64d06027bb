import { translate } from '@docusaurus/Translate';

import report from '@site/data/sample-report.json';
import { Icon } from '@site/src/components/ui/Icon';
import { Gauge } from './Gauge';
import { useFormats } from './useFormats';

const cells = Array.from({ length: 48 }, (_, index) => (index === 29 ? 4 : (index * 7 + (index % 5) * 3) % 4));
const cellShades = ['bg-action-tint', 'bg-action/30', 'bg-action/45', 'bg-action/60', 'bg-warning'];

/** A BatScan report on a phone, drawn in HTML and SVG from data/sample-report.json, in the page's language. */
export function ReportPhone() {
  const { number, percent, unit } = useFormats();
  const health = percent(report.stateOfHealth);
  const kwh = (value: number) => `${number(value)} kWh`;
  return (
    <div
      role="img"
      data-surface="report"
      aria-label={translate(
        {
          id: 'common.report.alt',
          message: 'A BatScan report on a phone: state of health {health}, usable capacity {capacity}. Sample values.',
          description: 'Text alternative of the drawing of a report',
        },
        { health, capacity: kwh(report.usableCapacityKwh) },
      )}
      className="@container mx-auto w-full max-w-[21rem]"
    >
      <div className="rounded-[11cqi] bg-night-line p-[2.4cqi] text-[4.3cqi] leading-normal shadow-overlay ring-1 ring-on-night/20">
        <div className="flex flex-col gap-[1em] rounded-[9cqi] bg-canvas p-[1.3em] pt-[1.6em] text-body">
          <div className="flex items-center justify-between">
            <span className="font-display text-[1.15em] font-semibold text-ink">BatScan</span>
            <span className="rounded-full bg-warning-tint px-[0.8em] py-[0.15em] text-[0.8em] font-semibold text-warning">
              {translate({
                id: 'common.report.sample',
                message: 'Sample',
                description: 'Mark on a drawn report: it is an example',
              })}
            </span>
          </div>
          <div>
            <div className="font-semibold text-ink">{report.vehicle}</div>
            <div className="text-[0.85em] tabular-nums">
              {report.modelYear} · {kwh(report.ratedCapacityKwh)} · {unit(report.odometerKm, 'kilometer')}
            </div>
          </div>
          <div className="rounded-[1.4em] bg-surface p-[0.9em] pb-[0.6em] shadow-raised">
            <Gauge percent={report.stateOfHealth}>
              <div className="font-display text-[3.1em] leading-tight font-semibold tracking-display text-ink">
                {health}
              </div>
              <div className="text-[0.85em]">
                {translate({
                  id: 'common.report.stateOfHealth',
                  message: 'State of health',
                  description: 'Label of the gauge',
                })}
                <span className="block">± {number(report.uncertainty)}</span>
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
              value={kwh(report.usableCapacityKwh)}
            />
            <Measure
              label={translate({
                id: 'common.report.spread',
                message: 'Cell spread',
                description: 'Label of a measure: difference between the highest and lowest cell voltage',
              })}
              value={`${number(report.cellSpreadMillivolts)} mV`}
            />
          </div>
          <div className="grid grid-cols-[repeat(16,1fr)] gap-[0.2em] rounded-[1em] bg-surface p-[0.8em] shadow-raised">
            {cells.map((level, index) => (
              <span key={index} className={`aspect-square rounded-[0.2em] ${cellShades[level]}`} />
            ))}
          </div>
          <div className="flex items-center gap-[0.7em] rounded-[1em] bg-success-tint p-[0.8em] text-[0.9em] font-semibold text-success-strong">
            <Icon name="done" />
            {translate({
              id: 'common.report.verdict',
              message: 'Healthy for its age and mileage',
              description: 'Verdict at the foot of the drawn report',
            })}
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
