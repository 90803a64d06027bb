import Translate, { translate } from '@docusaurus/Translate';
import codes from '@generated/sample-report/default/codes.json';
import clsx from 'clsx';

import type { ReportProduct } from '@site/src/domain/sample-report-pages';

interface ReportCodeProps {
  product: ReportProduct;
  className?: string;
}

/** The square code of a report; it opens the page of the product's sample report in its language. */
export function ReportCode({ product, className = 'size-32 sm:size-24' }: ReportCodeProps) {
  const code = codes[product];
  return (
    <svg
      role="img"
      aria-label={translate({
        id: 'report.code',
        message: 'QR code that opens this report online',
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

/** Foot of a report's first page: the code that leads to it on the web. */
export function ReportOnWeb({ product }: { product: ReportProduct }) {
  return (
    <div className="flex items-center gap-4">
      <ReportCode product={product} />
      <p className="max-w-[24ch]">
        <Translate id="report.onWeb" description="Beside the QR code on a report">
          Scan the code to open this report online.
        </Translate>
      </p>
    </div>
  );
}
