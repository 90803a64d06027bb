import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

import { localePrefix } from '../../src/domain/locales.ts';

/** Built file of a page, e.g. build/sv/demo.html. */
export function builtPage(siteDir: string, language: string, page: string): string {
  return path.join(siteDir, `${localePrefix(language)}${page}.html`);
}

/**
 * A built page without its scripts, but for those that are marked to be kept, to be filled in and sent from an address that the client application does not know.
 * @throws when the page is missing
 */
export async function loadBuiltPage(siteDir: string, language: string, page: string): Promise<CheerioAPI> {
  const $ = load(await readFile(builtPage(siteDir, language, page), 'utf8'));
  $('script:not([data-keep])').remove();
  return $;
}
