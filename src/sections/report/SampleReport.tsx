import Translate from '@docusaurus/Translate';

import { ReportCode } from './ReportCode';
import { ReportDetails } from './ReportDetails';
import { ReportSheet } from './ReportSheet';
import { ReportSummary } from './ReportSummary';

/** The whole example report, two pages. The PDF is printed from it (scripts/lib/sample-report-pdfs.ts). */
export function SampleReport() {
  return (
    <div className="flex flex-col gap-8 print:block">
      <ReportSheet
        page={1}
        pages={2}
        footer={
          <div className="flex items-center gap-4">
            <ReportCode />
            <p className="max-w-[24ch]">
              <Translate id="report.code.text" description="Beside the QR code on the report">
                Scan the code to see the original of this report.
              </Translate>
            </p>
          </div>
        }
      >
        <ReportSummary />
      </ReportSheet>
      <ReportSheet page={2} pages={2}>
        <ReportDetails />
      </ReportSheet>
    </div>
  );
}
