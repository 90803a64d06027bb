import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import { readVehicleQuery, writeVehicleQuery, type VehicleQuery } from '@site/src/domain/vehicle-query';
import type { Vehicle } from '@site/src/domain/vehicles';

/**
 * What the address asks for, and two ways to change it: `push` for choices that Back undoes, `replace` while typing.
 * `byTyping` tells whether the last change was `replace`: on a slow device it arrives after more was typed.
 */
export function useVehicleQuery(vehicles: Vehicle[]) {
  const history = useHistory();
  const { pathname, search } = useLocation();
  // The built page knows no query: it is read after hydration, so that both renderings agree.
  const query = readVehicleQuery(useIsBrowser() ? search : '', vehicles);
  const address = (change: Partial<VehicleQuery>) => pathname + writeVehicleQuery({ ...query, page: 1, ...change });
  return {
    query,
    pathname,
    byTyping: history.action === 'REPLACE',
    address,
    push: (change: Partial<VehicleQuery>) => history.push(address(change)),
    replace(change: Partial<VehicleQuery>) {
      // While the next page loads, the address is already its.
      if (window.location.pathname === pathname) history.replace(address(change));
    },
  };
}
