import type { Stemmer } from '../domain/search/lexicon.ts';
import type { SearchFile } from '../domain/search/search-file.ts';
import { queryField } from '../domain/search/search-routes.ts';
import { createSearch, type Search } from '../domain/search/search.ts';
import { askedFor, startDialog } from './dialog.ts';
import { startPanel } from './panel.ts';

/** What the build knows of the search in a language (scripts/lib/search-files.ts). */
export interface SearchParts {
  /** Address of the index. */
  index: string;
  /** HTML of the panel, as it stands on the page that searches. */
  panel: string;
  stemmer: Stemmer;
}

/** Searches on the page that is for this, or over any other page. */
export function startSearch({ index, panel, stemmer }: SearchParts): void {
  let loading: Promise<Search> | undefined;
  async function read(): Promise<Search> {
    const response = await fetch(index);
    if (!response.ok) throw new Error(`${index} is answered with ${response.status}.`);
    return createSearch((await response.json()) as SearchFile, stemmer);
  }
  function loadSearch(): Promise<Search> {
    loading ??= read().catch((error: unknown) => {
      // To be tried again with the next key.
      loading = undefined;
      throw error;
    });
    return loading;
  }
  // While the first words are typed.
  loadSearch().catch(() => undefined);

  const page = document.querySelector<HTMLElement>('[data-search-panel]');
  if (!page) return startDialog(panel, loadSearch);
  const field = page.querySelector<HTMLInputElement>(`[name=${queryField}]`)!;
  const asked = [location.hash.slice(1), location.search].map((part) => new URLSearchParams(part).get(queryField));
  field.value ||= asked.find((query) => query !== null) ?? '';
  startPanel(page, {
    loadSearch,
    opensFirst: false,
    onQuery: (query) => {
      // In the fragment, which browsers send nowhere: neither when the page is loaded again nor to the next one.
      const fragment = query === '' ? '' : `#${new URLSearchParams({ [queryField]: query })}`;
      history.replaceState(history.state, '', location.pathname + fragment);
    },
  });
  addEventListener(askedFor, (event) => {
    event.preventDefault();
    field.focus();
    field.select();
  });
}
