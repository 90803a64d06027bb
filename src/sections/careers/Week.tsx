import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { afterOpening, Section, SectionHeading } from '@site/src/components/ui/Section';
import { company } from '@site/src/domain/company';
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

/** A name and the days beside it; on wide screens the hours, and a calendar in which names and texts stand. */
const rowStyles = 'grid grid-cols-[7rem_1fr] gap-x-2 lg:grid-cols-[4rem_1fr] lg:grid-rows-[auto_auto_1fr]';

/** How a week looks: `<DayPart>` one below the other, each drawn for the five working days. */
export function Week({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night" style={afterOpening}>
      <SectionHeading {...heading} className="mb-6" />
      <Days />
      <ul className="flex flex-col gap-4 lg:gap-2">{children}</ul>
      <Legend />
    </Section>
  );
}

/** The names of the days, above their columns. */
function Days() {
  const days = useFormats().weekdays().slice(0, afternoons.length);
  return (
    <div aria-hidden="true" className={rowStyles}>
      <div className="col-start-2 grid grid-cols-5 gap-2 pb-2 text-center text-sm lg:text-lg">
        {days.map((day) => (
          <span key={day} className="first-letter:uppercase">
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}

export interface DayPartProps {
  /** Decides how it is drawn. */
  id: 'morning' | 'afternoon' | 'evening';
  title: string;
  children: ReactNode;
}

const { from, to } = company.officeHours;

/** How a part of the day is drawn: when it begins, and on wide screens how high it is and what its words stand on. */
const parts = {
  morning: { begins: from, bar: 'bg-aurora text-ink lg:min-h-32', words: 'lg:text-ink!' },
  afternoon: { begins: '12:00', bar: '', words: '' },
  evening: { begins: to, bar: 'border border-dashed border-line-strong lg:min-h-24', words: '' },
};

export function DayPart({ id, title, children }: DayPartProps) {
  const { time } = useFormats();
  const names = kindNames();
  const { begins, bar, words } = parts[id];
  const wordStyles = clsx('z-1 lg:col-start-2 lg:px-6', words);
  return (
    // Dense: on narrow screens the days fill the place beside the name, and the text stands below both.
    <li style={{ gridAutoFlow: 'dense' }} className={clsx('items-center gap-y-2 lg:gap-y-0', rowStyles)}>
      <span aria-hidden="true" className="self-start text-sm tabular-nums max-lg:hidden">
        {time(begins)}
      </span>
      <h3 className={clsx('lg:row-start-1 lg:pt-4 lg:text-xl', wordStyles)}>{title}</h3>
      <div className={clsx('col-span-full lg:col-span-1 lg:row-start-2 lg:pb-4', wordStyles)}>{children}</div>
      {id === 'afternoon' ? (
        <>
          <span
            aria-hidden="true"
            style={{ gridRow: '1 / 4' }}
            className="col-start-2 h-full rounded-sm bg-night-raised max-lg:hidden"
          />
          <div aria-hidden="true" className="grid h-12 grid-cols-5 gap-2 lg:col-start-2 lg:row-start-3 lg:h-auto">
            {afternoons.map((stretches, day) => (
              <span key={day} className="flex gap-1 overflow-hidden rounded-sm lg:flex-col">
                {stretches.map(([kind, share]) => (
                  <span
                    key={kind}
                    // On wide screens the shortest is as high as its name.
                    style={{ flex: `${share} 1 ${share * 2.5}rem` }}
                    className={clsx('flex items-center justify-center font-semibold lg:text-md', kinds[kind])}
                  >
                    <span className="max-lg:hidden">{names[kind]}</span>
                  </span>
                ))}
              </span>
            ))}
          </div>
        </>
      ) : (
        <div
          aria-hidden="true"
          className={clsx(
            'grid h-12 place-items-center rounded-sm text-sm font-semibold lg:col-start-2 lg:row-[1/4] lg:h-full lg:items-start lg:justify-items-end lg:px-6 lg:py-4 lg:text-md',
            bar,
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
        </div>
      )}
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
