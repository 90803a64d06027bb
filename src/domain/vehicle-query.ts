import { vehicleColumns, type Vehicle, type VehicleColumn, type VehicleSearch } from './vehicles.ts';

/** What the list of vehicles shows. It is part of the page's address: it can be shared, and Back undoes a choice. */
export interface VehicleQuery extends VehicleSearch {
  sort: VehicleColumn;
  descending: boolean;
  /** From 1; 0 for all on one page. */
  page: number;
}

export const everyVehicle: VehicleQuery = {
  brand: '',
  series: '',
  query: '',
  sort: 'brand',
  descending: false,
  page: 1,
};

const longestQuery = 80;

/**
 * Reads an address such as `?brand=Tesla&sort=-year`. Unknown values are ignored, and so is a series that the brand does not have.
 * @param search the address's query, with or without `?`
 */
export function readVehicleQuery(search: string, vehicles: Vehicle[]): VehicleQuery {
  const params = new URLSearchParams(search);
  const asked = (name: string) => params.get(name) ?? '';
  const brand = vehicles.some((vehicle) => vehicle.brand === asked('brand')) ? asked('brand') : '';
  const sort = asked('sort').replace(/^-/, '') as VehicleColumn;
  const page = asked('page') === 'all' ? 0 : Number(asked('page'));
  return {
    brand,
    series: hasSeries(vehicles, brand, asked('series')) ? asked('series') : '',
    query: asked('q').slice(0, longestQuery),
    sort: vehicleColumns.includes(sort) ? sort : everyVehicle.sort,
    descending: vehicleColumns.includes(sort) && asked('sort').startsWith('-'),
    page: params.has('page') && Number.isInteger(page) && page >= 0 ? page : everyVehicle.page,
  };
}

/** The query of an address, with `?`; empty when everything is shown. */
export function writeVehicleQuery({ brand, series, query, sort, descending, page }: VehicleQuery): string {
  const params = new URLSearchParams();
  if (brand) params.set('brand', brand);
  if (series) params.set('series', series);
  if (query.trim()) params.set('q', query.trim());
  if (sort !== everyVehicle.sort || descending) params.set('sort', `${descending ? '-' : ''}${sort}`);
  if (page !== 1) params.set('page', page === 0 ? 'all' : String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a brand (or, with no brand, any of them) has a series. */
export function hasSeries(vehicles: Vehicle[], brand: string, series: string): boolean {
  return vehicles.some((vehicle) => (brand === '' || vehicle.brand === brand) && vehicle.series === series);
}
