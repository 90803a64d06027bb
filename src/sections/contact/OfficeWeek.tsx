import { company } from '@site/src/domain/company';
import { useFormats } from '@site/src/hooks/useFormats';

const { from, to } = company.officeHours;

/** How much of a day is over, in percent, at a time such as 09:30. */
function shareOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return (100 * (hours + minutes / 60)) / 24;
}

/** The office hours in a week, each day from midnight to midnight; in words they stand beside the phone number. */
export function OfficeWeek() {
  const { time, weekdays } = useFormats();
  return (
    <div
      aria-hidden="true"
      className="grid auto-cols-fr grid-flow-col gap-2 text-center text-sm text-muted max-lg:hidden"
    >
      {weekdays().map((day, index) => (
        <div key={day}>
          <div className="relative mb-2 h-32 overflow-hidden rounded-md bg-sunken">
            {index < 5 && (
              <span
                style={{ top: `${shareOfDay(from)}%`, bottom: `${100 - shareOfDay(to)}%` }}
                className="absolute inset-x-0 flex flex-col justify-between rounded-sm bg-action py-1 leading-tight text-on-action"
              >
                <span>{time(from)}</span>
                <span>{time(to)}</span>
              </span>
            )}
          </div>
          {day}
        </div>
      ))}
    </div>
  );
}
