import type { SearchResult } from './search.ts';

/** What can be shown instead of results: nothing was typed, it is being read, it cannot be read, too many asked. */
export type SearchState = 'start' | 'working' | 'failed' | 'limited';

/** What the page shows of a search: its parts by their `data-when`, and the words of those with `data-fill`. */
export interface SearchView {
  shown: string[];
  fills: Record<'query' | 'count', string>;
}

/**
 * How the page shows a search; browser and server do it alike.
 * @param found the results, or why there are none
 */
export function searchView(query: string, found: SearchResult[] | SearchState): SearchView {
  if (typeof found === 'string') return { shown: [found], fills: { query, count: '' } };
  const shown = found.length === 0 ? ['none'] : [found.length === 1 ? 'one' : 'many', 'results'];
  return { shown, fills: { query, count: String(found.length) } };
}
