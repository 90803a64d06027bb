import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';

const workingDays = 5;

/** What an afternoon can hold, with its colour. */
const kinds = {
  work: 'bg-aurora',
  tests: 'bg-action',
  reviews: 'bg-line-strong',
  calls: 'bg-violet',
};

/** What stands in a part of a day, in shares of its length: one long stretch, several short ones, or nothing. */
const stretches: Record<'morning' | 'afternoon' | 'evening', (day: number) => [keyof typeof kinds, number][]> = {
  morning: () => [['work', 1]],
  afternoon: (day) =>
    (
      [
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
      ] satisfies [keyof typeof kinds, number][][] as [keyof typeof kinds, number][][]
    )[day]!,
  evening: () => [],
};

/** How a week looks: `<DayPart>` one below the other, each drawn for the five working days. */
export function Week({ children, ...heading }: MdxSectionProps) {
  const days = useFormats().weekdays().slice(0, workingDays);
  return (
    <Section tone="night">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} className="mb-6" />
        <div aria-hidden="true" className="grid grid-cols-5 gap-2 self-end pb-2 text-center text-sm">
          {days.map((day) => (
            <span key={day} className="first-letter:uppercase">
              {day}
            </span>
          ))}
        </div>
      </div>
      <ul className="flex flex-col gap-6 lg:gap-2">{children}</ul>
      <div className="mt-4 grid gap-x-16 max-lg:hidden lg:grid-cols-[2fr_3fr]">
        <Legend className="lg:col-start-2" />
      </div>
    </Section>
  );
}

export interface DayPartProps {
  /** Decides how it is drawn. */
  id: keyof typeof stretches;
  title: string;
  children: ReactNode;
}

export function DayPart({ id, title, children }: DayPartProps) {
  return (
    <li className="grid gap-x-16 gap-y-3 lg:grid-cols-[2fr_3fr]">
      <div className="flex flex-col gap-1 max-lg:order-last lg:min-h-24 lg:justify-center">
        <h3 className="text-xl">{title}</h3>
        {children}
        {id === 'afternoon' && <Legend className="lg:hidden" />}
      </div>
      <div aria-hidden="true" className="grid h-12 grid-cols-5 gap-2 lg:h-auto">
        {Array.from({ length: workingDays }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'flex gap-1 overflow-hidden rounded-md lg:flex-col',
              id === 'evening' && 'border border-dashed border-line-strong',
            )}
          >
            {stretches[id](index).map(([kind, share]) => (
              <span key={kind} style={{ flexGrow: share }} className={clsx('rounded-sm', kinds[kind])} />
            ))}
          </span>
        ))}
      </div>
    </li>
  );
}

/** Which colour stands for what in the afternoons. */
function Legend({ className }: { className: string }) {
  const names = {
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
  return (
    <p aria-hidden="true" className={clsx('flex flex-wrap gap-x-6 gap-y-1 text-sm', className)}>
      {(['tests', 'reviews', 'calls'] as const).map((kind) => (
        <span key={kind} className="flex items-center gap-2">
          <span className={clsx('size-3 rounded-sm', kinds[kind])} />
          {names[kind]}
        </span>
      ))}
    </p>
  );
}
