import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
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
      {/* On wide screens each stands under its point: the moments of data/sample-fleet.json lie a quarter of the year apart. */}
      <ol className="mt-6 grid gap-x-8 gap-y-4 sm:gap-y-6 md:grid-cols-2 lg:mt-2 lg:mr-4 lg:ml-16 lg:grid-cols-4 lg:gap-x-0">
        {Children.map(children, (child, index) => (
          <li
            className={clsx(
              'grid grid-cols-[1.5rem_1fr] content-start gap-x-3 lg:flex lg:flex-col',
              index < fleet.moments.length - 1 ? 'lg:-ml-3 lg:pr-12' : 'lg:-mr-3 lg:items-end lg:text-right',
            )}
          >
            <MomentNumber index={index} />
            <p className="text-sm font-semibold text-action tabular-nums max-lg:self-center">
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
    <span className="grid size-6 place-items-center rounded-full bg-action font-display text-sm font-semibold text-on-action">
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
