import { Children, isValidElement, type ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { AlertMail } from '../mockups/AlertMail';
import { ExampleNote } from '../shared/ExampleNote';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { onNight } from '../shared/on-night';
import { SectionStyle } from '../shared/SectionStyle';
import { AlertChart } from './AlertChart';

/**
 * On wide screens each moment but the last, after which there is no room, stands below its point of the chart (AlertChart.tsx).
 * No other page needs these rules.
 */
const belowTheirPoints =
  '@media(min-width:64rem){[data-moments]{grid-template-columns:repeat(4,1fr);margin-inline:3.25rem 3.75rem}}';

/** How an alert comes about: a vehicle leaves its peers, and four `<Moment>` say what happens when. */
export function AlertStory({ children, ...heading }: MdxSectionProps) {
  const { month, percent } = useFormats();
  const moments = Children.toArray(children).filter((child) => isValidElement<MomentProps>(child));
  const mail = moments.find(({ props }) => props.note)?.props.note;
  return (
    <Section tone="night" style={onNight}>
      <SectionHeading size="statement" {...heading} className="mb-4 sm:mb-8" />
      <div>
        <SectionStyle css={belowTheirPoints} />
        <AlertChart mail={mail} />
        <ol className="mt-4 grid gap-x-8 gap-y-3 sm:mt-6 sm:gap-y-6 md:grid-cols-2" data-moments>
          {moments.map((moment, index) => {
            const at = fleet.moments[index]!;
            return (
              <li
                key={moment.key}
                className="grid grid-cols-[1.5rem_1fr_auto] content-start gap-x-3 md:grid-cols-[1.5rem_1fr]"
              >
                <MomentNumber index={index} />
                <p className="self-center text-sm font-semibold text-action max-md:col-start-3 max-md:text-right">
                  {month(fleet.months[at]!)} · {percent(fleet.watched.history[at]!)}
                </p>
                <div className="col-start-2 max-md:contents">{moment}</div>
              </li>
            );
          })}
        </ol>
      </div>
      <ExampleNote />
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
  /** What the alert's email says of causes and what to do, on the card in the chart; of the moment at which it arrives. */
  note?: string;
  children: ReactNode;
}

/** One of the four moments of an alert, in their order; its month and value come from data/sample-fleet.json. */
export function Moment({ title, note, children }: MomentProps) {
  return (
    <>
      <h3 className="text-lg max-md:col-start-2 max-md:row-start-1">{title}</h3>
      <div className="max-md:col-span-2 max-md:col-start-2">
        {children}
        {/* On wide screens it is drawn in the chart, whose words are read out as one. */}
        {note && <AlertMail text={note} className="mt-2 lg:sr-only" />}
      </div>
    </>
  );
}
