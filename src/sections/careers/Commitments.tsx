import type { ReactNode } from 'react';

import { FoldedEntry } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** What those who work here can count on: `<Commitment>` side by side. Phones list the titles, each of which opens what there is to say. */
export function Commitments({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading isWide {...heading} />
      {/* As in a grid of features, space between rows is below each. */}
      <ul className="gap-x-8 gap-y-2 md:-mb-12 md:grid md:grid-cols-2 md:*:mb-12 lg:grid-cols-4">{children}</ul>
    </Section>
  );
}

export interface CommitmentProps {
  title: string;
  children: ReactNode;
}

export function Commitment({ title, children }: CommitmentProps) {
  return (
    <li className="row-span-2 gap-y-2 border-line-strong md:grid md:grid-rows-subgrid md:border-t md:pt-3">
      <h3 className="text-lg leading-tight max-md:hidden md:mt-2">{title}</h3>
      <FoldedEntry title={<h3 className="text-lg">{title}</h3>}>{children}</FoldedEntry>
    </li>
  );
}
