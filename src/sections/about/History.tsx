import type { ReactNode } from 'react';

import milestones from '@site/data/milestones.json';
import { FoldedEntry } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The company's history: `<Milestone>` by their years, side by side along a ruler where there is room, which has no values, as their last years are further apart. Phones list them, each of which opens what happened. */
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
  const year = id ? milestones.years[id] : label;
  return (
    <li className="content-start gap-x-8 border-line-strong md:grid md:grid-cols-[8rem_1fr] md:border-t md:py-3 lg:grid-cols-1 lg:gap-y-1 lg:border-none">
      <span className="font-display text-3xl font-semibold tracking-display text-action max-lg:row-span-2 max-md:hidden lg:mb-2">
        {year}
      </span>
      <h3 className="text-lg max-md:hidden">{title}</h3>
      <FoldedEntry
        title={
          <>
            <span style={{ width: '3.25rem' }} className="shrink-0 font-display text-lg whitespace-nowrap">
              {year}
            </span>
            <h3 className="grow text-lg leading-tight">{title}</h3>
          </>
        }
      >
        {children}
      </FoldedEntry>
    </li>
  );
}
