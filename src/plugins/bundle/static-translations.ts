import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Each language is a build of its own, so the texts of `translate()` and `<Translate>` are known while compiling.
 * A loader puts them in the place of the calls, and the table of all texts, which the framework would ship to
 * every page, is left out of the bundles.
 */
export default function staticTranslationsPlugin({
  codeTranslations,
  generatedFilesDir,
  siteDir,
  i18n,
}: LoadContext): Plugin {
  // English stands in the source; i18n/en is only its catalogue for translators.
  const texts = i18n.currentLocale === i18n.defaultLocale ? {} : codeTranslations;
  return {
    name: 'static-translations',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              include: path.join(siteDir, 'src'),
              enforce: 'pre',
              use: [
                {
                  loader: path.join(siteDir, 'src/plugins/bundle/static-translations-loader.cjs'),
                  options: { texts },
                },
              ],
            },
          ],
        },
        resolve: {
          alias: {
            [path.join(generatedFilesDir, 'codeTranslations')]: path.join(
              siteDir,
              'src/plugins/bundle/no-translations.json',
            ),
          },
        },
      };
    },
  };
}
