import published from '../../data/published-paths.json' with { type: 'json' };
import data from '../../data/redirects.json' with { type: 'json' };
import { allLocales, defaultLocale, locales, localizePath } from './locales.ts';
import type { PublishedPaths, Redirect } from './schemas/redirects.ts';

/** Where the build stores the redirects for the server, below the built site. Dotted files are never served. */
export const redirectsFile = '.redirects.json';

/** Files have whole addresses, and lead to a page of their own language: `/downloads/a-sv.pdf` to `/sv/a`. */
export const isFile = (address: string): boolean => /\.\w+$/.test(address);

/** Pages of languages that the site had once: they lead to the English page. */
function retiredLanguages(moved: Redirect[], once: Pick<PublishedPaths, 'languages' | 'pages'>): Redirect[] {
  const retired = once.languages.filter((code) => !allLocales.some((locale) => locale.code === code));
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  return retired.flatMap((code) =>
    once.pages.map((page) => ({ from: page === '/' ? `/${code}` : `/${code}${page}`, to: targets.get(page) ?? page })),
  );
}

/**
 * What leads on in the build of a language, as whole addresses; in the default language's, what is left of others too.
 * @param moved pages without language prefix, files with their whole addresses
 * @param once what was ever public
 */
export function redirectsOf(
  code: string,
  moved: Redirect[] = data.redirects,
  once: Pick<PublishedPaths, 'languages' | 'pages'> = published,
): Redirect[] {
  // Nothing of a staged language was ever public.
  if (!locales.some((locale) => locale.code === code)) return [];
  const pages = moved.filter(({ from }) => !isFile(from));
  const own = pages.map(({ from, to }) => ({ from: localizePath(from, code), to: localizePath(to, code) }));
  if (code !== defaultLocale) return own;
  return [...own, ...moved.filter(({ from }) => isFile(from)), ...retiredLanguages(pages, once)];
}

/** What leads on in any language, as whole addresses. */
export const allRedirects = (): Redirect[] => locales.flatMap(({ code }) => redirectsOf(code));

/** The file of an address that leads on, for hosts that have no rules: `/old` is `old/index.html`. */
export const redirectPage = ({ from }: Redirect): string => `${from.slice(1)}/index.html`;
