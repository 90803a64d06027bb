import type { ReactNode } from 'react';

import data from '@site/data/certifications.json';
import { Icon } from '@site/src/components/ui/Icon';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The certifications of data/certifications.json: `<Certification>` one below the other. */
export function Certifications({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-y border-line">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <ul className="divide-y divide-line border-y border-line">{children}</ul>
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
    <li className="grid gap-2 py-6 sm:grid-cols-[13rem_1fr] sm:gap-8">
      <h3 className="flex items-center gap-3 self-start text-lg">
        <Icon name="shield" className="text-action" />
        {data.certifications[id].standard}
      </h3>
      <div>{children}</div>
    </li>
  );
}
