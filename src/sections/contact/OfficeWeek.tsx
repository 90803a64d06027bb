import { company } from '@site/src/domain/company';
import { useFormats } from '@site/src/hooks/useFormats';
import { OfficeHours } from '../shared/ContactMethods';

const { from, to } = company.officeHours;

/** How much of a day is over, in percent, at a time such as 09:30. */
function shareOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return (100 * (hours + minutes / 60)) / 24;
}

/** The hours of a week in which somebody answers: each day from midnight to midnight, the office hours in it. */
export function OfficeWeek() {
  return (
    <div className="max-w-[26rem] text-sm text-muted max-lg:hidden">
      <div aria-hidden="true" className="mb-4 grid auto-cols-fr grid-flow-col gap-2 text-center">
        {useFormats()
          .weekdays()
          .map((day, index) => (
            <div key={day}>
              <div className="relative mb-2 h-24 overflow-hidden rounded-md bg-sunken">
                {index < 5 && (
                  <span
                    style={{ top: `${shareOfDay(from)}%`, bottom: `${100 - shareOfDay(to)}%` }}
                    className="absolute inset-x-0 rounded-sm bg-action"
                  />
                )}
              </div>
              {day}
            </div>
          ))}
      </div>
      <OfficeHours />
    </div>
  );
}
