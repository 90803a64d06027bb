import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { builtPage } from '../../server/pages/built-page.ts';
import { neededPages, requireBuiltSite } from '../../server/pages/require-built-site.ts';
import { defaultLocale } from '../../src/domain/locales.ts';
import type { SearchFile } from '../../src/domain/search/search-file.ts';
import { searchIndexesFile } from '../../src/domain/search/search-routes.ts';
import { buildDir } from './paths.ts';

/**
 * A folder that the API can start with while the site is developed: the built site where there is one, else empty pages,
 * since the development server shows the pages itself.
 */
export function siteForServer(siteDir = buildDir): string {
  try {
    requireBuiltSite(siteDir);
    return siteDir;
  } catch {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    for (const page of neededPages) {
      const file = builtPage(folder, defaultLocale, page);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '<!doctype html><title>Run "npm run build" to see this page.</title><main></main>');
    }
    // Nothing is found: what can be found is read from built pages.
    const nothing: SearchFile = { language: defaultLocale, pages: [], synonyms: [] };
    const index = '/search-index.json';
    writeFileSync(path.join(folder, index), JSON.stringify(nothing));
    writeFileSync(path.join(folder, searchIndexesFile), JSON.stringify({ [defaultLocale]: index }));
    return folder;
  }
}
