import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { typeset } from '../domain/typography';
import { parseVehicles } from '../domain/vehicle-csv';
import type { Vehicle } from '../domain/vehicles';

const file = 'data/vehicles.csv';

/** The brands of the list, those with most models first. */
function brandsBySize(vehicles: Vehicle[]): { brand: string; models: number }[] {
  return [...Map.groupBy(vehicles, ({ brand }) => brand)]
    .map(([brand, { length }]) => ({ brand, models: length }))
    .sort((a, b) => b.models - a.models || a.brand.localeCompare(b.brand));
}

/** Makes `@generated/vehicle-list/default/*.json` from data/vehicles.csv, which writers edit in any spreadsheet. */
export default function vehicleListPlugin({ siteDir, i18n }: LoadContext): Plugin<Vehicle[]> {
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale]!;
  return {
    name: 'vehicle-list',
    getPathsToWatch: () => [path.join(siteDir, file)],
    async loadContent() {
      const vehicles = parseVehicles(await readFile(path.join(siteDir, file), 'utf8'), file);
      return vehicles.map((vehicle) => ({ ...vehicle, model: typeset(vehicle.model, htmlLang) }));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('brands.json', brandsBySize(content));
      await actions.createData('vehicles.json', content);
    },
  };
}
