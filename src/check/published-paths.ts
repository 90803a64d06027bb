import { feedFormats } from '../domain/feeds.ts';
import { locales, localizePath } from '../domain/locales.ts';
import { sampleReportFilePath, sampleReportFiles } from '../domain/sample-report-files.ts';
import type { PublishedPaths } from '../domain/schemas/redirects.ts';
import { contentFiles } from './content-files.ts';
import { sitePages } from './pages.ts';

/** Pages that are for us, or that say that there is no such page. */
const notPublic = /^\/(?:design-system(?:\/.*)?|product-not-found)$/;

/** Addresses that are public now, or will be on their day: pages that are no drafts, feeds and downloads. */
export function publicPaths(siteDir: string): Omit<PublishedPaths, '$comment'> {
  const drafts = new Set(
    contentFiles(siteDir)
      .filter(({ frontMatter }) => (frontMatter.value as { draft?: unknown } | undefined)?.draft === true)
      .map(({ file }) => file),
  );
  const pages = [...sitePages(siteDir)]
    .filter(([page, file]) => !notPublic.test(page) && !drafts.has(file))
    .map(([page]) => page);
  const lists = pages.filter((page) => page === '/blog' || page.startsWith('/blog/tags/'));
  const languages = locales.map(({ code }) => code);
  const files = languages.flatMap((code) => [
    ...lists.flatMap((list) => feedFormats.map(({ file }) => `${localizePath(list, code)}/${file}`)),
    ...sampleReportFiles.map((file) => sampleReportFilePath(file, code)),
  ]);
  return { languages: languages.sort(), pages: pages.sort(), files: files.sort() };
}
