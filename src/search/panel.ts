import type { Passage } from '../domain/search/passage.ts';
import { queryField } from '../domain/search/search-routes.ts';
import { searchView, type SearchState } from '../domain/search/search-view.ts';
import type { Search, SearchResult } from '../domain/search/search.ts';

interface PanelOptions {
  /** Reads the index, once something is typed. */
  loadSearch: () => Promise<Search>;
  /** Called with what is typed. */
  onQuery?: (query: string) => void;
  /** Enter opens the first result, rather than only search. */
  opensFirst: boolean;
}

/** Searches while somebody types into the panel (src/sections/search/SearchPanel.tsx); arrow keys go to the results. */
export function startPanel(root: HTMLElement, { loadSearch, onQuery, opensFirst }: PanelOptions): void {
  const form = root.querySelector('form')!;
  const field = form.querySelector<HTMLInputElement>(`[name=${queryField}]`)!;
  const list = root.querySelector('[data-results]')!;
  const model = root.querySelector<HTMLElement>('[data-result]')!;
  let search: Search | undefined;
  let hasFailed = false;
  let latest = 0;

  function show(query: string, found: SearchResult[] | SearchState): void {
    const { shown, fills } = searchView(query, found);
    for (const part of root.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = !shown.includes(part.dataset.when!);
    for (const part of root.querySelectorAll<HTMLElement>('[data-fill]'))
      part.textContent = fills[part.dataset.fill as keyof typeof fills];
    list.replaceChildren(...(typeof found === 'string' ? [] : found.map((result) => resultItem(model, result))));
  }

  async function update(): Promise<void> {
    latest += 1;
    const mine = latest;
    const query = field.value.trim();
    onQuery?.(query);
    if (query === '') return show(query, 'start');
    if (!search) {
      show(query, 'working');
      try {
        search = await loadSearch();
        hasFailed = false;
      } catch {
        hasFailed = true;
        return show(query, 'failed');
      }
    }
    // Meanwhile more was typed.
    if (mine === latest) show(query, search.find(query));
  }

  const links = () => [...list.querySelectorAll('a')];

  field.addEventListener('input', () => void update());
  form.addEventListener('submit', (event) => {
    // The server searches instead.
    if (hasFailed) return;
    event.preventDefault();
    if (opensFirst) links()[0]?.click();
    else void update();
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [field, ...links()];
    const place = stops.indexOf(document.activeElement as HTMLAnchorElement);
    const next = place === -1 ? undefined : stops[place + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  if (field.value !== '') void update();
}

/** A result in the form of the panel's model. */
function resultItem(model: HTMLElement, { href, kind, ...texts }: SearchResult): HTMLElement {
  const item = model.cloneNode(true) as HTMLElement;
  item.hidden = false;
  item.removeAttribute('data-result');
  item.querySelector('a')!.setAttribute('href', href);
  for (const name of item.querySelectorAll<HTMLElement>('[data-kind]')) if (name.dataset.kind !== kind) name.remove();
  for (const part of item.querySelectorAll<HTMLElement>('[data-text]')) {
    const passage = texts[part.dataset.text as keyof typeof texts];
    if (passage) part.replaceChildren(...marked(passage, part.querySelector('mark')!));
    else part.remove();
  }
  return item;
}

function marked(passage: Passage, mark: HTMLElement): (Node | string)[] {
  return passage.map((piece) => {
    if (!piece.marked) return piece.text;
    const element = mark.cloneNode() as HTMLElement;
    element.textContent = piece.text;
    return element;
  });
}
