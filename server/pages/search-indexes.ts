import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { SearchFile } from '../../src/domain/search/search-file.ts';
import { searchIndexesFile } from '../../src/domain/search/search-routes.ts';
import { createSearch, type Search } from '../../src/domain/search/search.ts';
import { stemmerOf } from '../../src/domain/search/stemmers.ts';

/** Searches a language of the built site; its index is read when it is searched for the first time, and kept. */
export type SearchOf = (language: string) => Promise<Search>;

export function builtSearches(siteDir: string): SearchOf {
  const searches = new Map<string, Promise<Search>>();

  async function read(language: string): Promise<Search> {
    const addresses = JSON.parse(await readFile(path.join(siteDir, searchIndexesFile), 'utf8')) as Record<
      string,
      string
    >;
    const file = JSON.parse(await readFile(path.join(siteDir, addresses[language]!), 'utf8')) as SearchFile;
    return createSearch(file, stemmerOf(language));
  }

  return (language) => {
    const known = searches.get(language);
    if (known) return known;
    const reading = read(language).catch((error: unknown) => {
      // To be tried again: the site may just be being replaced.
      searches.delete(language);
      throw error;
    });
    searches.set(language, reading);
    return reading;
  };
}
