import type { ReactNode } from 'react';

import data from '@site/data/certifications.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The certifications of data/certifications.json: `<Certification>` one below the other. */
export function Certifications({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <ul className="divide-y divide-line self-start border-y border-line">{children}</ul>
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
  return (
    <li className="grid gap-x-8 py-2 sm:grid-cols-[10rem_1fr] sm:py-3">
      <h3 className="font-text text-base">{data.certifications[id].standard}</h3>
      <div>{children}</div>
    </li>
  );
}
