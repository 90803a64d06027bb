import type { ShareCard } from './share-card.ts';

/** What a page is about, as far as its visible text does not say it. Dates are days (YYYY-MM-DD). */
export type PageSubject =
  | { kind: 'home' }
  | { kind: 'product'; name: string; description: string; audience: string }
  | { kind: 'post'; description: string; published: string; section: string; citations: string[] }
  | { kind: 'position'; description: string; location: string; posted?: string; closes?: string }
  | { kind: 'vehicles'; description: string };

/** What a page tells the build, which makes its share image and its structured data (scripts/lib/finish-pages.ts). */
export interface PageFacts {
  /** What the page is called in the trail above the pages below it. */
  name: string;
  card: ShareCard;
  subject?: PageSubject;
}

/** Name of the `meta` in which a page states its facts; the build takes it out again. */
export const pageFactsMeta = 'page-facts';

/** For the `meta`, in letters that mean nothing in HTML. */
export function writePageFacts(facts: PageFacts): string {
  return encodeURIComponent(JSON.stringify(facts));
}

/** The whole `meta` in the HTML of a page. */
export const pageFactsTag = new RegExp(`<meta [^>]*name="?${pageFactsMeta}"? [^>]*?content="?([^\\s"/>]+)"?[^>]*>`);

/** The facts in the HTML of a page; pages that are no destination state none. */
export function readPageFacts(html: string): PageFacts | undefined {
  const [, content] = pageFactsTag.exec(html) ?? [];
  return content === undefined ? undefined : (JSON.parse(decodeURIComponent(content)) as PageFacts);
}
