import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { CloseUp, Tool as ToolName } from '@site/src/domain/illustrations';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

const closeUps: Record<ToolName, CloseUp> = {
  cycler: 'cycled',
  chamber: 'chilled',
  cell: 'probed',
  adapter: 'at-hand',
};

/** What we work with: `<Tool>` side by side, each from nearby. */
export function Tools({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading isWide {...heading} />
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">{children}</ul>
    </Section>
  );
}

export interface ToolProps {
  /** Which of them is shown. */
  id: ToolName;
  title: string;
  children: ReactNode;
}

export function Tool({ id, title, children }: ToolProps) {
  return (
    <li className="grid grid-cols-[6rem_1fr] grid-rows-[auto_1fr] content-start gap-x-6 gap-y-1 sm:grid-cols-1 sm:grid-rows-none sm:gap-y-2">
      <Drawing
        name={closeUps[id]}
        className="aspect-square w-full rounded-xl object-cover studio max-sm:row-span-2 sm:mb-2 sm:aspect-[4/3]"
      />
      <h3 className="pt-1 text-lg sm:pt-0">{title}</h3>
      <div>{children}</div>
    </li>
  );
}
