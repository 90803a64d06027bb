import { existsSync } from 'node:fs';
import path from 'node:path';

import { localesSchema } from '../domain/schemas/locales-file.ts';
import type { Fault } from './fault.ts';
import { schemaFaults } from './issue-text.ts';
import { readJsonFile } from './json-file.ts';

export const localesFile = 'data/locales.json';

/** What is wrong with the list of languages. It imports nothing that reads the list itself. */
export function localesFaults(siteDir: string): Fault[] {
  if (!existsSync(path.join(siteDir, localesFile))) {
    const message = 'This file is missing: it lists the languages.';
    return [{ file: localesFile, rule: 'missing-file', message, remedy: 'Restore it.', severity: 'error' }];
  }
  const { value, placeOf, faults } = readJsonFile(siteDir, localesFile);
  // What is no JSON is named by jsonFaults.
  return faults.length > 0 ? [] : schemaFaults(localesSchema, value, localesFile, placeOf);
}
