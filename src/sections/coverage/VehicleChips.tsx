import Translate, { translate } from '@docusaurus/Translate';

import { Button } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { seriesName } from '@site/src/domain/series-names';
import type { VehicleQuery } from '@site/src/domain/vehicle-query';
import { useLocale } from '@site/src/hooks/useLocale';

interface VehicleChipsProps {
  query: VehicleQuery;
  onChange: (change: Partial<VehicleQuery>) => void;
}

/** The filters that are set, in the order of the page, each with the change that removes it. */
export function activeFilters({ query, brand, series }: VehicleQuery, htmlLang: string) {
  return [
    { label: query && `“${query.trim()}”`, change: { query: '' } },
    { label: brand, change: { brand: '' } },
    { label: seriesName(series, htmlLang), change: { series: '' } },
  ].filter(({ label }) => label !== '');
}

/** Name of the button that takes one filter away. */
export function removeFilterLabel(filter: string): string {
  return translate(
    {
      id: 'vehicleCoverage.removeFilter',
      message: 'Remove {filter}',
      description: 'Name of a button; {filter} is what was searched for, a brand or a series',
    },
    { filter },
  );
}

/** One chip for each filter that is set; pressing it takes the filter away. */
export function VehicleChips({ query, onChange }: VehicleChipsProps) {
  const { htmlLang } = useLocale();
  const filters = activeFilters(query, htmlLang);
  if (filters.length === 0) return null;
  return (
    <ul
      className="flex flex-wrap items-center gap-2"
      aria-label={translate({
        id: 'vehicleCoverage.filters',
        message: 'Filters that are set',
        description: 'Name of the list of chips',
      })}
    >
      {filters.map(({ label, change }) => (
        <li key={label}>
          <Button variant="secondary" size="sm" aria-label={removeFilterLabel(label)} onClick={() => onChange(change)}>
            {label}
            <Icon name="close" />
          </Button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button variant="link" size="sm" onClick={() => onChange({ query: '', brand: '', series: '' })}>
            <Translate id="vehicleCoverage.clear" description="Button that takes all filters away">
              Clear all
            </Translate>
          </Button>
        </li>
      )}
    </ul>
  );
}
