/*
 * Runs inline in the head of every page, before anything is painted: moves the visitor to the production host, or from
 * a plain path to the language that is decided for him. Bundled by page-template.ts from the same modules that the rest
 * of the site uses.
 */
import { languageSignals } from '../language/browser-signals.ts';
import { leavesPlainPath, resolveLanguage, type LanguageSettings } from '../language/resolve.ts';
import { readEntry, storageKeys, writeEntry } from '../language/storage.ts';

/** Put in by page-template.ts: from data/locales.json, data/language.json and data/site.json. */
declare const __SETTINGS__: LanguageSettings & {
  htmlLangs: Record<string, string>;
  /** Automatic detection moves visitors, rather than only suggest. */
  detects: boolean;
  url: string;
  previewHost: string;
};

const settings = __SETTINGS__;
const { search, hash, pathname, hostname } = location;
const root = document.documentElement;

/** Leaves for another address, in this one's place in the history; nothing of this page is painted meanwhile. */
function leaveFor(address: string): void {
  root.style.visibility = 'hidden';
  // Should the other page not come, this one is better than none.
  setTimeout(() => {
    root.style.visibility = '';
  }, 3000);
  location.replace(address);
}

/** Where this page is in a language, or null when it is not translated: the build wrote it into the head. */
function translationOf(language: string): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${settings.htmlLangs[language]}]`);
  return link && new URL(link.href).pathname;
}

/** In two places: either may be refused. */
function keepChoice(language: string): void {
  writeEntry(() => localStorage, storageKeys.choice, language);
  writeEntry(() => sessionStorage, storageKeys.choice, language);
}

if (settings.previewHost && hostname === settings.previewHost) {
  leaveFor(settings.url + pathname + search + hash);
} else {
  const signals = languageSignals(settings.detects);
  const decision = resolveLanguage(signals, settings);
  const comesFromThisSite = document.referrer.startsWith(`${location.origin}/`);
  const target = leavesPlainPath(decision, signals, settings, comesFromThisSite)
    ? translationOf(decision.language)
    : null;
  if (/[?&]lang-debug\b/.test(search)) {
    console.table(decision.trail);
    console.info(
      `Language: ${decision.language}, decided by ${decision.source}; ${target ? `leaving for ${target}` : 'staying here'}.`,
    );
  }
  if (decision.source === 'query') keepChoice(decision.language);
  // The page's scripts need only look further when there is something to do (src/sections/language/LanguageNotice.tsx).
  const isUndecided =
    decision.source !== 'path' &&
    readEntry(() => localStorage, storageKeys.choice) === null &&
    readEntry(() => localStorage, storageKeys.performed) === null;
  if (isUndecided || readEntry(() => sessionStorage, storageKeys.switchedFrom) !== null) root.dataset.languageTask = '';
  if (target) leaveFor(target + search + hash);
}

// The language selector (src/sections/frame/LanguageLinks.tsx), also before the page is awake: the choice is kept, query
// and fragment come along.
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  const { language } = link.dataset;
  keepChoice(language!);
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  link.search = String(query);
  link.hash = location.hash;
});
