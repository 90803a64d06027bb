import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { afterOpening, Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** What an afternoon can hold, with its colour: quieter than that of the mornings, which the week is about. */
const kinds = {
  tests: 'bg-action text-on-night',
  reviews: 'bg-on-night-muted/70 text-ink',
  calls: 'bg-aurora/70 text-ink',
};

/** What stands in the afternoon of each day, in shares of its length. */
const afternoons: [keyof typeof kinds, number][][] = [
  [
    ['tests', 3],
    ['calls', 1],
    ['reviews', 2],
  ],
  [
    ['reviews', 2],
    ['tests', 3],
  ],
  [
    ['calls', 1],
    ['tests', 4],
  ],
  [
    ['reviews', 3],
    ['calls', 1],
    ['tests', 2],
  ],
  [
    ['tests', 4],
    ['reviews', 1],
  ],
];

/** A name or a text, and the days beside it. */
const rowStyles = 'grid grid-cols-[7rem_1fr] gap-x-2 lg:grid-cols-[2fr_3fr] lg:gap-x-16';

/** How a week looks: `<DayPart>` one below the other, each drawn for the five working days. */
export function Week({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night" style={afterOpening}>
      <div className={rowStyles}>
        <SectionHeading {...heading} className="col-span-full mb-6 self-end lg:col-span-1" />
        <Days />
      </div>
      <ul className="flex flex-col gap-4 lg:gap-2">{children}</ul>
      <Legend />
    </Section>
  );
}

/** The names of the days, above their columns. */
function Days() {
  const days = useFormats().weekdays().slice(0, afternoons.length);
  return (
    <div aria-hidden="true" className="col-start-2 grid grid-cols-5 gap-2 self-end pb-2 text-center text-sm">
      {days.map((day) => (
        <span key={day} className="first-letter:uppercase">
          {day}
        </span>
      ))}
    </div>
  );
}

export interface DayPartProps {
  /** Decides how it is drawn. */
  id: 'morning' | 'afternoon' | 'evening';
  title: string;
  children: ReactNode;
}

export function DayPart({ id, title, children }: DayPartProps) {
  const names = kindNames();
  return (
    // Dense: on narrow screens the days fill the place beside the name, and the text stands below both.
    <li style={{ gridAutoFlow: 'dense' }} className={clsx('items-center gap-y-2 lg:items-stretch', rowStyles)}>
      <div className="contents justify-center gap-1 lg:flex lg:min-h-24 lg:flex-col">
        <h3 className="lg:text-xl">{title}</h3>
        <div className="col-span-full">{children}</div>
      </div>
      <div aria-hidden="true" className="grid h-12 grid-cols-5 gap-2 lg:h-auto">
        {id === 'afternoon' ? (
          afternoons.map((stretches, day) => (
            <span key={day} className="flex gap-1 overflow-hidden rounded-sm lg:flex-col">
              {stretches.map(([kind, share]) => (
                <span
                  key={kind}
                  // On wide screens the shortest is as high as its name.
                  style={{ flex: `${share} 1 ${share * 1.75}rem` }}
                  className={clsx('flex items-center justify-center text-sm font-semibold', kinds[kind])}
                >
                  <span className="max-lg:hidden">{names[kind]}</span>
                </span>
              ))}
            </span>
          ))
        ) : (
          <span
            className={clsx(
              'col-span-full grid place-items-center rounded-sm text-sm font-semibold',
              id === 'morning' ? 'bg-aurora text-ink' : 'border border-dashed border-line-strong',
            )}
          >
            {id === 'morning'
              ? translate({
                  id: 'careers.week.work',
                  message: 'Your own work',
                  description: 'In a drawn week: on the bar of all mornings, which have no meetings',
                })
              : translate({
                  id: 'careers.week.free',
                  message: 'Free',
                  description: 'In a drawn week: on the bar of all evenings, on which nobody works',
                })}
          </span>
        )}
      </div>
    </li>
  );
}

/** What the stretches of an afternoon are called. */
function kindNames(): Record<keyof typeof kinds, string> {
  return {
    tests: translate({
      id: 'careers.week.tests',
      message: 'Tests',
      description: 'Legend of a drawn week: a colour stands for time spent testing',
    }),
    reviews: translate({
      id: 'careers.week.reviews',
      message: 'Reviews',
      description: 'Legend of a drawn week: a colour stands for looking over the work of colleagues',
    }),
    calls: translate({
      id: 'careers.week.calls',
      message: 'Calls',
      description: 'Legend of a drawn week: a colour stands for calls with colleagues',
    }),
  };
}

/** Which colour stands for what in the afternoons, where they have no room for names. */
function Legend() {
  return (
    <p aria-hidden="true" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm lg:hidden">
      {Object.entries(kindNames()).map(([kind, name]) => (
        <span key={kind} className="flex items-center gap-2">
          <span className={clsx('size-3 rounded-sm', kinds[kind as keyof typeof kinds])} />
          {name}
        </span>
      ))}
    </p>
  );
}
