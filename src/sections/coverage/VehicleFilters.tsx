import { translate } from '@docusaurus/Translate';

import listFacts from '@site/data/vehicle-list.json';
import { Field } from '@site/src/components/ui/Field';
import { Icon } from '@site/src/components/ui/Icon';
import { Input } from '@site/src/components/ui/Input';
import { Select } from '@site/src/components/ui/Select';
import { seriesName } from '@site/src/domain/series-names';
import { hasSeries, type VehicleQuery } from '@site/src/domain/vehicle-query';
import { countBy, searchVehicles, type Vehicle, type VehicleIndex } from '@site/src/domain/vehicles';
import { useLocale } from '@site/src/hooks/useLocale';
import { columnLabel } from './vehicle-texts';

interface VehicleFiltersProps {
  vehicles: Vehicle[];
  index: VehicleIndex;
  query: VehicleQuery;
  /** What is in the search field; the address follows a moment later. */
  typed: string;
  onType: (typed: string) => void;
  onChoose: (change: Partial<VehicleQuery>) => void;
}

/** Search field, brand and series. Before hydration the browser submits them as a form, to the same address. */
export function VehicleFilters({ vehicles, index, query, typed, onType, onChoose }: VehicleFiltersProps) {
  const { htmlLang } = useLocale();
  const { brand, series } = query;
  const found = (brandOf: string) =>
    searchVehicles(index, { brand: brandOf, series: '', query: typed }, listFacts.aliases).vehicles;
  const brandCounts = countBy(found(''), 'brand');
  const seriesCounts = countBy(found(brand), 'series');
  const allSeries = [...new Set(vehicles.filter((v) => brand === '' || v.brand === brand).map((v) => v.series))];
  return (
    <form
      role="search"
      // On the lower edge of the page's head, whose point it is.
      className="relative z-6 -mt-24 grid grid-cols-2 items-start gap-4 rounded-xl bg-surface p-4 shadow-overlay max-[23rem]:*:col-span-2 sm:p-6 lg:grid-cols-[2fr_1fr_1fr] print:hidden sm:[&_:is(input,select)]:min-h-16 sm:[&_:is(input,select)]:rounded-lg [&_input]:min-h-16 sm:[&_input]:text-lg"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="col-span-2 lg:col-span-1">
        <Field
          id="vehicle-search"
          label={translate({
            id: 'vehicleCoverage.search',
            message: 'Search',
            description: 'Label of the search field',
          })}
          hint={translate({
            id: 'vehicleCoverage.searchHint',
            message: 'For example: id3 2021, skoda enyaq, mach e',
            description: 'Under the search field; the vehicles are examples',
          })}
        >
          {(wiring) => (
            <div className="relative">
              <Icon name="search" className="absolute top-1/2 left-6 -translate-y-1/2 text-xl text-action" />
              <Input
                {...wiring}
                type="search"
                name="q"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => onType(event.target.value)}
                className="pl-16"
              />
            </div>
          )}
        </Field>
      </div>
      <Field id="vehicle-brand" label={columnLabel('brand')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="brand"
            value={brand}
            onChange={({ target: { value } }) =>
              onChoose({ brand: value, series: hasSeries(vehicles, value, series) ? series : '', query: typed })
            }
          >
            <option value="">
              {translate({
                id: 'vehicleCoverage.allBrands',
                message: 'All brands',
                description: 'First option of the brand filter',
              })}
            </option>
            <Options
              names={[...new Set(vehicles.map((vehicle) => vehicle.brand))]}
              counts={brandCounts}
              chosen={brand}
            />
          </Select>
        )}
      </Field>
      <Field id="vehicle-series" label={columnLabel('series')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="series"
            value={series}
            onChange={({ target: { value } }) => onChoose({ series: value, query: typed })}
          >
            <option value="">
              {translate({
                id: 'vehicleCoverage.allSeries',
                message: 'All series',
                description: 'First option of the series filter',
              })}
            </option>
            <Options
              names={allSeries}
              shownAs={(name) => seriesName(name, htmlLang)}
              counts={seriesCounts}
              chosen={series}
            />
          </Select>
        )}
      </Field>
    </form>
  );
}

interface OptionsProps {
  /** Their values. */
  names: string[];
  shownAs?: (name: string) => string;
  counts: Map<string, number>;
  chosen: string;
}

/** Options with how many vehicles each would show; those that would show none cannot be chosen. */
function Options({ names, shownAs = (name) => name, counts, chosen }: OptionsProps) {
  return names.map((name) => (
    <option key={name} value={name} disabled={!counts.has(name) && name !== chosen}>
      {`${shownAs(name)} (${counts.get(name) ?? 0})`}
    </option>
  ));
}
