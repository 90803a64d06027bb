import { localeOf, localizePath } from '../../src/domain/locales.ts';
import type { SearchPage } from '../../src/domain/search/search-file.ts';
import { seriesName, seriesNames } from '../../src/domain/series-names.ts';
import { vehicleCoveragePath } from '../../src/domain/vehicle-coverage-path.ts';
import { everyVehicle, writeVehicleQuery } from '../../src/domain/vehicle-query.ts';
import { fold, type Vehicle } from '../../src/domain/vehicles.ts';

/**
 * The brands and series of the list of vehicles, each leading to the list of its models.
 * @param aliases other names of brands, both folded (data/vehicle-list.json)
 */
export function searchVehiclePages(
  vehicles: Vehicle[],
  language: string,
  aliases: Record<string, string>,
): SearchPage[] {
  const { htmlLang } = localeOf(language);
  const page = (
    title: string,
    names: string[],
    texts: string[],
    query: { brand: string; series?: string },
  ): SearchPage => ({
    path: localizePath(vehicleCoveragePath, language) + writeVehicleQuery({ ...everyVehicle, ...query }),
    kind: 'vehicle',
    title,
    names,
    sections: [{ texts }],
  });
  return [...Map.groupBy(vehicles, ({ brand }) => brand)].flatMap(([brand, ofBrand]) => {
    const bySeries = [...Map.groupBy(ofBrand, ({ series }) => series)];
    const otherNames = Object.keys(aliases).filter((alias) => aliases[alias] === fold(brand));
    return [
      page(brand, otherNames, [bySeries.map(([series]) => seriesName(series, htmlLang)).join(', ')], { brand }),
      ...bySeries.map(([series, models]) => {
        const shown = seriesName(series, htmlLang);
        const names = [...seriesNames(series).filter((name) => name !== shown), ...otherNames];
        const years = ({ from, to }: Vehicle) => (to === from ? String(from) : `${from}–${to ?? ''}`);
        // "Polestar 3" of Polestar
        const title = shown.startsWith(brand) ? shown : `${brand} ${shown}`;
        return page(
          title,
          names,
          models.map((vehicle) => `${vehicle.model}, ${years(vehicle)}`),
          { brand, series },
        );
      }),
    ];
  });
}
