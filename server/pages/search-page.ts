import type { CheerioAPI } from 'cheerio';

import type { Passage } from '../../src/domain/search/passage.ts';
import { queryField, searchPath } from '../../src/domain/search/search-routes.ts';
import { searchView, type SearchState } from '../../src/domain/search/search-view.ts';
import type { SearchResult } from '../../src/domain/search/search.ts';
import { loadBuiltPage } from './built-page.ts';

type Elements = ReturnType<CheerioAPI>;

interface Searched {
  /** As it was typed; it stays in the form. */
  query: string;
  found: SearchResult[] | SearchState;
}

/** The page that searches with results in it, as HTML: what its script does in browsers that run it (src/search/panel.ts). */
export async function renderSearchPage(siteDir: string, language: string, { query, found }: Searched): Promise<string> {
  const $ = await loadBuiltPage(siteDir, language, searchPath);
  $(`input[name=${queryField}]`).attr('value', query);
  const { shown, fills } = searchView(query, found);
  $('[data-when]').each((_index, part) => {
    if (shown.includes($(part).attr('data-when')!)) $(part).removeAttr('hidden');
    else $(part).attr('hidden', '');
  });
  $('[data-fill]').each((_index, part) => void $(part).text(fills[$(part).attr('data-fill') as keyof typeof fills]));
  const model = $('[data-result]').first();
  if (typeof found !== 'string') $('[data-results]').append(...found.map((result) => resultItem($, model, result)));
  return $.html();
}

/** A result in the form of the page's model. */
function resultItem($: CheerioAPI, model: Elements, { href, kind, ...texts }: SearchResult) {
  const item = model.clone().removeAttr('data-result');
  item.find('a').attr('href', href);
  item.find(`[data-kind]:not([data-kind=${kind}])`).remove();
  item.find('[data-text]').each((_index, part) => {
    const passage = texts[$(part).attr('data-text') as keyof typeof texts];
    if (passage) fill($, $(part), passage);
    else $(part).remove();
  });
  return item;
}

function fill($: CheerioAPI, part: Elements, passage: Passage): void {
  const mark = part.find('mark').first();
  const pieces = passage.map(({ text, marked }) => (marked ? mark.clone() : $('<span></span>')).text(text));
  part.empty().append(...pieces);
}
