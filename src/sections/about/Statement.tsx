import type { ReactNode } from 'react';

import { Eyebrow, Section } from '@site/src/components/ui/Section';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** One sentence that matters, in large type, beside the place where it is worked on. */
export function Statement({ id, title, lead, children }: MdxSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_6fr]">
        <div className="flex flex-col gap-6">
          <Eyebrow>{title}</Eyebrow>
          <h2 id={id} className="text-4xl">
            {lead ?? title}
          </h2>
          <div className="max-w-measure text-md">{children as ReactNode}</div>
        </div>
        <Drawing name="bench" className="h-auto w-full max-w-[20rem] sm:max-w-[32rem] lg:max-w-none" />
      </div>
    </Section>
  );
}
