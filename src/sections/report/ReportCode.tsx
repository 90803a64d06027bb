import { translate } from '@docusaurus/Translate';
import code from '@generated/sample-report/default/code.json';
import clsx from 'clsx';

/** The square code of the report; it opens the page of the sample report in its language. */
export function ReportCode({ className = 'size-32 sm:size-24' }: { className?: string }) {
  return (
    <svg
      role="img"
      aria-label={translate({
        id: 'report.code',
        message: 'Square code that opens this report on the web',
        description: 'Text alternative of the QR code on the report',
      })}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={clsx('shrink-0 fill-ink', className)}
    >
      <path d={code.path} />
    </svg>
  );
}
