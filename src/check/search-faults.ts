import { allLocales } from '../domain/locales.ts';
import { searchLimits } from '../domain/search-limits.ts';
import { contentFiles } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { templateTexts } from './template-text.ts';
import { readBlocks } from './translation/translated-files.ts';

interface SearchText extends Pick<Fault, 'file' | 'line' | 'column'> {
  kind: keyof typeof searchLimits;
  /** Path of the field, or the label's id. */
  field: string;
  text: string;
}

const kinds = Object.keys(searchLimits) as SearchText['kind'][];

/** Titles and descriptions of the pages of words, products, positions and posts, in every language. */
function textsOfContent(siteDir: string): SearchText[] {
  return contentFiles(siteDir).flatMap(({ file, frontMatter }) => {
    const fields = (frontMatter.value ?? {}) as Record<string, unknown> & { seo?: Record<string, unknown> };
    return kinds.flatMap((kind) => {
      const keys = fields.seo ? ['seo', kind] : [kind];
      const text = (fields.seo ?? fields)[kind];
      const isOfPage = fields.seo !== undefined || /(?:^|\/)(?:blog|docusaurus-plugin-content-blog)\//.test(file);
      // Every new file has the template's, until it is written; one that is no draft is named by template-faults.ts.
      const isTemplate = Object.values<unknown>(templateTexts).includes(text);
      return isOfPage && typeof text === 'string' && !isTemplate
        ? [{ file, ...frontMatter.placeOf(keys), kind, field: keys.join('.'), text }]
        : [];
    });
  });
}

/** Those of the pages that are code, which are labels. */
function textsOfLabels(siteDir: string): SearchText[] {
  return allLocales.flatMap(({ code }) => {
    const file = `i18n/${code}/code.json`;
    return (readBlocks(siteDir, file)?.blocks ?? []).flatMap(({ label, text, line, column }) => {
      const kind = kinds.find((candidate) => label.startsWith('seo.') && label.endsWith(`.${candidate}`));
      return kind && text ? [{ file, line, column, kind, field: label, text }] : [];
    });
  });
}

/** Whether one is only a copy of the other, which waits for its translation: the work list says so. */
function isCopy(a: SearchText, b: SearchText): boolean {
  const pages = [a, b].map(({ file }) => originalOf(file));
  return pages[0]!.file === pages[1]!.file && pages.some(({ language }) => !language);
}

/** Titles and descriptions that search engines cut off, or that two pages share, in one language or in two. */
export function searchFaults(siteDir: string): Fault[] {
  const first = new Map<string, SearchText>();
  return [...textsOfContent(siteDir), ...textsOfLabels(siteDir)].flatMap((found): Fault[] => {
    const { file, line, column, kind, field, text } = found;
    const warn = (rule: string, message: string, remedy: string): Fault => ({
      file,
      line,
      column,
      rule,
      message: `${field}: ${message}`,
      remedy,
      severity: 'warning',
    });
    const most = searchLimits[kind];
    const key = `${kind} ${text}`;
    const other = first.get(key);
    first.set(key, other ?? found);
    return [
      ...(text.length > most
        ? [warn('search-length', `search engines show ${most} characters, and it has ${text.length}.`, 'Shorten it.')]
        : []),
      ...(other && !isCopy(found, other)
        ? [
            warn(
              'search-duplicate',
              `this page and that of ${other.file} have the same.`,
              'Say in each what only that page has.',
            ),
          ]
        : []),
    ];
  });
}
