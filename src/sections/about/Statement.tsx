import type { ReactNode } from 'react';

import { Eyebrow, Section } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** One sentence that matters, the largest of its page, above what it means. */
export function Statement({ id, title, lead, children }: MdxSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <div className="flex flex-col gap-6 lg:gap-8">
        <Eyebrow>{title}</Eyebrow>
        <h2 id={id} className="text-5xl">
          {lead ?? title}
        </h2>
        <div className="max-w-measure text-md lg:ml-auto lg:w-1/2">{children as ReactNode}</div>
      </div>
    </Section>
  );
}
