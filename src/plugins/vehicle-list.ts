import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { parseVehicles } from '../domain/vehicle-csv';
import { vehicleCoveragePath, type Vehicle } from '../domain/vehicles';

const file = 'data/vehicles.csv';

/** The brands of the list, those with most models first. */
function brandsBySize(vehicles: Vehicle[]): { brand: string; models: number }[] {
  return [...Map.groupBy(vehicles, ({ brand }) => brand)]
    .map(([brand, { length }]) => ({ brand, models: length }))
    .sort((a, b) => b.models - a.models || a.brand.localeCompare(b.brand));
}

/** The page of supported vehicles with the list from data/vehicles.csv, which writers edit in any spreadsheet. */
export default function vehicleListPlugin({ baseUrl, siteDir }: LoadContext): Plugin<Vehicle[]> {
  return {
    name: 'vehicle-list',
    getPathsToWatch: () => [path.join(siteDir, file)],
    loadContent: async () => parseVehicles(await readFile(path.join(siteDir, file), 'utf8'), file),
    async contentLoaded({ content, actions }) {
      await actions.createData('brands.json', brandsBySize(content));
      actions.addRoute({
        path: baseUrl + vehicleCoveragePath.slice(1),
        component: '@site/src/sections/coverage/VehicleCoveragePage',
        exact: true,
        modules: { vehicles: await actions.createData('vehicles.json', content) },
      });
    },
  };
}
