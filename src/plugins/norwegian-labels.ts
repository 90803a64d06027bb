import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The framework knows Norwegian as `nb` and this site as `no`: its own labels come from there. */
export default function norwegianLabelsPlugin({ i18n }: LoadContext): Plugin {
  return {
    name: 'norwegian-labels',
    async getDefaultCodeTranslationMessages() {
      if (i18n.currentLocale !== 'no') return {};
      return readDefaultCodeTranslationMessages({ locale: 'nb', name: 'theme-common' });
    },
  };
}
