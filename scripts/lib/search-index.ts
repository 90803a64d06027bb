import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { localePrefix, splitLocalePath } from '../../src/domain/locales.ts';
import type { SearchFile, SearchPage } from '../../src/domain/search/search-file.ts';
import { parseVehicles } from '../../src/domain/vehicle-csv.ts';
import { builtHtml, builtPages, isOffered } from './built-pages.ts';
import { searchPagesOf } from './search-pages.ts';
import { searchVehiclePages } from './search-vehicles.ts';

/** Categories of the blog: their posts are found themselves. */
const tagsPath = '/blog/tags';

interface GlossaryTerm {
  term: string;
  /** What translations avoid, and visitors type all the same. */
  avoid?: string[];
  searched?: string[];
}

/** The terms of data/glossary; a staged language may have none yet. */
function glossaryTerms(root: string, language: string): GlossaryTerm[] {
  const file = path.join(root, `data/glossary/${language}.json`);
  if (!existsSync(file)) return [];
  const { terms } = JSON.parse(readFileSync(file, 'utf8')) as { terms: Record<string, GlossaryTerm> };
  return Object.values(terms);
}

/** Words of the same meaning: those of data/glossary, and the abbreviations that the site's own glossary gives. */
function synonymsOf(root: string, language: string, pages: SearchPage[]): string[][] {
  const groups = [
    ...glossaryTerms(root, language).map(({ term, avoid = [], searched = [] }) => [term, ...avoid, ...searched]),
    ...pages.filter(({ kind }) => kind === 'term').map(({ title, names }) => [title, ...names]),
  ];
  return groups.filter(({ length }) => length > 1);
}

/** Untranslated pages are found in English, though search engines may not have them there. */
const isFound = (html: string) => isOffered(html) || /<main [^>]*\blang=/.test(html);

/**
 * All that can be found in a language.
 * @param root folder of the project
 * @param siteDir the built site
 */
export function searchFileOf(root: string, siteDir: string, language: string): SearchFile {
  const pages = builtPages(siteDir)
    .filter((address) => splitLocalePath(address).locale === language)
    .filter((address) => !address.startsWith(localePrefix(language) + tagsPath))
    .map((address) => ({ address, html: builtHtml(siteDir, address) }))
    .filter(({ html }) => isFound(html))
    .flatMap(({ address, html }) => searchPagesOf(html, address));
  const vehicles = parseVehicles(readFileSync(path.join(root, 'data/vehicles.csv'), 'utf8'), 'data/vehicles.csv');
  const { aliases } = JSON.parse(readFileSync(path.join(root, 'data/vehicle-list.json'), 'utf8')) as {
    aliases: Record<string, string>;
  };
  return {
    language,
    pages: [...pages, ...searchVehiclePages(vehicles, language, aliases)],
    synonyms: synonymsOf(root, language, pages),
  };
}
