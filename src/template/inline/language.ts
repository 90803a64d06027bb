/*
 * Runs before anything is painted: moves the visitor to the production host, or from a plain path to the language that
 * is decided for them.
 */
import { languageSignals } from '../../language/browser-signals.ts';
import { leavesPlainPath, resolveLanguage, type LanguageSettings } from '../../language/resolve.ts';
import { readEntry, storageKeys, writeEntry } from '../../language/storage.ts';

/** Put in by src/template/bundled-scripts.ts: from data/locales.json, data/language.json and data/site.json. */
declare const __SETTINGS__: LanguageSettings & {
  htmlLangs: Record<string, string>;
  /** Automatic detection moves visitors, rather than only suggest. */
  detects: boolean;
  url: string;
  previewHost: string;
  /** Address of the script that detects the language. */
  detectionSrc: string;
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

/** Nothing is detected, nor told, on a page that is only rendered ahead of a visit. */
function loadDetection(): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', loadDetection, { once: true });
    return;
  }
  const script = document.createElement('script');
  script.src = settings.detectionSrc;
  document.head.append(script);
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
  const isUndecided =
    decision.source !== 'path' &&
    readEntry(() => localStorage, storageKeys.choice) === null &&
    readEntry(() => localStorage, storageKeys.performed) === null;
  const wasSwitched = readEntry(() => sessionStorage, storageKeys.switchedFrom) !== null;
  if (isUndecided || wasSwitched) addEventListener('load', loadDetection);
  if (target) leaveFor(target + search + hash);
}

// The language selector (src/sections/frame/LanguageLinks.tsx), the choice is kept, query and fragment
// come along.
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
