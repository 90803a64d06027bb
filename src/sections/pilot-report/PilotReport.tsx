import { pilotReport as report } from '@site/src/domain/sample-pilot';
import { ReportOnWeb } from '../report/ReportCode';
import { ReportSheet } from '../report/ReportSheet';
import { FlaggedCells } from './FlaggedCells';
import { Outlook } from './Outlook';
import { pilotReportTitle } from './pilot-report-labels';
import { PilotSummary } from './PilotSummary';

/** The whole report on the example pilot: the decision, the evidence, and what follows. */
export function PilotReport() {
  const sheet = { number: report.number, pages: 3 };
  return (
    <div className="flex flex-col gap-8 print:block">
      <ReportSheet {...sheet} page={1} footer={<ReportOnWeb product="batdata" />}>
        <PilotSummary />
      </ReportSheet>
      <ReportSheet {...sheet} page={2} footer={`BatData · ${pilotReportTitle()}`}>
        <FlaggedCells />
      </ReportSheet>
      <ReportSheet {...sheet} page={3} footer={`BatData · ${pilotReportTitle()}`}>
        <Outlook />
      </ReportSheet>
    </div>
  );
}
