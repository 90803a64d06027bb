import { elsewhere, largestShift, longestMs, pageKindOf } from '../domain/page-views.ts';
import type { PageView } from '../domain/schemas/page-view.ts';

type Measures = Pick<PageView, 'lcp' | 'inp' | 'cls'>;

/** What the script has of data/locales.json, all of which would be a fifth of it. */
export interface Languages {
  defaultCode: string;
  /** Codes of the languages whose addresses begin with it. */
  prefixes: readonly string[];
}

/** Like splitLocalePath (src/domain/locales.ts). */
function placeOf(pathname: string, { defaultCode, prefixes }: Languages): { language: string; path: string } {
  const language = prefixes.find((code) => `${pathname}/`.startsWith(`/${code}/`));
  return language
    ? { language, path: pathname.slice(language.length + 1) || '/' }
    : { language: defaultCode, path: pathname };
}

/**
 * Which page is viewed, and for the demo's page what led there: of both addresses only the kind.
 * @param address of the page
 * @param previous address that led there, '' if the browser does not say
 * @returns undefined for what is no page
 */
export function viewedPage(
  address: string,
  previous: string,
  languages: Languages,
): Omit<PageView, keyof Measures> | undefined {
  const { origin, pathname } = new URL(address);
  const { language, path } = placeOf(pathname, languages);
  const page = pageKindOf(path);
  if (page !== 'demo') return page && { page, language };
  const isOurs = previous.startsWith(`${origin}/`);
  const from = isOurs ? pageKindOf(placeOf(new URL(previous).pathname, languages).path) : undefined;
  return { page, language, from: from ?? elsewhere };
}

/** Measures as they are sent: whole milliseconds, and nothing larger than the server takes. */
export function sentMeasures({ lcp, inp, cls }: Measures): Measures {
  const time = (value?: number) => value && Math.min(longestMs, Math.round(value));
  return { lcp: time(lcp), inp: time(inp), cls: cls && Math.min(largestShift, Math.round(cls * 10_000) / 10_000) };
}
