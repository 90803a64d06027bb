import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentPaths, readMdx } from '../../src/check/content-files.ts';
import { pagePathOf, postPattern } from '../../src/check/pages.ts';
import { sourcesFile } from '../../src/check/translation/sources.ts';
import { languagesIn, translatedFiles } from '../../src/check/translation/translated-files.ts';
import { firstDay, isPublished, today, type Dates } from '../../src/domain/calendar.ts';
import type { PublishedPaths, Redirect } from '../../src/domain/schemas/redirects.ts';
import { fail } from './command-line.ts';
import { committedIn } from './committed.ts';

/** What belongs to a page that writers can name: a page of words, a post, a product or a position. */
export interface PageFiles {
  /** The English file. */
  source: string;
  /** Its address, without language prefix. */
  address: string;
  /**
   * The English file, its translations, and what was accepted of them, as far as they are there, from the project's folder;
   * of a post each one's folder, in which its pictures are.
   */
  places: string[];
  /** Whether the address may be known outside the site. */
  wasPublic: boolean;
}

const redirectsFile = 'data/redirects.json';

/**
 * Finds a page by its file, or a post by its folder.
 * Ends the command with a sentence for what is none, or has an address that code knows.
 */
export function pageFiles(siteDir: string, named: string): PageFiles {
  const written = named.replaceAll('\\', '/').replace(/^\.\/|\/+$/g, '');
  const isThere = (file: string) => existsSync(path.join(siteDir, file));
  if (!isThere(written)) fail(`There is no ${written}. Write the path of the file, such as src/pages/storage.mdx.`);
  const source = /^blog\/[^/]+$/.test(written) ? `${written}/index.mdx` : written;
  const file = translatedFiles(siteDir).find((each) => each.source === source);
  const address = file && pagePathOf(source);
  if (!file || address === undefined) fail(`${written} makes no page with an address of its own.`);
  const isPost = postPattern.test(source);
  if (!isPost && path.posix.basename(source) === 'index.mdx')
    fail(`${source} has the address of its folder, which code knows: ask a developer.`);
  const files = [
    source,
    ...languagesIn(siteDir).others.flatMap(({ code }) => [
      `i18n/${code}/${file.translation}`,
      sourcesFile(code, source),
    ]),
  ];
  const places = isPost ? files.map((each) => path.posix.dirname(each)) : files;
  return { source, address, places: places.filter(isThere), wasPublic: wasPublic(siteDir, source, address) };
}

const readData = (siteDir: string, file: string) =>
  JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as unknown;

function wasPublic(siteDir: string, source: string, address: string): boolean {
  const { pages } = readData(siteDir, 'data/published-paths.json') as PublishedPaths;
  const dates = (source.endsWith('.mdx') ? (readMdx(siteDir, source).frontMatter.value ?? {}) : {}) as Dates;
  // What has had its day is public before somebody notes it; what git does not have was never built.
  const hasHadDay = firstDay(source, dates) !== undefined && isPublished(source, dates, today(process.env));
  return pages.includes(address) || (hasHadDay && committedIn(siteDir)(source) !== undefined);
}

/** Leads the address of a page on to another if it was public, and whatever led to it. Says so. */
export function leadOn(
  siteDir: string,
  { address: from, wasPublic: isKnown }: Pick<PageFiles, 'address' | 'wasPublic'>,
  to: string,
): void {
  const data = readData(siteDir, redirectsFile) as { redirects: Redirect[] };
  const earlier = data.redirects.map((line) => (line.to === from ? { ...line, to } : line));
  const redirects = isKnown ? [...earlier, { from, to }] : earlier;
  const text = `${JSON.stringify({ ...data, redirects }, null, 2)}\n`;
  if (text === readFileSync(path.join(siteDir, redirectsFile), 'utf8')) return;
  writeFileSync(path.join(siteDir, redirectsFile), text);
  console.log(`${redirectsFile} leads ${from} on to ${to}.`);
}

/** Corrects links and data of the English site that have an address. Says which. */
export function correctLinks(siteDir: string, from: string, to: string): void {
  // The whole address: it ends, or an anchor or a query follows.
  const address = new RegExp(`(?<=["'(])${from}(?=["')#?])`, 'g');
  const keepsOld = [redirectsFile, 'data/published-paths.json'];
  const linking = [
    ...contentPaths(siteDir).filter((each) => !each.startsWith('i18n/')),
    ...globSync('data/*.json', { cwd: siteDir })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !keepsOld.includes(file)),
  ];
  for (const file of linking) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const corrected = text.replace(address, to);
    if (corrected === text) continue;
    writeFileSync(path.join(siteDir, file), corrected);
    console.log(`${file} leads to ${to}.`);
  }
}
