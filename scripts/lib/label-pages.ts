import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentFiles } from '../../src/check/content-files.ts';
import { originalOf } from '../../src/check/content-kinds.ts';
import { pagePathOf, postPattern, sitePages } from '../../src/check/pages.ts';
import { codeLabels } from './labels.ts';

/** Where a label is used. */
export interface LabelUse {
  /** `file:line:column` in the code. */
  place: string;
  /** Addresses of pages that have it, without language prefix; undefined where the frame of every page has it. */
  pages?: string[];
}

/** Types bring no labels. */
const imported = /import\s+(?!type\s)([^'"]*?)\s*from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** A file that is imported, from the project's folder without its ending. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length).replace(/\.tsx?$/, '');
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(from), specifier).replace(/\.tsx?$/, '');
}

type IsPage = (page: string, file: string) => boolean;

/** Components of the theme that are not in the frame of every page, with the pages that they make. */
const themePages: Record<string, IsPage> = {
  BlogListPage: (page) => page === '/blog',
  BlogPostPage: (_, file) => postPattern.test(file),
  BlogTagsListPage: (page) => page === '/blog/tags',
  BlogTagsPostsPage: (page) => page.startsWith('/blog/tags/'),
  DocItem: (_, file) => file.startsWith('src/content/'),
  MDXPage: (_, file) => /^src\/pages\/.*\.mdx$/.test(file),
};

/** What one of them shows on some of its pages only, by their front matter. */
const chosenPages: Record<string, IsPage> = {
  'src/sections/careers/PositionPage.tsx': (_, file) => file.startsWith('src/content/careers/'),
  'src/sections/home/HomeHero.tsx': (page) => page === '/',
  'src/sections/product/ProductPage.tsx': (_, file) => file.startsWith('src/content/products/'),
  'src/sections/verify/ReportCheck.tsx': (page) => page === '/verify',
};

/** Shows what the page for unknown addresses has. */
const unknownAddress = '/404';

/** The pages that a file is made for; undefined where its importers tell, 'all' for the frame of every page. */
function madeFor(file: string, site: Map<string, string>): string[] | 'all' | undefined {
  const [, component] = /^src\/theme\/(\w+)\//.exec(file) ?? [];
  if (component === 'NotFound' || component === 'DocRoot') return [unknownAddress];
  const isPage = chosenPages[file] ?? (component ? themePages[component] : undefined);
  if (isPage) return [...site].filter(([page, made]) => isPage(page, made)).map(([page]) => page);
  if (component) return 'all';
  const page = file.startsWith('src/pages/') ? pagePathOf(file) : undefined;
  return page ? [page] : undefined;
}

interface Importer {
  file: string;
  /** What it imports, by name; none where that is unknown. */
  names: string[];
}

/** Who imports each file of the code. */
function importers(siteDir: string): Map<string, Importer[]> {
  const known = new Map<string, Importer[]>();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: siteDir })) {
    for (const [, clause = '', plain, lazy] of readFileSync(path.join(siteDir, file), 'utf8').matchAll(imported)) {
      const target = resolve(file, (plain ?? lazy)!);
      const names = clause.includes('*') ? [] : (clause.match(/\w+/g) ?? []);
      if (target) known.set(target, [...(known.get(target) ?? []), { file, names }]);
    }
  }
  return known;
}

/**
 * The export that a line belongs to, where nothing else in the file uses it: only who imports it has what it says.
 * @param line 1-based
 */
function exportAt(text: string, line: number): string | undefined {
  const above = text.split('\n').slice(0, line);
  const [declared = ''] = above.reverse().filter((each) => /^(?:export )?(?:default )?(?:function|const) /.test(each));
  const [, name] = /^export (?:function|const) (\w+)/.exec(declared) ?? [];
  return name && text.match(new RegExp(`\\b${name}\\b`, 'g'))!.length === 1 ? name : undefined;
}

/**
 * Where labels are seen: the pages whose code, or whose components in MDX, lead to the label by their imports. A page may
 * show one only in a certain state, such as a mistake in a form.
 */
export function labelUses(siteDir: string): Map<string, LabelUse> {
  const importersOf = importers(siteDir);
  const contents = contentFiles(siteDir).filter(({ file }) => originalOf(file).language === undefined);
  const pagesWith = (component: string) =>
    contents.flatMap(({ file, text }) =>
      new RegExp(`<${component}[\\s/>]`).test(text) ? (pagePathOf(file) ?? []) : [],
    );
  const site = sitePages(siteDir);
  const find = (start: string, name: string | undefined): string[] | undefined => {
    const pages = new Set<string>();
    const seen = new Set([start]);
    // An array grows while it is walked.
    const files = [start];
    for (const file of files) {
      const made = madeFor(file, site);
      if (made === 'all') return undefined;
      for (const page of made ?? []) pages.add(page);
      if (made) continue;
      for (const { file: by, names } of importersOf.get(file.replace(/\.tsx?$/, '')) ?? []) {
        if (file === start && name && names.length > 0 && !names.includes(name)) continue;
        if (by.endsWith('mdx-components.tsx')) for (const each of names.flatMap(pagesWith)) pages.add(each);
        else if (!seen.has(by)) files.push(by);
        seen.add(by);
      }
    }
    return [...pages].sort();
  };
  const pagesOf = new Map<string, string[] | undefined>();
  return new Map(
    codeLabels(siteDir).flatMap(({ file, labels }) => {
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      return labels.map(({ id, line, column }): [string, LabelUse] => {
        const name = exportAt(text, line);
        const key = `${file} ${name}`;
        if (!pagesOf.has(key)) pagesOf.set(key, find(file, name));
        return [id, { place: `${file}:${line}:${column}`, pages: pagesOf.get(key) }];
      });
    }),
  );
}
