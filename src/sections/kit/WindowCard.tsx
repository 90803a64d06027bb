import Translate from '@docusaurus/Translate';

import { Badge } from '@site/src/components/ui/Badge';
import { sampleReports, type SampleReportId } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { HealthScale } from '../report/HealthScale';
import { sampleMark } from '../report/report-labels';
import { useMeasureTexts } from '../report/report-texts';
import { ReportCode } from '../report/ReportCode';
import { VerdictBox } from '../report/VerdictBox';
import { KitTitle } from './KitTitle';

/** A reading on one sheet to hang in the windscreen: A4 landscape everywhere, so on a small screen it is small, as a picture is. */
export function WindowCard({ id }: { id: SampleReportId }) {
  const report = sampleReports[id];
  const { percent, uncertainty, shortUncertainty, measure, date } = useFormats();
  return (
    <div
      data-window-card
      className="overflow-x-auto rounded-lg border border-line bg-surface shadow-overlay print:rounded-none print:border-0 print:shadow-none"
    >
      <div>
        <div className="flex flex-col justify-between text-base">
          <div className="flex items-center justify-between gap-4 border-b-2 border-action pb-2">
            <p className="font-display text-2xl font-semibold text-action">
              <KitTitle />
            </p>
            <Badge>{sampleMark()}</Badge>
          </div>
          <div className="grid grid-cols-[2fr_3fr] items-center gap-6">
            <div>
              <p className="font-display text-lg font-semibold text-ink">{report.vehicle}</p>
              <p>{`${report.modelYear} · ${measure(report.odometerKm, 'km')}`}</p>
              <p className="font-display text-4xl leading-tight font-semibold tracking-display text-ink">
                {percent(report.stateOfHealth)}
              </p>
              <p className="font-display text-2xl font-semibold text-ink">{shortUncertainty(report.uncertainty)}</p>
              <p>{useMeasureTexts().stateOfHealth.label}</p>
            </div>
            <div className="flex flex-col gap-3">
              <VerdictBox verdict={report.verdict} className="px-3 py-2" />
              <HealthScale report={report} />
            </div>
          </div>
          <div className="flex items-end justify-between gap-6 border-t border-line pt-4">
            <div className="flex flex-col gap-1">
              <p className="font-display text-lg font-semibold text-ink">
                <Translate id="kit.card.code" description="Beside the QR code of the window card">
                  Scan the code to check this result
                </Translate>
              </p>
              <p>
                <Translate
                  id="kit.card.rule"
                  description="At the foot of the window card; {date} is a day, {uncertainty} is '± 1.5 percentage points'"
                  values={{ date: date(report.date), uncertainty: uncertainty(report.uncertainty) }}
                >
                  {
                    'Tested on {date}. The result applies to that day. In 95 of 100 readings, the true value is within {uncertainty} of the result.'
                  }
                </Translate>
              </p>
              <p className="text-sm text-muted tabular-nums">{report.number}</p>
            </div>
            <ReportCode of={id} className="size-24" />
          </div>
        </div>
      </div>
    </div>
  );
}
