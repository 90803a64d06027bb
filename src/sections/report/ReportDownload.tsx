import Translate from '@docusaurus/Translate';

import type { SampleReportId } from '@site/src/domain/sample-report';
import { FileDownload } from './FileDownload';

/** Download of the report as a PDF. */
export function ReportDownload({ report }: { report: SampleReportId }) {
  return (
    <FileDownload file="report" report={report}>
      <Translate id="report.download" description="Link that downloads the report; its kind, language and size follow">
        Download the report
      </Translate>
    </FileDownload>
  );
}
