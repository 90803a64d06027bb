import data from '@site/data/language.json';
import { defaultLocale, localeOf } from '@site/src/domain/locales';
import { detectLanguage } from './detect';
import { rememberSwitch } from './switched';

/**
 * Where this page is in a language, or null when it is not translated. The language selector says so; the alternates in
 * the head do not always: while the framework wakes, it takes them out for up to some seconds.
 */
function translationOf(language: string): string | null {
  const { htmlLang } = localeOf(language);
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language=${language}][hreflang=${htmlLang}]`);
  return link && link.pathname;
}

/**
 * Looks up the visitor's country and goes to its language, replacing this page in the history, or says which language
 * the notice should suggest; null when all stays as it is.
 */
export async function runDetection(current: string): Promise<string | null> {
  const detection = await detectLanguage({
    settings: data.detection,
    defaultCode: defaultLocale,
    fetch: (...request) => window.fetch(...request),
    storage: () => window.localStorage,
    now: Date.now,
    asksForPrivacy: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  });
  if (detection.status !== 'found') return null;
  const { language, isKept } = detection;
  const target = language === defaultLocale || language === current ? null : translationOf(language);
  if (!target) return null;
  if (data.detection.mode === 'suggest') return language;
  // A browser that keeps nothing would be moved again after choosing English.
  if (!isKept) return null;
  rememberSwitch(current);
  window.location.replace(target + window.location.search + window.location.hash);
  return null;
}
