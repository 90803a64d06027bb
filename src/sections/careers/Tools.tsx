import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { Tool as ToolName } from '@site/src/domain/illustrations';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** What we work with: `<Tool>` side by side, each drawn. */
export function Tools({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading isWide {...heading} />
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">{children}</ul>
    </Section>
  );
}

export interface ToolProps {
  /** The drawing. */
  id: ToolName;
  title: string;
  children: ReactNode;
}

export function Tool({ id, title, children }: ToolProps) {
  return (
    <li className="grid grid-cols-[6rem_1fr] grid-rows-[auto_1fr] content-start gap-x-6 gap-y-1 lg:grid-cols-1 lg:grid-rows-none lg:gap-y-2">
      <div className="relative aspect-square rounded-xl studio max-lg:row-span-2 lg:mb-2 lg:aspect-[3/2]">
        <Drawing name={`tool-${id}`} className="absolute inset-0 size-full object-contain object-bottom p-3" />
      </div>
      <h3 className="pt-1 text-lg lg:pt-0">{title}</h3>
      <div>{children}</div>
    </li>
  );
}
