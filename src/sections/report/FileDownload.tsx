import type { ReactNode } from 'react';

import { buttonStyles } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { localeOf, mediaLanguage } from '@site/src/domain/locales';
import { fileKinds, sampleReportFilePath, type SampleReportFile } from '@site/src/domain/sample-report-files';
import { useLocale } from '@site/src/hooks/useLocale';

export interface FileDownloadProps extends SampleReportFile {
  /** What is downloaded; its format, language and size follow. */
  children: ReactNode;
}

/** Download of a file that the build makes of a sample report. */
export function FileDownload({ children, ...file }: FileDownloadProps) {
  const language = mediaLanguage(useLocale());
  const href = sampleReportFilePath(file, language);
  return (
    <PlainLink
      href={href}
      download
      className={buttonStyles({ variant: 'outline', className: 'text-left text-action max-sm:px-4' })}
    >
      <Icon name="download" />
      <span>
        {children} {/* On phones on a line of its own. */}
        <span className="font-normal max-sm:block max-sm:text-sm sm:whitespace-nowrap">
          {`(${fileKinds[file.kind].format.toUpperCase()}, ${localeOf(language).name}`}
          {/* The build writes ", 84 kB" here once the file is made (scripts/lib/downloads.ts). */}
          <span data-size-of={href} suppressHydrationWarning>
            {''}
          </span>
          {')'}
        </span>
      </span>
    </PlainLink>
  );
}
