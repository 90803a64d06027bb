import Translate, { translate } from '@docusaurus/Translate';

import { Button, ButtonLink } from '@site/src/components/ui/Button';
import { seriesName } from '@site/src/domain/series-names';
import type { VehicleQuery } from '@site/src/domain/vehicle-query';
import { useLocale } from '@site/src/hooks/useLocale';
import { activeFilters, removeFilterLabel } from './VehicleChips';

interface NoVehiclesProps {
  query: VehicleQuery;
  onChange: (change: Partial<VehicleQuery>) => void;
}

/** Shown when no vehicle matches: why, how to widen the search, and whom to ask. */
export function NoVehicles({ query, onChange }: NoVehiclesProps) {
  const { htmlLang } = useLocale();
  const filters = activeFilters(query, htmlLang);
  const last = filters.at(-1);
  const vehicle = [query.brand, seriesName(query.series, htmlLang), query.query.trim()].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col items-start gap-4 rounded-xl bg-sunken p-6 sm:p-12">
      <h2 className="text-2xl">
        {translate(
          {
            id: 'vehicleCoverage.none.title',
            message: 'No vehicle matches {filters}',
            description: 'Heading in place of the list; {filters} names what was searched for and chosen',
          },
          { filters: filters.map(({ label }) => label).join(' + ') },
        )}
      </h2>
      <p className="max-w-measure text-md">
        <Translate id="vehicleCoverage.none.text" description="Text in place of the list when nothing matches">
          The list grows every month, and we can read some models before they are on it. Ask us about yours.
        </Translate>
      </p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={`/contact?vehicle=${encodeURIComponent(vehicle)}`}>
          <Translate id="vehicleCoverage.none.ask" description="Button that leads to the contact form">
            Ask us about this vehicle
          </Translate>
        </ButtonLink>
        {last && (
          <Button variant="outline" onClick={() => onChange(last.change)}>
            {removeFilterLabel(last.label)}
          </Button>
        )}
      </div>
    </div>
  );
}
