import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReports } from '@site/src/domain/sample-report';
import { sampleMark } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { onNight } from '../shared/on-night';
import { ResultScale } from './ResultScale';

/** Why choose us: the scale of a sample report across the page, and a `<Reason>` side by side below it. */
export function Reasons({ children, ...heading }: MdxSectionProps) {
  const report = sampleReports.worn;
  return (
    <Section tone="night" style={onNight}>
      <SectionHeading isWide {...heading} />
      <ResultScale
        report={report}
        caption={
          <>
            {report.vehicle}
            <Badge tone="night">{sampleMark()}</Badge>
          </>
        }
      >
        <VerdictBox verdict={report.verdict} className="px-4 py-3" />
      </ResultScale>
      <ul className="mt-6 grid gap-x-8 gap-y-4 md:auto-cols-fr md:grid-flow-col lg:mt-16 lg:gap-x-12">{children}</ul>
    </Section>
  );
}

export interface ReasonProps {
  title: string;
  children: ReactNode;
}

export function Reason({ title, children }: ReasonProps) {
  return (
    <li className="flex flex-col gap-1 sm:gap-2 md:border-t-4 md:border-action md:pt-4">
      <h3 className="text-lg leading-tight">{title}</h3>
      <div>{children}</div>
    </li>
  );
}
