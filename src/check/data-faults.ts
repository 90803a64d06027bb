import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';

import { numberKey } from '../domain/report-number.ts';
import { dataSchemas, optionalDataFiles } from '../domain/schemas/data-files.ts';
import type { teamSchema } from '../domain/schemas/owner-data.ts';
import type { revokedReportsSchema } from '../domain/schemas/reports.ts';
import type { vehicleListSchema } from '../domain/schemas/vehicle.ts';
import { readVehicles } from '../domain/vehicle-csv.ts';
import { fold } from '../domain/vehicles.ts';
import { availabilityFaults } from './availability-faults.ts';
import { calculatorFaults } from './calculator-faults.ts';
import { doubtfulDataFaults, laterDayFaults } from './doubtful-data.ts';
import { notChecked, type Fault } from './fault.ts';
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

/** Names with spaces that readers would see, or that tell one person from another. */
function memberNameFaults(siteDir: string): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, 'data/team.json');
  return Object.entries((value as z.infer<typeof teamSchema>).members).flatMap(([id, { name = '' }]): Fault[] => {
    const plain = name.trim().replace(/\s+/g, ' ');
    if (plain === name) return [];
    const keys = ['members', id, 'name'];
    return [
      {
        file: 'data/team.json',
        ...placeOf(keys),
        rule: 'double-space',
        message: `${keys.join('.')}: ${JSON.stringify(name)} has ${plain === '' ? 'no letters' : 'spaces too many'}.`,
        remedy: plain === '' ? 'Write the name, or remove the field.' : `Write ${JSON.stringify(plain)}.`,
        severity: 'warning',
      },
    ];
  });
}

/** Samples that the site shows as genuine, and that are withdrawn. */
function withdrawnSampleFaults(siteDir: string): Fault[] {
  const samples = Object.keys(dataSchemas).filter((name) => name.startsWith('sample-reports/'));
  const numbers = new Map(
    samples.map((name) => [
      numberKey((readJsonFile(siteDir, `data/${name}`).value as { number: string }).number),
      name,
    ]),
  );
  const file = 'data/revoked-reports.json';
  const { value, placeOf } = readJsonFile(siteDir, file);
  return (value as z.infer<typeof revokedReportsSchema>).revoked.flatMap(({ number }, index): Fault[] => {
    const sample = numbers.get(numberKey(number));
    if (sample === undefined) return [];
    const keys = ['revoked', index, 'number'];
    const message = `${keys.join('.')}: ${number} is the report of data/${sample}, which the site shows as genuine.`;
    const remedy = 'Take it out when you have tried it.';
    return [{ file, ...placeOf(keys), rule: 'withdrawn-sample', message, remedy, severity: 'warning' }];
  });
}

/** What files say about each other and about pictures, and the files that each check reads and takes to be right. */
const relations: { files: string[]; check(siteDir: string): Fault[] }[] = [
  { files: ['availability.json', 'company.json', 'locales.json'], check: availabilityFaults },
  { files: ['roi.json', 'claims.json', 'prices.json', 'locales.json'], check: calculatorFaults },
  { files: ['company.json', 'prices.json', 'vehicle-list.json'], check: doubtfulDataFaults },
  { files: ['company.json', 'claims.json', 'milestones.json'], check: laterDayFaults },
  { files: ['team.json'], check: (siteDir) => [...pictureFaults(siteDir), ...memberNameFaults(siteDir)] },
  {
    files: ['revoked-reports.json', ...Object.keys(dataSchemas).filter((name) => name.startsWith('sample-reports/'))],
    check: withdrawnSampleFaults,
  },
];

/** What the comparisons find whose files have no error. */
function relationFaults(siteDir: string, isRight: (name: string) => boolean): Fault[] {
  const possible = relations.filter(({ files }) => files.every(isRight));
  const found = possible.flatMap(({ check }) => check(siteDir));
  return possible.length === relations.length ? found : [...found, notChecked];
}

/** A brand with more models than this was not typed by mistake. */
const mostSlips = 2;

/** Other names of brands, folded as the search of vehicles does; none while they cannot be read. */
function brandAliases(siteDir: string): Record<string, unknown> {
  const file = 'data/vehicle-list.json';
  const value = existsSync(path.join(siteDir, file)) ? readJsonFile(siteDir, file).value : undefined;
  return (value as Partial<z.infer<typeof vehicleListSchema>> | undefined)?.aliases ?? {};
}

/** Brands by a name that the list has another for: visitors would get two groups. */
function otherNameFaults(file: string, brands: Map<string, number[]>, aliases: Record<string, unknown>): Fault[] {
  return [...brands].flatMap(([brand, lines]): Fault[] => {
    const meant = [...brands.keys()].find((other) => other !== brand && fold(other) === aliases[fold(brand)]);
    if (meant === undefined) return [];
    return lines.map((line) => ({
      file,
      line,
      column: 1,
      rule: 'vehicle-brand',
      message: `brand: "${brand}" is "${meant}" in other lines, so visitors get two groups.`,
      remedy: `Write ${meant}: who types "${brand}" finds it too (data/vehicle-list.json).`,
      severity: 'warning',
    }));
  });
}

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
      column: 1,
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
  if (!isPresent) {
    const isGlossary = name.startsWith('glossary/');
    const remedy = isGlossary
      ? 'Restore it. A new language has none yet: write it as the others are, or set "staged": true in data/locales.json.'
      : 'Restore it.';
    return [{ ...wholeFile, rule: 'missing-file', message: 'This file is missing.', remedy }];
  }
  if (name === vehicles) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const conflict = mergeConflict(text, file);
    if (conflict.length > 0) return conflict;
    const { faults, brands } = readVehicles(text);
    return [
      ...faults.map((fault): Fault => ({ ...wholeFile, rule: 'vehicle', ...fault })),
      ...brandFaults(file, brands),
      ...otherNameFaults(file, brands, brandAliases(siteDir)),
    ];
  }
  const schema = dataSchemas[name];
  if (!schema && name.startsWith('sample-reports/')) {
    const message = 'The site shows three sample reports, and this is none of them.';
    const remedy = 'Put its figures into one of the three, or ask a developer: a fourth needs labels and pages.';
    return [{ ...wholeFile, rule: 'unknown-file', message, remedy }];
  }
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
  const wrong = new Set(faults.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const isRight = (name: string) =>
    present.includes(name) && !wrong.has(`data/${name}`) && readJsonFile(siteDir, `data/${name}`).faults.length === 0;
  return [...faults, ...relationFaults(siteDir, isRight)];
}
