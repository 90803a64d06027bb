import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { localeOf, type Locale } from '../domain/locales';

/** The language of the page. */
export function useLocale(): Locale {
  return localeOf(useDocusaurusContext().i18n.currentLocale);
}
