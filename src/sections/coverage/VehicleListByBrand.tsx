import { translate } from '@docusaurus/Translate';

import { seriesName } from '@site/src/domain/series-names';
import { vehicleColumns, type Vehicle } from '@site/src/domain/vehicles';
import { useLocale } from '@site/src/hooks/useLocale';
import { columnLabel, yearsText } from './vehicle-texts';

/** The whole list without any script: one table, its rows grouped by brand. */
export function VehicleListByBrand({ vehicles }: { vehicles: Vehicle[] }) {
  const { htmlLang } = useLocale();
  const brands = Map.groupBy(vehicles, ({ brand }) => brand);
  return (
    <table className="w-full text-left">
      <caption className="text-left">
        {translate({
          id: 'vehicleCoverage.list',
          message: 'Supported vehicles',
          description: 'Name of the list',
        })}
      </caption>
      <thead>
        <tr>
          {vehicleColumns.slice(1).map((column) => (
            <th key={column} scope="col">
              {columnLabel(column)}
            </th>
          ))}
        </tr>
      </thead>
      {[...brands].map(([brand, models]) => (
        <tbody key={brand}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-6 text-lg text-ink">
              {brand}
            </th>
          </tr>
          {models.map((vehicle) => (
            <tr key={`${vehicle.series} ${vehicle.model} ${vehicle.from}`}>
              <td>{seriesName(vehicle.series, htmlLang)}</td>
              <td>{vehicle.model}</td>
              <td className="tabular-nums">{yearsText(vehicle)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
