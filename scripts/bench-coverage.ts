/**
 * How long the site's own algorithms take, as ratios to a reference measured in the same run (`npm run bench:coverage`).
 * The reference is the least that the job can cost: comparing each line with one lower-case string.
 */
import './lib/help.ts';

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseVehicles } from '../src/domain/vehicle-csv.ts';
import { indexVehicles, searchVehicles, sortVehicles, type Vehicle } from '../src/domain/vehicles.ts';
import { root } from './lib/paths.ts';

const size = 10_000;
const rounds = 40;

const listed = parseVehicles(readFileSync(path.join(root, 'data/vehicles.csv'), 'utf8'), 'data/vehicles.csv');
/** The real list again and again, each round under other model names. */
const vehicles: Vehicle[] = Array.from({ length: size }, (_unused, index) => {
  const vehicle = listed[index % listed.length]!;
  return { ...vehicle, model: `${vehicle.model} ${Math.floor(index / listed.length)}` };
});
const lines = vehicles.map(({ brand, series, model }) => `${brand} ${series} ${model}`.toLowerCase());
const index = indexVehicles(vehicles);
const everything = { brand: '', series: '' };

/** Median time of a run in milliseconds. */
function time(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[rounds / 2]!;
}

const reference = time(() => lines.filter((line) => line.includes('id.3')));
const cases: [what: string, run: () => unknown][] = [
  ['index once', () => indexVehicles(vehicles)],
  ['search "id3"', () => searchVehicles(index, { ...everything, query: 'id3' })],
  ['search "mach e 2021"', () => searchVehicles(index, { ...everything, query: 'mach e 2021' })],
  ['search "volkswagon id4" (misspelt)', () => searchVehicles(index, { ...everything, query: 'volkswagon id4' })],
  ['sort by model', () => sortVehicles(vehicles, 'model', false, 'sv')],
];
console.log(`${size} vehicles, median of ${rounds}; reference: filter by one substring, ${reference.toFixed(2)} ms`);
for (const [what, run] of cases) {
  const median = time(run);
  console.log(
    `${what.padEnd(36)} ${median.toFixed(2).padStart(8)} ms ${(median / reference).toFixed(1).padStart(8)} ×`,
  );
}
