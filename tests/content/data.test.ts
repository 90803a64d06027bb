import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ZodType } from 'zod';

import { claimsSchema } from '../../src/schemas/claim.ts';
import { companySchema } from '../../src/schemas/company.ts';

/** What is wrong with a data file, one line a fault: where, what. */
function faults(file: string, schema: ZodType): string[] {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return (result.error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
}

test('data/claims.json holds claims', () => expect(faults('data/claims.json', claimsSchema)).toEqual([]));
test('data/company.json holds the company', () => expect(faults('data/company.json', companySchema)).toEqual([]));
