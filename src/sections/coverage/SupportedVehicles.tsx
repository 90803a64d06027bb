import { translate } from '@docusaurus/Translate';
import vehicles from '@generated/vehicle-list/default/vehicles.json';

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
      <VehicleFinder vehicles={vehicles} />
      <noscript>
        <VehicleListByBrand vehicles={vehicles} />
      </noscript>
    </Section>
  );
}
