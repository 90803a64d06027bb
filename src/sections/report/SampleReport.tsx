import Translate from '@docusaurus/Translate';

import type { CompleteReport } from '@site/src/domain/sample-report';
import { ReportCode } from './ReportCode';
import { ReportDetails } from './ReportDetails';
import { ReportSheet } from './ReportSheet';
import { ReportSummary } from './ReportSummary';

/** A whole example report, two pages. The PDF is printed from it (scripts/lib/downloads.ts). */
export function SampleReport({ report }: { report: CompleteReport }) {
  return (
    <div className="flex flex-col gap-8 print:block">
      <ReportSheet
        number={report.number}
        page={1}
        pages={2}
        footer={
          <div className="flex items-center gap-4">
            <ReportCode product="batscan" />
            <p className="max-w-[24ch]">
              <Translate id="report.code.text" description="Beside the QR code on the report">
                Scan the code to check this report against the original.
              </Translate>
            </p>
          </div>
        }
      >
        <ReportSummary report={report} />
      </ReportSheet>
      <ReportSheet number={report.number} page={2} pages={2}>
        <ReportDetails report={report} />
      </ReportSheet>
    </div>
  );
}
