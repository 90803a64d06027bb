import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { sampleMark } from './report-labels';

interface ReportSheetProps {
  /** Of the report, at the foot of each page. */
  number: string;
  page: number;
  pages: number;
  /** Beside the page's number. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One page of the report: paper on the screen, an A4 sheet in print. On paper each page says behind its text that it is a sample. */
export function ReportSheet({ number, page, pages, footer, children }: ReportSheetProps) {
  return (
    <div
      data-report-sheet
      className="relative isolate mx-auto flex w-full max-w-form flex-col gap-4 overflow-clip rounded-lg border border-line bg-surface p-4 text-sm shadow-overlay sm:gap-6 sm:p-8 xl:max-w-[56rem] print:min-h-[269mm] print:max-w-none print:gap-3 print:rounded-none print:border-0 print:p-0 print:shadow-none [&:not(:last-child)]:break-after-page"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="pointer-events-none absolute inset-x-0 top-1/2 -z-1 hidden w-full -translate-y-1/2 print:block"
      >
        <text
          x="50"
          y="55"
          textAnchor="middle"
          transform="rotate(-30 50 50)"
          fillOpacity="0.06"
          className="fill-ink font-display text-[18px] font-semibold uppercase"
        >
          {sampleMark()}
        </text>
      </svg>
      {children}
      <div
        data-report-part="foot"
        className="mt-auto flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4 text-muted"
      >
        <div>{footer}</div>
        <p className="ml-auto text-right tabular-nums">
          {number}
          <span className="block">
            <Translate
              id="report.page"
              description="Foot of a page of the report; both are numbers"
              values={{ page, pages }}
            >
              {'Page {page} of {pages}'}
            </Translate>
          </span>
        </p>
      </div>
    </div>
  );
}
