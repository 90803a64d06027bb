import { distance } from 'fastest-levenshtein';

import { seriesName, seriesNames } from './series-names.ts';

/** A model that BatScan reads, and the model years it was built in. */
export interface Vehicle {
  brand: string;
  /** In English; shown as `seriesName` has it. */
  series: string;
  model: string;
  from: number;
  /** Missing while it is being built. */
  to?: number;
}

/** Prepared once, so that searching on each key press only compares strings. */
export interface VehicleIndex {
  entries: { vehicle: Vehicle; text: string }[];
  /** Brands, series and parts of their names, for finding what a misspelt word meant. */
  vocabulary: string[];
}

export interface VehicleSearch {
  /** Empty for all. */
  brand: string;
  /** Empty for all. */
  series: string;
  query: string;
}

export interface VehicleResult {
  vehicles: Vehicle[];
  /** The corrected query, when nothing matched the one that was typed. */
  readAs?: string;
}

/** Lower case without accents, spaces and punctuation: "ID.3" and "id 3" are the same, and so are "Škoda" and "skoda". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const words = (text: string): string[] => text.split(/[\s/–-]+/).map(fold);

export function indexVehicles(vehicles: Vehicle[]): VehicleIndex {
  const names = new Set(vehicles.flatMap(({ brand, series }) => [brand, ...seriesNames(series)]));
  return {
    entries: vehicles.map((vehicle) => {
      const { brand, series, model } = vehicle;
      return {
        vehicle,
        text: seriesNames(series)
          .map((name) => fold(brand + name + model))
          .join('\n'),
      };
    }),
    vocabulary: [...new Set([...names].flatMap((name) => [fold(name), ...words(name)]))].filter(
      ({ length }) => length >= 4,
    ),
  };
}

/** How many typing mistakes a word may have, by its length. */
const faultsAllowed = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

function correct(word: string, vocabulary: string[]): string {
  let best = word;
  let fewest = faultsAllowed(word) + 1;
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const faults = distance(word, candidate);
    if (faults < fewest) [best, fewest] = [candidate, faults];
  }
  return best;
}

/** A number that may be a model year: it matches the years a vehicle was built in, and names such as "e-2008". */
const isYear = (word: string) => /^20\d\d$/.test(word);

function matching(entries: VehicleIndex['entries'], query: string[]): Vehicle[] {
  const years = query.filter(isYear).map(Number);
  const names = query.filter((word) => !isYear(word));
  const inYears = ({ vehicle: { from, to = Infinity }, text }: VehicleIndex['entries'][number]) =>
    years.every((year) => (from <= year && year <= to) || text.includes(String(year)));
  const candidates = entries.filter(inYears);
  // Try "mach e" as one word first: nearly every name contains an "e".
  const whole = names.join('');
  const exact = candidates.filter(({ text }) => text.includes(whole));
  const found = exact.length > 0 ? exact : candidates.filter(({ text }) => names.every((name) => text.includes(name)));
  return found.map(({ vehicle }) => vehicle);
}

/**
 * Vehicles of a brand and series that match a query, in the order of the index. Case, accents, spaces and punctuation
 * never matter; typing mistakes are corrected when nothing matches otherwise.
 * @param aliases other names for words, both folded: `{ vw: 'volkswagen' }`
 */
export function searchVehicles(
  { entries, vocabulary }: VehicleIndex,
  { brand, series, query }: VehicleSearch,
  aliases: Record<string, string> = {},
): VehicleResult {
  const chosen = entries.filter(
    ({ vehicle }) => (brand === '' || vehicle.brand === brand) && (series === '' || vehicle.series === series),
  );
  const typed = query.split(/\s+/).map(fold).filter(Boolean);
  const meant = typed.map((word) => aliases[word] ?? word);
  const vehicles = matching(chosen, meant);
  if (vehicles.length > 0 || meant.length === 0) return { vehicles };
  const corrected = meant.map((word) =>
    isYear(word) || entries.some(({ text }) => text.includes(word)) ? word : correct(word, vocabulary),
  );
  const readAs = corrected.join(' ');
  return readAs === meant.join(' ') ? { vehicles } : { vehicles: matching(chosen, corrected), readAs };
}

export const vehicleColumns = ['brand', 'series', 'model', 'year'] as const;
export type VehicleColumn = (typeof vehicleColumns)[number];

/** A copy sorted by what a column shows, then by its place in the list. Numbers in names compare by value. */
export function sortVehicles(
  vehicles: Vehicle[],
  column: VehicleColumn,
  descending: boolean,
  htmlLang: string,
): Vehicle[] {
  const { compare } = new Intl.Collator(htmlLang, { numeric: true });
  const shown = (vehicle: Vehicle, name: 'brand' | 'series' | 'model') =>
    name === 'series' ? seriesName(vehicle.series, htmlLang) : vehicle[name];
  const sorted = vehicles.toSorted((a, b) =>
    column === 'year'
      ? a.from - b.from || (a.to ?? Infinity) - (b.to ?? Infinity) || 0
      : compare(shown(a, column), shown(b, column)),
  );
  return descending ? sorted.reverse() : sorted;
}

/** How many vehicles have each value of a field. */
export function countBy(vehicles: Vehicle[], field: 'brand' | 'series'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const vehicle of vehicles) counts.set(vehicle[field], (counts.get(vehicle[field]) ?? 0) + 1);
  return counts;
}

/** How many vehicles were built in each year, from the first one's to the given year, which those still built reach. */
export function buildYears(vehicles: Vehicle[], last: number): { year: number; count: number }[] {
  const first = Math.min(...vehicles.map(({ from }) => from));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return { year, count: vehicles.filter(({ from, to = last }) => from <= year && year <= to).length };
  });
}
