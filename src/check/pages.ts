import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

import { sampleReportFilePath, sampleReportFiles } from '../domain/sample-report-files.ts';
import { localeCodes } from '../domain/schemas/locale.ts';
import { categories } from './categories.ts';
import { contentPaths } from './content-files.ts';
import { originalOf } from './content-kinds.ts';

/** Folder and name of a post: its date and slug. */
export const postPattern = /^blog\/(\d{4})-(\d{2})-(\d{2})-([a-z0-9][a-z0-9-]*)\/index\.mdx$/;

/**
 * The address that the framework gives a file.
 * @param file an MDX file, or a TSX file below src/pages; a translation has the address of its original
 * @returns without language prefix; undefined when it is no page
 */
export function pagePathOf(file: string): string | undefined {
  const original = originalOf(file).file;
  const [, year, month, day, slug] = postPattern.exec(original) ?? [];
  if (slug) return `/blog/${year}/${month}/${day}/${slug}`;
  const [, place] = /^src\/(?:pages|content)\/(.*)\.(?:mdx|tsx)$/.exec(original) ?? [];
  return place === undefined ? undefined : `/${place.replace(/(?:^|\/)index$/, '')}`;
}

/** The pages of the site by their addresses without language prefix, each with its file; known without a build. */
export function sitePages(siteDir: string): Map<string, string> {
  const code = globSync('src/pages/**/*.tsx', { cwd: siteDir }).map((file) => file.replaceAll(path.sep, '/'));
  const english = contentPaths(siteDir).filter((file) => originalOf(file).file === file);
  const pages = [...code, ...english].flatMap((file): [string, string][] => {
    const page = pagePathOf(file);
    return page === undefined ? [] : [[page, file]];
  });
  const tags = categories(siteDir).permalinks.map((permalink): [string, string] => [
    `/blog/tags${permalink}`,
    'blog/tags.yml',
  ]);
  return new Map([...pages, ['/blog', 'blog'], ['/blog/tags', 'blog/tags.yml'], ...tags]);
}

/** Whether an address leads to a file that is served as it is, or that the build makes. */
export function isServedFile(siteDir: string, address: string): boolean {
  const made = localeCodes.flatMap((code) => sampleReportFiles.map((file) => sampleReportFilePath(file, code)));
  return (
    made.includes(address) ||
    /^\/blog\/(?:rss|atom|feed)\.(?:xml|json)$/.test(address) ||
    existsSync(path.join(siteDir, 'static', address))
  );
}
