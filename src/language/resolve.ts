/*
 * Which language a visitor gets. Pure: everything it looks at is given. The inline script of every page
 * (src/template/inline/language.ts) is built from this very file, so it imports nothing but types.
 */
import type { languageSources } from '../domain/schemas/language.ts';

export type LanguageSource = (typeof languageSources)[number];

/** What is known about a visitor; null where nothing is said. */
export interface LanguageSignals {
  /** Of the address, without query. */
  path: string;
  /** `lang` of the query. */
  query: string | null;
  cookie: string | null;
  /** The visitor's own choice, or else what detection found. */
  localStorage: string | null;
  sessionStorage: string | null;
  /** The browser's languages, the preferred first. */
  browser: readonly string[];
  htmlLang: string | null;
}

export interface LanguageSettings {
  codes: readonly string[];
  defaultCode: string;
  order: readonly LanguageSource[];
  /** Tags of other names for a language, such as `nb` for `no`. */
  aliases: Readonly<Record<string, string>>;
}

export interface LanguageDecision {
  language: string;
  /** What decided; `default` when nothing did. */
  source: LanguageSource | 'path' | 'default';
  /** Every source that was looked at, in order, with what it said. */
  trail: { source: LanguageSource | 'path'; said: string; language: string | null }[];
}

/** The site's language for a BCP 47 tag (`nb-NO`, `sv_FI`), or null. */
export function languageOf(
  tag: string,
  { codes, aliases }: Pick<LanguageSettings, 'codes' | 'aliases'>,
): string | null {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/);
  const code = Object.hasOwn(aliases, primary) ? aliases[primary]! : primary;
  return codes.includes(code) ? code : null;
}

/** A supported language in the path is the active one; on a plain path the sources are read in the order of the settings. */
export function resolveLanguage(signals: LanguageSignals, settings: LanguageSettings): LanguageDecision {
  const trail: LanguageDecision['trail'] = [];
  const [, segment = ''] = signals.path.split('/');
  if (settings.codes.includes(segment)) {
    trail.push({ source: 'path', said: segment, language: segment });
    return { language: segment, source: 'path', trail };
  }
  for (const source of settings.order) {
    const said = signals[source];
    const tags = said === null ? [] : typeof said === 'string' ? [said] : said;
    const language = tags.map((tag) => languageOf(tag, settings)).find((code) => code !== null) ?? null;
    trail.push({ source, said: tags.join(', '), language });
    if (language !== null) return { language, source, trail };
  }
  return { language: settings.defaultCode, source: 'default', trail };
}

/**
 * Whether a plain page is left for its translation at once. Not for visitors who state no language (crawlers), and not
 * for those who come from a page of this site: its links keep the language, so a plain path was meant.
 */
export function leavesPlainPath(
  { language, source }: LanguageDecision,
  { browser }: LanguageSignals,
  settings: LanguageSettings,
  comesFromThisSite: boolean,
): boolean {
  if (source === 'path' || language === settings.defaultCode) return false;
  if (source === 'query') return true;
  return browser.length > 0 && !comesFromThisSite;
}
