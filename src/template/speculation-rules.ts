/**
 * Links of this site that lead to a page: no file, no answer of the API, no change of the language (which is a choice),
 * not the search, which opens over the page.
 */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.*'] } },
    { not: { selector_matches: '[download], [data-language], [data-search]' } },
  ],
};

/**
 * What the browser may load ahead of a visit (the Speculation Rules API): the page of a link that the pointer rests on or
 * presses. It may be rendered ahead too: a page runs next to nothing, and what loads the framework or asks for the
 * visitor's country waits until the visit begins (src/template/inline).
 */
export const speculationRules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'moderate' }],
};
