import Translate from '@docusaurus/Translate';
import brands from '@generated/vehicle-list/default/brands.json';

import { useFormats } from '@site/src/hooks/useFormats';
import { VehicleCount } from './VehicleCount';

/** How many brands and models the list of supported vehicles has. */
export function CoverageCounts() {
  const { number } = useFormats();
  return (
    <Translate
      id="productDetail.interfaces.brands"
      description="Link to the list of vehicles, after the names of some brands; numbers"
      values={{ brands: number(brands.length), models: <VehicleCount /> }}
    >
      {'{brands} brands, {models} models'}
    </Translate>
  );
}
