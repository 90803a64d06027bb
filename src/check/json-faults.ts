import { globSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

/**
 * JSON files that are no JSON.
 * @param folders by default data and translations
 */
export function jsonFaults(siteDir: string, folders = '{data,i18n}'): Fault[] {
  return globSync(`${folders}/**/*.json`, { cwd: siteDir }).flatMap(
    (file) => readJsonFile(siteDir, file.replaceAll(path.sep, '/')).faults,
  );
}
