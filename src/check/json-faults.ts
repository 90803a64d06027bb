import { globSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

/** JSON files of data and translations that are no JSON. */
export function jsonFaults(siteDir: string): Fault[] {
  return globSync('{data,i18n}/**/*.json', { cwd: siteDir }).flatMap(
    (file) => readJsonFile(siteDir, file.replaceAll(path.sep, '/')).faults,
  );
}
