import { translate } from '@docusaurus/Translate';
import { Children, type ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { AlertChart } from './AlertChart';

/** How an alert comes about: a vehicle leaves its peers, and four `<Moment>` say what happens when. */
export function AlertStory({ children, ...heading }: MdxSectionProps) {
  const { month, percent } = useFormats();
  return (
    <Section tone="surface">
      <SectionHeading {...heading} className="mb-6 sm:mb-8" />
      <AlertChart />
      <ol className="mt-6 grid gap-x-8 gap-y-4 sm:mt-8 sm:gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        {Children.map(children, (child, index) => (
          <li className="grid grid-cols-[2rem_1fr] content-start gap-x-3">
            <MomentNumber index={index} />
            <p className="self-center text-sm font-semibold text-action tabular-nums">
              {month(fleet.months[fleet.moments[index]!]!)} · {percent(fleet.watched.history[fleet.moments[index]!]!)}
            </p>
            <div className="col-start-2">{child}</div>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-muted">
        {translate({
          id: 'productDetail.example',
          message: 'An example. It contains no customer data.',
          description: 'Under drawings of sample data',
        })}
      </p>
    </Section>
  );
}

/** The number that ties a point of the chart to its words. */
export function MomentNumber({ index }: { index: number }) {
  return (
    <span className="grid size-8 place-items-center rounded-full bg-action font-display text-sm font-semibold text-on-action">
      {index + 1}
    </span>
  );
}

export interface MomentProps {
  title: string;
  children: ReactNode;
}

/** One of the four moments of an alert, in their order; its month and value come from data/sample-fleet.json. */
export function Moment({ title, children }: MomentProps) {
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      {children}
    </>
  );
}
