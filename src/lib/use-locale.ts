import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type Locale, localeOf } from './locales';

/** The language of the page. */
export function useLocale(): Locale {
  return localeOf(useDocusaurusContext().i18n.currentLocale);
}
