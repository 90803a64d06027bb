import type { LanguageSignals } from './resolve.ts';
import { readDetection, readEntry, storageKeys } from './storage.ts';

function cookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
}

/**
 * What this browser says about the visitor's language.
 * @param countsDetection what was detected earlier counts, not only what was chosen
 */
export function languageSignals(countsDetection: boolean): LanguageSignals {
  const { pathname, search } = window.location;
  return {
    path: pathname,
    query: new URLSearchParams(search).get('lang'),
    cookie: cookie(storageKeys.choice),
    // What was found out gives way to what was chosen.
    localStorage:
      readEntry(() => window.localStorage, storageKeys.choice) ??
      (countsDetection ? readDetection(() => window.localStorage)?.language : null) ??
      null,
    sessionStorage: readEntry(() => window.sessionStorage, storageKeys.choice),
    browser: navigator.languages ?? [],
    htmlLang: document.documentElement.lang || null,
  };
}
