import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** What one may have to decide, in large type, and what to do then: `<Decision>` below each other. */
export function Decisions({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <SectionHeading size="caption" {...heading} />
      <ul className="divide-y divide-line-strong border-y border-line-strong">{children}</ul>
    </Section>
  );
}

export interface DecisionProps {
  title: string;
  children: ReactNode;
}

export function Decision({ title, children }: DecisionProps) {
  return (
    <li className="grid items-baseline gap-x-16 gap-y-2 py-4 sm:py-6 lg:grid-cols-[3fr_2fr] lg:py-8">
      <h3 className="text-2xl lg:text-3xl">{title}</h3>
      <div className="prose sm:text-md">{children}</div>
    </li>
  );
}
