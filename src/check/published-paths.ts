import { isPublished, type Dates } from '../domain/calendar.ts';
import { feedFormats } from '../domain/feeds.ts';
import { locales, localizePath } from '../domain/locales.ts';
import { sampleReportFilePath, sampleReportFiles } from '../domain/sample-report-files.ts';
import type { PublishedPaths } from '../domain/schemas/redirects.ts';
import { contentFiles } from './content-files.ts';
import { sitePages } from './pages.ts';

/** Pages that are for us, or that say that there is no such page. */
const notPublic = /^\/(?:design-system(?:\/.*)?|product-not-found)$/;

/** Later than every day. */
const endOfTime = '9999-12-31';

/**
 * Addresses that are public: pages that are no drafts, feeds and downloads.
 * @param day such as 2026-12-24; without it, what waits for its day counts too
 */
export function publicPaths(siteDir: string, day = endOfTime): Omit<PublishedPaths, '$comment'> {
  const hidden = new Set(
    contentFiles(siteDir)
      .filter(({ file, frontMatter }) => !isPublished(file, (frontMatter.value ?? {}) as Dates, day))
      .map(({ file }) => file),
  );
  const pages = [...sitePages(siteDir)]
    .filter(([page, file]) => !notPublic.test(page) && !hidden.has(file))
    .map(([page]) => page);
  const lists = pages.filter((page) => page === '/blog' || page.startsWith('/blog/tags/'));
  const languages = locales.map(({ code }) => code);
  const files = languages.flatMap((code) => [
    ...lists.flatMap((list) => feedFormats.map(({ file }) => `${localizePath(list, code)}/${file}`)),
    ...sampleReportFiles.map((file) => sampleReportFilePath(file, code)),
  ]);
  return { languages: languages.sort(), pages: pages.sort(), files: files.sort() };
}
