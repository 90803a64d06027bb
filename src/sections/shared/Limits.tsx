import clsx from 'clsx';
import type { ReactNode } from 'react';

import { FoldedEntry } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { LimitFigure } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';
import type { MdxSectionProps } from './mdx-sections';

export interface LimitsProps extends MdxSectionProps {
  /** The ground, where its neighbours are white. */
  tone?: 'sunken';
  /** Drawn across the page above the first three, a third for each. */
  figure?: LimitFigure;
}

/** What it cannot do, said openly: `<Limit>` side by side below a figure, or each below a rule. Phones list the titles, each of which opens what there is to say. */
export function Limits({ children, tone, figure, ...heading }: LimitsProps) {
  return (
    <Section tone={tone}>
      <SectionHeading isWide {...heading} className="mb-4 sm:mb-8" />
      {figure && <Drawing name={figure} className="mb-2 h-auto w-full md:mb-6" />}
      <ul
        className={clsx(
          'md:grid md:grid-cols-3 md:gap-x-8',
          !figure && 'border-line-strong md:*:border-t md:*:border-inherit md:*:pt-3',
        )}
      >
        {children}
      </ul>
    </Section>
  );
}

export interface LimitProps {
  title: string;
  children: ReactNode;
}

export function Limit({ title, children }: LimitProps) {
  return (
    <li className="md:pr-2 lg:pr-8">
      <h3 className="mb-2 text-lg leading-tight max-md:hidden">{title}</h3>
      <FoldedEntry title={<h3 className="text-lg">{title}</h3>}>{children}</FoldedEntry>
    </li>
  );
}
