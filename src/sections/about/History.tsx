import type { ReactNode } from 'react';

import milestones from '@site/data/milestones.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Timeline, TimelineItem } from '@site/src/components/ui/Timeline';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The company's history: `<Milestone>` along a line. */
export function History({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <Timeline>{children}</Timeline>
      </div>
    </Section>
  );
}

export interface MilestoneProps {
  /** Key of its year in data/milestones.json. */
  id: keyof typeof milestones.years;
  title: string;
  children: ReactNode;
}

export function Milestone({ id, title, children }: MilestoneProps) {
  return (
    <TimelineItem when={milestones.years[id]} title={title}>
      {children}
    </TimelineItem>
  );
}
