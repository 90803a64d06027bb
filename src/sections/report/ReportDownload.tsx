import Translate from '@docusaurus/Translate';
import { useEffect, useState } from 'react';

import { buttonStyles } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { fileSizeText, sampleReportPdfPath } from '@site/src/domain/sample-report-files';
import { useLocale } from '@site/src/hooks/useLocale';

/** Download of the report as a PDF, with its size and its language. */
export function ReportDownload() {
  const { code, name } = useLocale();
  const href = sampleReportPdfPath(code);
  return (
    <PlainLink href={href} download className={buttonStyles({ variant: 'secondary' })}>
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
          <FileSize href={href} />
          {')'}
        </span>
      </span>
    </PlainLink>
  );
}

/**
 * ", 84 kB". The build writes it into the page once the file is made (scripts/lib/sample-report-pdfs.ts); a visitor who
 * comes from another page of the site gets it from the file itself.
 */
function FileSize({ href }: { href: string }) {
  const { htmlLang } = useLocale();
  const [size, setSize] = useState('');
  useEffect(() => {
    if (document.querySelector(`[data-size-of="${href}"]`)?.textContent) return;
    void fetch(href, { method: 'HEAD' })
      .then(({ ok, headers }) => ok && setSize(fileSizeText(Number(headers.get('content-length')), htmlLang)))
      // Without it the link still works.
      .catch(() => undefined);
  }, [href, htmlLang]);
  return (
    <span data-size-of={href} suppressHydrationWarning>
      {size}
    </span>
  );
}
