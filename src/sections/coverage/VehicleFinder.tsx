import { translate } from '@docusaurus/Translate';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import listFacts from '@site/data/vehicle-list.json';
import { Button } from '@site/src/components/ui/Button';
import { Table } from '@site/src/components/ui/Table';
import { seriesName } from '@site/src/domain/series-names';
import {
  indexVehicles,
  searchVehicles,
  sortVehicles,
  vehicleColumns,
  type Vehicle,
  type VehicleColumn,
} from '@site/src/domain/vehicles';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import { NoVehicles } from './NoVehicles';
import { Pagination } from './Pagination';
import { SortChoice } from './SortChoice';
import { useVehicleQuery } from './useVehicleQuery';
import { columnLabel, countText } from './vehicle-texts';
import { activeFilters, VehicleChips } from './VehicleChips';
import { VehicleFilters } from './VehicleFilters';
import { VehicleOverview } from './VehicleOverview';
import { YearScale, YearSpan } from './YearSpan';

const pageSize = 50;
/** On phones the rest of a page waits until it is asked for. */
const phoneRows = 15;
/** Long enough that a word is finished, short enough that the address is never far behind. */
const typingPauseMs = 250;

const isSameSeries = (one: Vehicle, other: Vehicle | undefined) =>
  one.series === other?.series && one.brand === other.brand;

/**
 * The list with search, filters, sorting and pages; everything chosen stands in the address. React takes over what one
 * types into before the list and the overview, which are large.
 */
export function VehicleFinder({ vehicles }: { vehicles: Vehicle[] }) {
  const { htmlLang } = useLocale();
  const { date, number: formatCount } = useFormats();
  const { query, pathname, address, push, replace, byTyping } = useVehicleQuery(vehicles);
  const results = useRef<HTMLDivElement>(null);

  // While typing, the field is ahead of the address; after Back or a chip, the field follows the address.
  const [typed, setTyped] = useState(query.query);
  // The field answers at once, the list when there is time.
  const sought = useDeferredValue(typed);
  const [followed, setFollowed] = useState(query.query);
  if (followed !== query.query) {
    setFollowed(query.query);
    if (!byTyping) setTyped(query.query);
  }
  useEffect(() => {
    if (typed.trim() === query.query) return undefined;
    const timer = setTimeout(() => replace({ query: typed }), typingPauseMs);
    return () => clearTimeout(timer);
  });

  const index = useMemo(() => indexVehicles(vehicles), [vehicles]);
  const firstYear = useMemo(() => Math.min(...vehicles.map(({ from }) => from)), [vehicles]);
  const { brand, series, sort, descending } = query;
  const { vehicles: found, readAs } = useMemo(
    () => searchVehicles(index, { brand, series, query: sought }, listFacts.aliases),
    [index, brand, series, sought],
  );
  const sorted = useMemo(() => sortVehicles(found, sort, descending, htmlLang), [found, sort, descending, htmlLang]);
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = query.page === 0 ? 0 : Math.min(query.page, pages);
  const shown = page === 0 ? sorted : sorted.slice((page - 1) * pageSize, page * pageSize);

  // Asked for once, the rows of this choice stay; another choice begins short again.
  const [longFor, setLongFor] = useState<string>();
  const isShort = shown.length > phoneRows && longFor !== address({});

  const count = countText(found.length, htmlLang);
  const sortBy = (key: string) => push({ sort: key as VehicleColumn, descending: key === sort ? !descending : false });
  const turnTo = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  };

  return (
    <div className="flex flex-col gap-8 no-script:hidden">
      <VehicleFilters vehicles={vehicles} index={index} query={query} typed={typed} onType={setTyped} onChoose={push} />
      {activeFilters({ ...query, query: sought }, htmlLang).length === 0 && (
        <Suspense>
          <VehicleOverview vehicles={vehicles} pathname={pathname} onChoose={turnTo} />
        </Suspense>
      )}
      <div ref={results} tabIndex={-1} className="flex scroll-mt-16 flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          {' '}
          <p role="status" className="text-md font-semibold text-ink">
            {count}
            {readAs && found.length > 0 && (
              <span className="block text-base font-normal text-body">
                {translate(
                  {
                    id: 'vehicleCoverage.readAs',
                    message: 'We found nothing called “{typed}”. These match “{meant}”.',
                    description: 'Under the count when a misspelt search was read as something else',
                  },
                  { typed: sought.trim(), meant: readAs },
                )}
              </span>
            )}
          </p>
          <SortChoice sort={sort} onSort={sortBy} />
        </div>
        <VehicleChips query={query} onChange={push} />
      </div>
      {found.length === 0 ? (
        <NoVehicles query={{ ...query, query: sought }} onChange={push} />
      ) : (
        <>
          <Suspense>
            <Table
              phone="long"
              phoneRows={isShort ? phoneRows : undefined}
              groupedBy={sort === 'brand' ? sort : undefined}
              caption={translate(
                {
                  id: 'vehicleCoverage.caption',
                  message: 'Vehicles that BatScan reads, updated {date}',
                  description: 'Caption of the list; {date} is a date',
                },
                { date: date(listFacts.updated) },
              )}
              columns={vehicleColumns.map((key) => ({
                key,
                label: columnLabel(key),
                note: key === 'year' && <YearScale first={firstYear} />,
                line: key === 'year' ? 2 : 1,
                sort: key !== sort ? 'none' : descending ? 'descending' : 'ascending',
              }))}
              rows={shown.map((vehicle, place) => ({
                ...vehicle,
                series: (
                  <span
                    {...(isSameSeries(vehicle, shown[place - 1])
                      ? { 'data-repeats': '', className: 'sr-only' }
                      : { className: 'font-semibold text-ink' })}
                  >
                    {seriesName(vehicle.series, htmlLang)}
                  </span>
                ),
                year: <YearSpan vehicle={vehicle} first={firstYear} />,
              }))}
              onSort={sortBy}
            />
          </Suspense>
          {isShort && (
            <Button
              variant="secondary"
              className="self-start sm:hidden print:hidden"
              onClick={() => setLongFor(address({}))}
            >
              {translate(
                {
                  id: 'vehicleCoverage.more',
                  message: 'Show {count} more',
                  description: 'Button below the list on phones; {count} is how many more vehicles it shows',
                },
                { count: formatCount(shown.length - phoneRows) },
              )}
            </Button>
          )}
          <div className={isShort ? 'max-sm:hidden' : undefined}>
            <Pagination page={page} pages={pages} addressOf={(number) => address({ page: number })} onTurn={turnTo} />
          </div>
        </>
      )}
    </div>
  );
}
