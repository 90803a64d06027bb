import { company } from '@site/src/domain/company';
import { useLocale } from '@site/src/hooks/useLocale';
import { OfficeHours } from '../shared/ContactMethods';

/** Monday to Sunday of any week. */
const days = [5, 6, 7, 8, 9, 10, 11].map((day) => new Date(Date.UTC(2026, 0, day)));
const { from, to } = company.officeHours;
const shareOfDay = (time: string) => (100 * Number(time.split(':')[0])) / 24;

/** The hours of a week in which somebody answers: each day from midnight to midnight, the office hours in it. */
export function OfficeWeek() {
  const { format } = new Intl.DateTimeFormat(useLocale().htmlLang, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className="max-w-[26rem] text-sm text-muted max-lg:hidden">
      <div aria-hidden="true" className="mb-4 grid auto-cols-fr grid-flow-col gap-2 text-center">
        {days.map((day, index) => (
          <div key={day.getTime()}>
            <div className="relative mb-2 h-24 overflow-hidden rounded-md bg-sunken">
              {index < 5 && (
                <span
                  style={{ top: `${shareOfDay(from)}%`, bottom: `${100 - shareOfDay(to)}%` }}
                  className="absolute inset-x-0 rounded-sm bg-action"
                />
              )}
            </div>
            {format(day)}
          </div>
        ))}
      </div>
      <OfficeHours />
    </div>
  );
}
