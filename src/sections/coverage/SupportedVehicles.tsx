import { translate } from '@docusaurus/Translate';
import vehicles from '@generated/vehicle-list/default/vehicles.json';
import { Suspense } from 'react';

import { Section } from '@site/src/components/ui/Section';
import { VehicleFinder } from './VehicleFinder';
import { VehicleListByBrand } from './VehicleListByBrand';

/** The list of data/vehicles.csv with search and filters. */
export function SupportedVehicles() {
  return (
    <Section
      data-hydrate=""
      space="tight"
      aria-label={translate({
        id: 'vehicleCoverage.list',
        message: 'Supported vehicles',
        description: 'Name of the list',
      })}
    >
      {/* React takes it over before the rest of the page. */}
      <Suspense>
        <VehicleFinder vehicles={vehicles} />
      </Suspense>
      <noscript>
        <VehicleListByBrand vehicles={vehicles} />
      </noscript>
    </Section>
  );
}
