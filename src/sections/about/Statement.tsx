import type { ReactNode } from 'react';

import { Eyebrow, Section } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** One sentence that matters, in large type on the dark band; what it means beside it. */
export function Statement({ id, title, lead, children }: MdxSectionProps) {
  return (
    <Section tone="aurora" aria-labelledby={id}>
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Eyebrow>{title}</Eyebrow>
          <h2 id={id} className="text-4xl">
            {lead ?? title}
          </h2>
        </div>
        <div className="max-w-measure text-md">{children as ReactNode}</div>
      </div>
    </Section>
  );
}
