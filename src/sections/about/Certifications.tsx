import type { ReactNode } from 'react';

import data from '@site/data/certifications.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The certifications of data/certifications.json: `<Certification>` one below the other. */
export function Certifications({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <ul className="divide-y divide-line-strong border-y border-line-strong">{children}</ul>
      </div>
    </Section>
  );
}

export interface CertificationProps {
  /** Its key in data/certifications.json. */
  id: keyof typeof data.certifications;
  /** What it means for a customer. */
  children: ReactNode;
}

export function Certification({ id, children }: CertificationProps) {
  const [, body, figure] = /^(.*) (\S+)$/.exec(data.certifications[id].standard) ?? [];
  return (
    <li className="grid items-baseline gap-x-8 gap-y-1 py-4 sm:grid-cols-[15rem_1fr] sm:py-6">
      <h3 className="font-display text-sm font-semibold tracking-label text-action">
        {body} <span className="block text-4xl tracking-display text-ink">{figure}</span>
      </h3>
      <div>{children}</div>
    </li>
  );
}
