import Translate from '@docusaurus/Translate';

import { buttonStyles } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { localeOf, mediaLanguage } from '@site/src/domain/locales';
import { sampleReportPdfPath, type SampleReportFile } from '@site/src/domain/sample-report-files';
import { useLocale } from '@site/src/hooks/useLocale';

/** Download of a report as a PDF, with its language and its size. */
export function ReportDownload({ file }: { file: SampleReportFile }) {
  const locale = useLocale();
  const { name } = localeOf(mediaLanguage(locale));
  const href = sampleReportPdfPath(file, mediaLanguage(locale));
  return (
    <PlainLink
      href={href}
      download
      className={buttonStyles({ variant: 'secondary', className: 'text-left max-sm:px-4' })}
    >
      <Icon name="download" />
      <span>
        <Translate
          id="report.download"
          description="Link that downloads the report; its kind, language and size follow"
        >
          Download the report
        </Translate>{' '}
        <span className="font-normal">
          {`(PDF, ${name}`}
          {/* The build writes ", 84 kB" here once the file is made (scripts/lib/sample-report-pdfs.ts). */}
          <span data-size-of={href} suppressHydrationWarning>
            {''}
          </span>
          {')'}
        </span>
      </span>
    </PlainLink>
  );
}
