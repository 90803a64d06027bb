import { translate } from '@docusaurus/Translate';

import type { Vehicle, VehicleColumn } from '@site/src/domain/vehicles';

/** Headers of the list's columns. */
export function columnLabel(column: VehicleColumn): string {
  const labels: Record<VehicleColumn, string> = {
    brand: translate({ id: 'vehicleCoverage.brand', message: 'Brand', description: 'Column and filter' }),
    series: translate({ id: 'vehicleCoverage.series', message: 'Series', description: 'Column and filter' }),
    model: translate({ id: 'vehicleCoverage.model', message: 'Model', description: 'Column' }),
    year: translate({ id: 'vehicleCoverage.year', message: 'Model year', description: 'Column' }),
  };
  return labels[column];
}

/** Model years of a vehicle: "2020–2023", "2021" or "2021 onwards". */
export function yearsText({ from, to }: Vehicle): string {
  if (to === undefined) {
    return translate(
      {
        id: 'vehicleCoverage.since',
        message: '{year} onwards',
        description: 'Model years of a vehicle that is still built; {year} is the first',
      },
      { year: String(from) },
    );
  }
  return from === to ? String(from) : `${from}–${to}`;
}

/** How many vehicles are listed. */
export function countText(count: number, htmlLang: string): string {
  const values = { count: new Intl.NumberFormat(htmlLang).format(count) };
  return new Intl.PluralRules(htmlLang).select(count) === 'one'
    ? translate(
        {
          id: 'vehicleCoverage.countOne',
          message: 'Showing {count} vehicle',
          description: 'Above a list with a single vehicle; {count} is 1',
        },
        values,
      )
    : translate(
        {
          id: 'vehicleCoverage.count',
          message: 'Showing {count} vehicles',
          description: 'Above the list; {count} is a number',
        },
        values,
      );
}
