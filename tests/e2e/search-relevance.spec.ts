import { readFileSync } from 'node:fs';
import path from 'node:path';

import { splitLocalePath } from '../../src/domain/locales';
import { createSearch } from '../../src/domain/search/search';
import type { SearchFile } from '../../src/domain/search/search-file';
import { searchIndexesFile } from '../../src/domain/search/search-routes';
import { stemmerOf } from '../../src/domain/search/stemmers';
import { buildDir, expect, languages, test } from './support';

const read = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;
const indexes = read<Record<string, string>>(path.join(buildDir, searchIndexesFile));

/** What people type, and the address that has to come first, in any section of it unless it names one. */
const queriesOf = (language: string) =>
  read<Record<string, string>>(path.join(__dirname, `search-queries/${language}.json`));

for (const language of languages) {
  test(`${language}: what people type finds first what they want`, async () => {
    const { find } = await createSearch(read<SearchFile>(path.join(buildDir, indexes[language]!)), stemmerOf(language));
    const queries = Object.entries(queriesOf(language));
    expect(queries.length).toBeGreaterThanOrEqual(40);
    const firstHits = queries.map(([query, expected]) => {
      const hit = splitLocalePath(find(query)[0]?.href ?? '').path;
      return [query, expected.includes('#') ? hit : hit.replace(/#.*/, '')];
    });
    expect(Object.fromEntries(firstHits)).toEqual(Object.fromEntries(queries));
  });
}
