import type { ReactNode } from 'react';

import { Icon, type IconName } from '@site/src/components/ui/Icon';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** Why choose us: the heading stays in view beside its list of `<Reason>`. */
export function Reasons({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <SectionHeading {...heading} />
        </div>
        <ul className="divide-y divide-line-strong border-y border-line-strong">{children}</ul>
      </div>
    </Section>
  );
}

export interface ReasonProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

export function Reason({ icon, title, children }: ReasonProps) {
  return (
    <li className="flex gap-4 py-4 sm:gap-6 sm:py-8">
      <Icon name={icon} className="mt-1 size-6 text-action sm:size-8" />
      <div className="flex flex-col gap-1 sm:gap-2">
        <h3 className="text-lg sm:text-xl">{title}</h3>
        <div className="sm:text-md">{children}</div>
      </div>
    </li>
  );
}
