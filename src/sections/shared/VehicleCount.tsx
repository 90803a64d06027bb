import brands from '@generated/vehicle-list/default/brands.json';

import { useFormats } from '@site/src/hooks/useFormats';

/** How many models the list of supported vehicles has. */
export function VehicleCount() {
  return useFormats().number(brands.reduce((sum, { models }) => sum + models, 0));
}
