import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import listFacts from '@site/data/vehicle-list.json';
import { everyVehicle, writeVehicleQuery } from '@site/src/domain/vehicle-query';
import { buildYears, countBy, type Vehicle } from '@site/src/domain/vehicles';
import { useFormats } from '@site/src/hooks/useFormats';

interface VehicleOverviewProps {
  vehicles: Vehicle[];
  /** Address of the page. */
  pathname: string;
  /** Called when something was chosen. */
  onChoose: () => void;
}

/** On phones only the brands with so many models or more, until all are asked for. */
const enoughForPhones = 18;

const brandStyles =
  'flex min-h-8 items-center justify-between gap-2 border-b border-line font-medium text-ink no-underline tabular-nums hover:border-action hover:text-action';
/** Along the rule below a brand, as far as its share of the largest one. */
const bar = (share: number) =>
  `linear-gradient(var(--color-action) 0 0) 0 100% / ${Math.round(100 * share)}% 3px no-repeat`;
/** From below: the year, its bar, its number; read in the order that is written. */
const yearStyles = 'group flex flex-col-reverse items-center gap-1 text-ink no-underline hover:text-action';

/** What the list holds, before anything is searched for: its brands with their numbers, and the years they were built in. */
export function VehicleOverview({ vehicles, pathname, onChoose }: VehicleOverviewProps) {
  const { number } = useFormats();
  const brands = [...countBy(vehicles, 'brand')];
  const [areAllShown, setAreAllShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  /** The button goes, and the focus stays in the list that it opened. */
  const showAll = () => {
    flushSync(() => setAreAllShown(true));
    list.current?.querySelector('a')?.focus();
  };
  const mostOfBrand = Math.max(...brands.map(([, count]) => count));
  const years = buildYears(vehicles, Number(listFacts.updated.slice(0, 4)));
  const most = Math.max(...years.map(({ count }) => count));
  const to = (change: Partial<typeof everyVehicle>) => pathname + writeVehicleQuery({ ...everyVehicle, ...change });
  return (
    <div className="flex flex-col gap-8 lg:gap-12 print:hidden">
      <nav aria-labelledby="vehicle-brands" className="flex flex-col gap-4">
        <h2 id="vehicle-brands" className="text-xl">
          {translate({
            id: 'vehicleCoverage.brands',
            message: 'Models by brand',
            description: 'Heading of the index of brands above the list of vehicles',
          })}
        </h2>
        <ul ref={list} className="columns-2 gap-x-6 sm:columns-3 md:columns-4 lg:columns-6">
          {brands.map(([brand, count]) => (
            <li
              key={brand}
              className={clsx('break-inside-avoid', !areAllShown && count < enoughForPhones && 'max-sm:hidden')}
            >
              <Link
                to={to({ brand })}
                autoAddBaseUrl={false}
                onClick={onChoose}
                className={brandStyles}
                style={{ background: bar(count / mostOfBrand) }}
              >
                <span translate="no">{brand}</span>
                <span className="text-sm font-normal text-muted">{number(count)}</span>
              </Link>
            </li>
          ))}
          {!areAllShown && (
            <li className="break-inside-avoid sm:hidden">
              <button
                type="button"
                onClick={showAll}
                className="min-h-8 cursor-pointer font-semibold text-action underline underline-offset-4"
              >
                {translate(
                  {
                    id: 'vehicleCoverage.showBrands',
                    message: 'All {count} brands',
                    description: 'Button on phones, after the largest brands of the list: shows the others too',
                  },
                  { count: number(brands.length) },
                )}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-labelledby="vehicle-years" className="flex flex-col gap-4 max-sm:hidden">
        <h2 id="vehicle-years" className="text-xl">
          {translate({
            id: 'vehicleCoverage.years',
            message: 'Models by year',
            description: 'Heading of a small chart above the list of vehicles: how many models were built in each year',
          })}
        </h2>
        <ol className="grid auto-cols-fr grid-flow-col items-end gap-1 text-sm tabular-nums lg:gap-2">
          {years.map(({ year, count }) => (
            <li key={year}>
              <Link to={to({ query: String(year) })} autoAddBaseUrl={false} onClick={onChoose} className={yearStyles}>
                {year}
                <span
                  aria-hidden="true"
                  className="w-full bg-action/75 group-hover:bg-action"
                  style={{ height: `${Math.max(2, Math.round((96 * count) / most))}px` }}
                />
                <span className="text-muted">{number(count)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
