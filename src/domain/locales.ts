import data from '../../data/locales.json' with { type: 'json' };
import { localeCodes } from './schemas/locale.ts';
import type { Locale } from './schemas/locales-file.ts';

export type { Locale };

/** Every language of data/locales.json, also those that are staged. */
export const allLocales: readonly Locale[] = data.locales;
/** The languages that visitors get. */
export const locales: readonly Locale[] = allLocales.filter(({ staged }) => !staged);
export const defaultLocale = data.defaultLocale;

/** The language whose videos and PDFs a page shows: those of a staged language are not made yet. */
export function mediaLanguage({ code, staged }: Locale): string {
  return staged ? defaultLocale : code;
}

/** The record of a locale that is known to exist. */
export function localeOf(code: string): Locale {
  const locale = allLocales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`Unknown language "${code}": data/locales.json lists ${localeCodes.join(', ')}.`);
  return locale;
}

/** The language and its region, as networks name them: `en_GB`, `nb_NO`. */
export function openGraphLocale({ htmlLang, flag }: Locale): string {
  return `${htmlLang}_${flag}`;
}

/** '' for the default language, '/sv' and so on for the others. */
export function localePrefix(code: string): string {
  return code === defaultLocale ? '' : `/${code}`;
}

/** Splits a path of the site: `/sv/demo` is `{locale: 'sv', path: '/demo'}`. */
export function splitLocalePath(pathname: string): { locale: string; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (first && first !== defaultLocale && localeCodes.includes(first))
    return { locale: first, path: `/${rest.join('/')}` };
  return { locale: defaultLocale, path: pathname };
}

/** The address of `pathname` (with or without prefix) in another language; English has no prefix. */
export function localizePath(pathname: string, code: string): string {
  const { path } = splitLocalePath(pathname);
  return path === '/' ? localePrefix(code) || '/' : `${localePrefix(code)}${path}`;
}
