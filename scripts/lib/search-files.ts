import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { buildSync } from 'esbuild';

import { localePrefix } from '../../src/domain/locales.ts';
import { searchIndexesFile, searchPath } from '../../src/domain/search/search-routes.ts';
import { builtHtml } from './built-pages.ts';
import { searchFileOf } from './search-index.ts';

/** Writes a file whose name has its hash; returns its address. */
function writeHashed(siteDir: string, folder: string, name: string, ending: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const address = `${folder}/${name}.${hash}.${ending}`;
  mkdirSync(path.join(siteDir, folder), { recursive: true });
  writeFileSync(path.join(siteDir, address), content);
  return address;
}

/** The script that searches in a language: with its stemmer, the address of its index and the HTML of its panel. */
function searchScript(root: string, language: string, index: string, panel: string): string {
  const hasStemmer = existsSync(path.join(root, `src/domain/search/stemmers/${language}.ts`));
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { startSearch } from './src/search/start.ts';
        import { stemmer } from './src/domain/search/stemmers/${hasStemmer ? language : 'none'}.ts';
        startSearch({ index: ${JSON.stringify(index)}, panel: ${JSON.stringify(panel)}, stemmer });`,
      resolveDir: root,
    },
    loader: { '.css': 'text' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]!.text.trim();
}

/**
 * Writes the index and the script of the search in each language, and names the script on the root element of its pages,
 * where src/template/inline/search.ts finds it.
 * @param root folder of the project
 * @param siteDir the built site
 */
export function writeSearchFiles(root: string, siteDir: string, languages: string[]): void {
  const indexes: Record<string, string> = {};
  for (const language of languages) {
    const prefix = localePrefix(language);
    const folder = `${prefix}/assets/search`;
    const index = writeHashed(siteDir, folder, 'index', 'json', JSON.stringify(searchFileOf(root, siteDir, language)));
    const panel = load(builtHtml(siteDir, prefix + searchPath))('[data-search-panel]').prop('outerHTML')!;
    const script = writeHashed(siteDir, folder, 'search', 'js', searchScript(root, language, index, panel));
    const others = languages.map((code) => localePrefix(code).slice(1)).filter((name) => name && name !== language);
    const pages = globSync('**/*.html', {
      cwd: path.join(siteDir, prefix),
      // Those below /en only lead away.
      exclude: (name) => prefix === '' && (name === 'en' || others.includes(name)),
    });
    for (const page of pages) {
      const file = path.join(siteDir, prefix, page);
      writeFileSync(file, readFileSync(file, 'utf8').replace('<html ', `<html data-search="${script}" `));
    }
    indexes[language] = index;
  }
  writeFileSync(path.join(siteDir, searchIndexesFile), JSON.stringify(indexes));
}
