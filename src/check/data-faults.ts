import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';

import { dataSchemas, optionalDataFiles } from '../domain/schemas/data-files.ts';
import type { teamSchema } from '../domain/schemas/owner-data.ts';
import { readVehicles } from '../domain/vehicle-csv.ts';
import { availabilityFaults } from './availability-faults.ts';
import { calculatorFaults } from './calculator-faults.ts';
import type { Fault } from './fault.ts';
import { schemaFaults } from './issue-text.ts';
import { readJsonFile } from './json-file.ts';
import { mergeConflict } from './unreadable.ts';

const vehicles = 'vehicles.csv';

/** People whose picture is not there. */
function pictureFaults(siteDir: string): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, 'data/team.json');
  return Object.entries((value as z.infer<typeof teamSchema>).members)
    .filter(([, { portrait }]) => portrait && !existsSync(path.join(siteDir, 'static', portrait)))
    .map(([id, { portrait }]): Fault => {
      const keys = ['members', id, 'portrait'];
      return {
        file: 'data/team.json',
        ...placeOf(keys),
        rule: 'missing-picture',
        message: `${keys.join('.')}: there is no static${portrait}.`,
        remedy: 'Put the picture there.',
        severity: 'error',
      };
    });
}

/** What files say about each other and about pictures; each file on its own is known to be right. */
function relationFaults(siteDir: string): Fault[] {
  return [...availabilityFaults(siteDir), ...calculatorFaults(siteDir), ...pictureFaults(siteDir)];
}

/** A brand with more models than this was not typed by mistake. */
const mostSlips = 2;

/** Brands of few models whose name is a slip away from another. */
function brandFaults(file: string, brands: Map<string, number[]>): Fault[] {
  return [...brands].flatMap(([brand, lines]): Fault[] => {
    const larger = [...brands.keys()].filter((other) => brands.get(other)!.length > lines.length);
    const most = brand.length > 4 ? 2 : 1;
    const meant = larger.find((other) => distance(brand.toLowerCase(), other.toLowerCase()) <= most);
    if (lines.length > mostSlips || meant === undefined) return [];
    return lines.map((line) => ({
      file,
      line,
      rule: 'vehicle-brand',
      message: `brand: "${brand}" has hardly any models.`,
      remedy: `Did you mean "${meant}"?`,
      severity: 'warning',
    }));
  });
}

function fileFaults(siteDir: string, name: string, isPresent: boolean): Fault[] {
  const file = `data/${name}`;
  const wholeFile = { file, severity: 'error' } as const;
  if (!isPresent && optionalDataFiles.includes(name)) return [];
  if (!isPresent)
    return [{ ...wholeFile, rule: 'missing-file', message: 'This file is missing.', remedy: 'Restore it.' }];
  if (name === vehicles) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const conflict = mergeConflict(text, file);
    if (conflict.length > 0) return conflict;
    const { faults, brands } = readVehicles(text);
    return [
      ...faults.map((fault): Fault => ({ ...wholeFile, rule: 'vehicle', ...fault })),
      ...brandFaults(file, brands),
    ];
  }
  const schema = dataSchemas[name];
  if (!schema) {
    return [
      {
        ...wholeFile,
        rule: 'unknown-file',
        message: 'Nothing reads this file.',
        remedy: 'Remove it, or describe it in src/domain/schemas/data-files.ts.',
      },
    ];
  }
  const { value, placeOf, faults } = readJsonFile(siteDir, file);
  // What is no JSON is named by jsonFaults.
  return faults.length > 0 ? [] : schemaFaults(schema, value, file, placeOf);
}

/** Every fault of the files below data/ that are JSON, and of the list of vehicles. */
export function dataFaults(siteDir: string): Fault[] {
  const folder = path.join(siteDir, 'data');
  const present = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const names = [...new Set([...Object.keys(dataSchemas), vehicles, ...present])];
  const faults = names.flatMap((name) => fileFaults(siteDir, name, present.includes(name)));
  const isReadable = (name: string) =>
    !present.includes(name) || readJsonFile(siteDir, `data/${name}`).faults.length === 0;
  return faults.length === 0 && Object.keys(dataSchemas).every(isReadable) ? relationFaults(siteDir) : faults;
}
