import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Texts that are shown in another language than the page's, by the ends of their ids (src/sections/language/notice-texts.ts). */
const names = ['switched', 'suggested', 'continue'] as const;

export type NoticeTexts = Record<(typeof names)[number], string>;

/** The notices about the language in every language, for the page that speaks to a visitor in two. */
export default function languageNoticesPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'language-notices',
    async contentLoaded({ actions }) {
      const texts = Object.fromEntries(
        i18n.locales.map((locale) => {
          const catalogue = JSON.parse(readFileSync(path.join(siteDir, `i18n/${locale}/code.json`), 'utf8')) as Record<
            string,
            { message: string }
          >;
          return [locale, Object.fromEntries(names.map((name) => [name, catalogue[`language.${name}`]!.message]))];
        }),
      );
      await actions.createData('texts.json', texts);
    },
  };
}
