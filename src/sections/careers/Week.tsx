import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useLocale } from '@site/src/hooks/useLocale';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** Monday to Friday of any week. */
const days = [5, 6, 7, 8, 9].map((day) => new Date(Date.UTC(2026, 0, day)));

/** What stands in a part of a day: one long stretch, several short ones, or nothing. Shares of its length. */
const partShares = {
  morning: () => [1],
  afternoon: (day: number) =>
    [
      [2, 1, 3],
      [1, 3, 1],
      [3, 2],
      [1, 1, 4],
      [4, 1],
    ][day]!,
  evening: () => [],
};

/** How a week looks: `<DayPart>` one below the other, each drawn for the five working days. */
export function Week({ children, ...heading }: MdxSectionProps) {
  const { format } = new Intl.DateTimeFormat(useLocale().htmlLang, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Section tone="night">
      <SectionHeading {...heading} className="mb-6 lg:mb-8" />
      <div aria-hidden="true" className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div className="grid grid-cols-5 gap-2 pb-2 text-sm first-letter:uppercase lg:col-start-2">
          {days.map((day) => (
            <span key={day.getTime()} className="first-letter:uppercase">
              {format(day)}
            </span>
          ))}
        </div>
      </div>
      <ul className="flex flex-col gap-6 lg:gap-2">{children}</ul>
    </Section>
  );
}

export interface DayPartProps {
  /** Decides how it is drawn. */
  id: keyof typeof partShares;
  title: string;
  children: ReactNode;
}

export function DayPart({ id, title, children }: DayPartProps) {
  return (
    <li className="grid items-center gap-x-16 gap-y-3 lg:grid-cols-[2fr_3fr]">
      <div className="flex flex-col gap-1 max-lg:order-last lg:min-h-[5.5rem] lg:justify-center">
        <h3 className="text-xl">{title}</h3>
        {children}
      </div>
      <div aria-hidden="true" className="grid h-12 grid-cols-5 gap-2 self-stretch lg:h-auto">
        {days.map((day, index) => (
          <span
            key={day.getTime()}
            className="flex gap-1 overflow-hidden rounded-md border border-dashed border-night-line lg:flex-col"
          >
            {partShares[id](index).map((share, part) => (
              <span
                key={part}
                style={{ flexGrow: share }}
                className={clsx(
                  'rounded-sm',
                  id === 'morning' ? 'bg-aurora' : part % 2 ? 'bg-night-line' : 'bg-action',
                )}
              />
            ))}
          </span>
        ))}
      </div>
    </li>
  );
}
