import Translate from '@docusaurus/Translate';

import { buttonStyles } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { localeOf, mediaLanguage } from '@site/src/domain/locales';
import type { SampleReportId } from '@site/src/domain/sample-report';
import { sampleReportPdfPath } from '@site/src/domain/sample-report-files';
import { useLocale } from '@site/src/hooks/useLocale';

/** Download of the report as a PDF, with its language and its size. */
export function ReportDownload({ report }: { report: SampleReportId }) {
  const locale = useLocale();
  const { name } = localeOf(mediaLanguage(locale));
  const href = sampleReportPdfPath(report, mediaLanguage(locale));
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
        {/* On phones on a line of its own. */}
        <span className="font-normal whitespace-nowrap max-sm:block max-sm:text-sm">
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
