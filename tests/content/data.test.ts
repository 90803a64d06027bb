import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ZodType } from 'zod';

import { claimsSchema } from '../../src/domain/schemas/claim.ts';
import { companySchema } from '../../src/domain/schemas/company.ts';
import { languageSchema } from '../../src/domain/schemas/language.ts';
import {
  certificationsSchema,
  customersSchema,
  localesSchema,
  milestonesSchema,
  privacySchema,
  teamSchema,
} from '../../src/domain/schemas/owner-data.ts';
import { roiSchema } from '../../src/domain/schemas/roi.ts';
import { sampleReportSchema } from '../../src/domain/schemas/sample-report.ts';
import { parseVehicles } from '../../src/domain/vehicle-csv.ts';

/** What is wrong with a data file, one line a fault: where, what. */
function faults(file: string, schema: ZodType): string[] {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return (result.error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
}

test('data/claims.json holds claims', () => expect(faults('data/claims.json', claimsSchema)).toEqual([]));
test('data/company.json holds the company', () => expect(faults('data/company.json', companySchema)).toEqual([]));

test.each([
  ['certifications', certificationsSchema],
  ['customers', customersSchema],
  ['language', languageSchema],
  ['locales', localesSchema],
  ['milestones', milestonesSchema],
  ['privacy', privacySchema],
  ['roi', roiSchema],
  ['sample-report', sampleReportSchema],
  ['team', teamSchema],
])('data/%s.json has its shape', (name, schema) => expect(faults(`data/${name}.json`, schema)).toEqual([]));

test('Pictures that data/ names are there', () => {
  const { members } = teamSchema.parse(JSON.parse(readFileSync('data/team.json', 'utf8')));
  const { customers } = customersSchema.parse(JSON.parse(readFileSync('data/customers.json', 'utf8')));
  const pictures = [...Object.values(members).map(({ portrait }) => portrait), ...customers.map(({ logo }) => logo)];
  expect(pictures.filter((file) => file && !existsSync(`static${file}`))).toEqual([]);
});

test('data/vehicles.csv has no fault and at least 500 vehicles', () => {
  expect(parseVehicles(readFileSync('data/vehicles.csv', 'utf8'), 'data/vehicles.csv').length).toBeGreaterThanOrEqual(
    500,
  );
});

test('The calculator knows the currency of every language', () => {
  const { locales } = localesSchema.parse(JSON.parse(readFileSync('data/locales.json', 'utf8')));
  const { currencies } = roiSchema.parse(JSON.parse(readFileSync('data/roi.json', 'utf8')));
  expect(locales.filter(({ currency }) => !currencies[currency])).toEqual([]);
});
