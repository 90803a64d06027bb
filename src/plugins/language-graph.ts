import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { isTranslated } from '../check/translation/mostly-english';
import { contentFolders } from '../domain/content-folders';
import { allLocales, defaultLocale, splitLocalePath } from '../domain/locales';

/**
 * The languages that a page is written in. A file without translation is shown in English under every prefix, which is
 * no translation; nor is a copy of the English file that is hardly translated. Pages made of components count as written in all languages: a label that is missing is in English.
 * @param source path of the page's file below the project, translated or not
 */
export function languagesOf(siteDir: string, source: string): string[] {
  const everyLanguage = allLocales.map(({ code }) => code);
  if (!source.endsWith('.mdx')) return everyLanguage;
  for (const folder of contentFolders) {
    const [, inFolder] =
      new RegExp(`^(?:${folder.source}|i18n/[a-z]+/${folder.translation})/(.+)$`).exec(source.replaceAll('\\', '/')) ??
      [];
    if (inFolder === undefined) continue;
    const file = {
      name: inFolder,
      source: `${folder.source}/${inFolder}`,
      translation: `${folder.translation}/${inFolder}`,
    };
    return allLocales
      .filter((locale) => locale.code === defaultLocale || isTranslated(siteDir, locale, file))
      .map(({ code }) => code);
  }
  return everyLanguage;
}

/**
 * Which page exists in which language, as global data: only the pages that are not in all of them, by path without
 * prefix. Alternates, selector, redirect, sitemap and the notice of an untranslated page follow from it.
 */
export default function languageGraphPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'language-graph',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const { blogPosts } = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const pages = [
        ...loadedVersions.flatMap(({ docs }) => docs),
        ...(allContent['docusaurus-plugin-content-pages']?.default as PagesContent),
        ...blogPosts.map(({ metadata }) => metadata),
      ];
      const partial = pages
        .map(({ permalink, source }) => ({
          path: splitLocalePath(permalink).path,
          languages: languagesOf(siteDir, source.replace('@site/', '')),
        }))
        .filter(({ languages }) => languages.length < allLocales.length);
      actions.setGlobalData(Object.fromEntries(partial.map((page) => [page.path, page.languages])));
    },
  };
}
