import Translate, { translate } from '@docusaurus/Translate';
import codes from '@generated/sample-report/default/codes.json';
import clsx from 'clsx';

import type { SampleReportId } from '@site/src/domain/sample-report';
import { VerifyAddress } from '../verify/VerifyAddress';

interface ReportCodeProps {
  /** A battery report, whose code checks it, or the product whose only report it opens. */
  of: keyof typeof codes;
  className?: string;
}

/** The square code of a report (src/plugins/sample-report.ts). */
export function ReportCode({ of, className = 'size-32 sm:size-24' }: ReportCodeProps) {
  const { size, path } = codes[of];
  const opens = translate({
    id: 'report.code',
    message: 'QR code that opens this report online',
    description: 'Text alternative of the QR code on the report',
  });
  const checks = translate({
    id: 'report.code.check',
    message: 'QR code for checking this report',
    description: 'Text alternative of the QR code on a battery report and on the window card',
  });
  return (
    <svg
      role="img"
      aria-label={of === 'batstream' || of === 'batdata' ? opens : checks}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      fill="none"
      stroke="currentColor"
      className={clsx('shrink-0 text-ink', className)}
    >
      <path d={path} />
    </svg>
  );
}

/** Foot of a report's first page: the code that leads to it on the web. */
export function ReportOnWeb({ product }: { product: 'batstream' | 'batdata' }) {
  return (
    <div className="flex items-center gap-4">
      <ReportCode of={product} />
      <p className="max-w-[24ch]">
        <Translate id="report.onWeb" description="Beside the QR code on a report">
          Scan the code to open this report online.
        </Translate>
      </p>
    </div>
  );
}

/** Foot of a battery report's first page: how its reader checks it. */
export function ReportToCheck({ id }: { id: SampleReportId }) {
  return (
    <div className="flex items-center gap-4">
      <ReportCode of={id} className="size-32" />
      <p className="max-w-[24ch]">
        <Translate
          id="report.code.text"
          description="Beside the QR code on the report; {address} is such as www.example.com/verify"
          values={{ address: <VerifyAddress /> }}
        >
          {'Scan the code to check that this report is genuine, or enter its number at {address}.'}
        </Translate>
      </p>
    </div>
  );
}
