/** Kinds of pages, each with the addresses it has, without language prefix. The first that fits counts. */
const addresses = {
  home: /^\/$/,
  products: /^\/products$/,
  product: /^\/products\/[^/]+$/,
  vehicles: /\/vehicle-coverage$/,
  report: /\/sample-report$/,
  pricing: /^\/pricing$/,
  demo: /^\/demo$/,
  contact: /^\/contact$/,
  newsletter: /^\/newsletter$/,
  verify: /^\/verify$/,
  search: /^\/search$/,
  careers: /^\/careers/,
  post: /^\/blog\/\d/,
  blog: /^\/blog/,
  /** Every other page is mostly words; answers of the API are no pages. */
  words: /^\/(?!api\/)/,
};

export type PageKind = keyof typeof addresses;

export const pageKinds = Object.keys(addresses) as PageKind[];

/**
 * The kind of a page.
 * @param path without language prefix
 * @returns undefined for what is no page
 */
export function pageKindOf(path: string): PageKind | undefined {
  return pageKinds.find((kind) => addresses[kind].test(path));
}

/** What led to a page when it was no page of ours that is counted. */
export const elsewhere = 'elsewhere';

/** Where browsers send page views. */
export const pageViewsEndpoint = '/api/page-views';

/** Event of the window: React has gone to another page. */
export const routeChange = 'routechange';

/** What takes longer counts as this long, in milliseconds. */
export const longestMs = 60_000;
/** Layout that shifts more counts as this much. */
export const largestShift = 10;
