import type { ReactNode } from 'react';

import milestones from '@site/data/milestones.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The company's history: `<Milestone>` by their years, side by side along a ruler where there is room, which has no values, as their last years are further apart. */
export function History({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <SectionHeading isWide {...heading} />
      <div className="-mr-px h-[10px] text-line-strong scale-ticks max-lg:hidden" />
      <ol className="gap-x-8 lg:grid lg:auto-cols-fr lg:grid-flow-col">{children}</ol>
    </Section>
  );
}

export interface MilestoneProps {
  /** Key of its year in data/milestones.json. */
  id?: keyof typeof milestones.years;
  /** In place of a year: "Now". */
  label?: string;
  title: string;
  children: ReactNode;
}

export function Milestone({ id, label, title, children }: MilestoneProps) {
  return (
    <li className="grid grid-cols-[4rem_1fr] content-start gap-x-4 border-line-strong py-4 max-lg:border-t max-lg:last:border-b sm:grid-cols-[8rem_1fr] sm:gap-x-8 lg:grid-cols-1 lg:gap-y-1">
      <span className="font-display text-xl font-semibold tracking-display text-action max-lg:row-span-2 sm:text-3xl lg:mb-2">
        {id ? milestones.years[id] : label}
      </span>
      <h3 className="text-lg">{title}</h3>
      <div>{children}</div>
    </li>
  );
}
