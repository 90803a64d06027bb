import Translate from '@docusaurus/Translate';

import { FileDownload, type FileDownloadProps } from './FileDownload';

/** Download of a report as a PDF. */
export function ReportDownload(file: Pick<FileDownloadProps, 'product' | 'reading'>) {
  return (
    <FileDownload kind="report" {...file}>
      <Translate id="report.download" description="Link that downloads the report; its kind, language and size follow">
        Download the report
      </Translate>
    </FileDownload>
  );
}
