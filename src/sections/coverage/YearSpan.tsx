import listFacts from '@site/data/vehicle-list.json';
import type { Vehicle } from '@site/src/domain/vehicles';
import { yearsText } from './vehicle-texts';

const lastYear = Number(listFacts.updated.slice(0, 4));

/** The years a vehicle was built in, in words and, on wide screens, as a part of all the years of the list. */
export function YearSpan({ vehicle, first }: { vehicle: Vehicle; first: number }) {
  const { from, to = lastYear } = vehicle;
  const share = (years: number) => `${((100 * years) / (lastYear - first + 1)).toFixed(1)}%`;
  return (
    <span className="tabular-nums sm:flex sm:items-center sm:justify-between sm:gap-4">
      {yearsText(vehicle)}
      <span aria-hidden="true" className="h-2 w-32 shrink-0 rounded-full bg-sunken max-lg:hidden">
        <span
          className="block h-full rounded-full bg-action"
          style={{ marginLeft: share(from - first), width: share(to - from + 1) }}
        />
      </span>
    </span>
  );
}

/** The first and the last year, above the ends of the spans. */
export function YearScale({ first }: { first: number }) {
  return (
    <span
      aria-hidden="true"
      className="float-right flex w-32 justify-between leading-[2rem] font-normal text-muted max-lg:hidden print:hidden"
    >
      <span>{first}</span>
      <span>{lastYear}</span>
    </span>
  );
}
