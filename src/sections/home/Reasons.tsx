import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReports } from '@site/src/domain/sample-report';
import { HealthScale } from '../report/HealthScale';
import { sampleMark } from '../report/report-labels';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** Why choose us: the scale of a sample report across the page, and a `<Reason>` side by side below it. */
export function Reasons({ children, ...heading }: MdxSectionProps) {
  const report = sampleReports.healthy;
  return (
    <Section tone="surface">
      <div className="flex flex-wrap items-start justify-between gap-x-16">
        <SectionHeading {...heading} className="" />
        <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
          {report.vehicle}
          <Badge tone="warning">{sampleMark()}</Badge>
        </p>
      </div>
      <div className="pt-32">
        <HealthScale report={report} isLarge />
      </div>
      <ul className="mt-8 grid gap-x-12 gap-y-4 lg:mt-16 lg:auto-cols-fr lg:grid-flow-col">{children}</ul>
    </Section>
  );
}

export interface ReasonProps {
  title: string;
  children: ReactNode;
}

export function Reason({ title, children }: ReasonProps) {
  return (
    <li className="flex flex-col gap-1 border-t border-line-strong pt-4 sm:gap-2">
      <h3 className="text-lg sm:text-xl">{title}</h3>
      <div>{children}</div>
    </li>
  );
}
