import { sampleReports, type SampleReportId } from '@site/src/domain/sample-report';
import { ReportToCheck } from './ReportCode';
import { ReportDetails } from './ReportDetails';
import { ReportSheet } from './ReportSheet';
import { ReportSummary } from './ReportSummary';

/** A whole example report, two pages. The PDF is printed from it (scripts/lib/downloads.ts). */
export function SampleReport({ id }: { id: SampleReportId }) {
  const report = sampleReports[id];
  return (
    <div className="flex flex-col gap-8 print:block">
      <ReportSheet number={report.number} page={1} pages={2} footer={<ReportToCheck id={id} />}>
        <ReportSummary report={report} />
      </ReportSheet>
      <ReportSheet number={report.number} page={2} pages={2}>
        <ReportDetails report={report} />
      </ReportSheet>
    </div>
  );
}
