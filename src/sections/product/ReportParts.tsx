import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReports } from '@site/src/domain/sample-report';
import { CellMap } from '../report/CellMap';
import { sampleMark } from '../report/report-labels';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** What a report contains: a list of `<ReportPart>` beside the map of its cells, which phones leave to the full report. */
export function ReportParts({ children, ...heading }: MdxSectionProps) {
  const report = sampleReports['weak-cell'];
  return (
    <Section tone="night">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="order-last rounded-xl bg-surface p-6 text-sm text-body shadow-overlay max-sm:hidden lg:order-first lg:self-center">
          <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 font-semibold text-ink">
            <span>{`${report.vehicle} · ${report.modelYear}`}</span>
            <Badge>{sampleMark()}</Badge>
          </p>
          <CellMap report={report} />
          <p className="mt-3">
            {translate({
              id: 'productDetail.report.lowest',
              message:
                'Outlined: the lowest cell group. It may be weak or just out of balance; a second reading at another state of charge tells which.',
              description: 'Under the map of the cells of a battery',
            })}
          </p>
        </div>
        <div>
          <SectionHeading {...heading} className="mb-4 sm:mb-6" />
          <dl className="divide-y divide-night-line border-y border-night-line">{children}</dl>
        </div>
      </div>
    </Section>
  );
}

export interface ReportPartProps {
  title: string;
  children: ReactNode;
}

/** One part of the report, in a sentence. */
export function ReportPart({ title, children }: ReportPartProps) {
  return (
    <div className="py-2 sm:py-3">
      <dt className="font-semibold text-on-night">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
