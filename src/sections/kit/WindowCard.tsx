import Translate from '@docusaurus/Translate';

import { Badge } from '@site/src/components/ui/Badge';
import type { CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { HealthScale } from '../report/HealthScale';
import { sampleMark } from '../report/report-labels';
import { useMeasureTexts } from '../report/report-texts';
import { ReportCode } from '../report/ReportCode';
import { VerdictBox } from '../report/VerdictBox';
import { KitTitle } from './KitTitle';

/** A reading on one sheet to hang in the windscreen: stacked on phones, A4 landscape on wide screens and on paper. */
export function WindowCard({ report }: { report: CompleteReport }) {
  const { percent, uncertainty, shortUncertainty, measure, date } = useFormats();
  return (
    <div
      data-window-card
      className="flex w-full max-w-form flex-col justify-between gap-4 rounded-lg border border-line bg-surface p-4 shadow-overlay sm:min-h-[32rem] sm:gap-6 sm:p-8 print:max-w-none print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-action pb-4">
        <p className="font-display text-2xl font-semibold text-action">
          <KitTitle />
        </p>
        <Badge tone="warning">{sampleMark()}</Badge>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-md">
        <span className="font-display text-2xl font-semibold text-ink">{report.vehicle}</span>
        {`${report.modelYear} · ${measure(report.odometerKm, 'km')}`}
      </p>
      <div className="grid items-center gap-4 sm:grid-cols-[15rem_1fr] sm:gap-6">
        <div className="text-center">
          <p className="font-display text-5xl leading-tight font-semibold tracking-display text-ink print:text-[6rem]">
            {percent(report.stateOfHealth)}
          </p>
          <p className="font-display text-2xl font-semibold text-ink">{shortUncertainty(report.uncertainty)}</p>
          <p>{useMeasureTexts().stateOfHealth.label}</p>
        </div>
        <div className="flex flex-col gap-4">
          <VerdictBox verdict={report.verdict} className="px-4 py-3 text-base" />
          <HealthScale report={report} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4 sm:flex-nowrap sm:gap-6">
        <ReportCode product="batscan" className="size-32" />
        <div className="flex max-w-narrow flex-col gap-2">
          <p className="font-display text-lg font-semibold text-ink">
            <Translate id="kit.card.code" description="Beside the QR code of the window card">
              Scan the code to read the full report
            </Translate>
          </p>
          <p>
            <Translate
              id="kit.card.rule"
              description="At the foot of the window card; {date} is a day, {uncertainty} is '± 1.5 percentage points'"
              values={{ date: date(report.date), uncertainty: uncertainty(report.uncertainty) }}
            >
              {
                'Tested on {date}. The result applies to that day. In 95 of 100 tests, the true value is within {uncertainty} of the result.'
              }
            </Translate>
          </p>
          <p className="text-sm text-muted tabular-nums">{report.number}</p>
        </div>
      </div>
    </div>
  );
}
