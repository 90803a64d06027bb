import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { glossaryEntries, glossaryPage } from '../check/glossary-entries';
import { typeset } from '../domain/typography';

/** Gives `<Term>` the definitions of the glossary in the page's language: `@generated/glossary/default/definitions.json`. */
export default function glossaryPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const { currentLocale, localeConfigs } = i18n;
  const { htmlLang } = localeConfigs[currentLocale]!;
  return {
    name: 'glossary',
    getPathsToWatch: () =>
      [glossaryPage, `i18n/${currentLocale}/docusaurus-plugin-content-pages/glossary.mdx`].map((file) =>
        path.join(siteDir, file),
      ),
    async contentLoaded({ actions }) {
      const entries = glossaryEntries(siteDir, currentLocale);
      const definitions = Object.fromEntries(
        entries.map(({ id, definition }) => [id, typeset(definition, htmlLang)] as const),
      );
      await actions.createData('definitions.json', definitions);
    },
  };
}
