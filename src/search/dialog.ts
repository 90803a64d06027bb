import type { Search } from '../domain/search/search.ts';
import styles from './dialog.css';
import { startPanel } from './panel.ts';

/** What a page asks for the search with (src/template/inline/search.ts). */
export const askedFor = 'opensearch';

/** Opens the search over the page now, and whenever it is asked for again. */
export function startDialog(panel: string, loadSearch: () => Promise<Search>): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.dataset.slot = 'search';
  dialog.innerHTML = panel;
  const root = dialog.firstElementChild as HTMLElement;
  for (const part of root.querySelectorAll<HTMLElement>('[data-dialog-part]')) part.hidden = false;
  for (const part of root.querySelectorAll<HTMLElement>('[data-page-part]')) part.hidden = true;
  dialog.ariaLabel = root.dataset.searchPanel!;
  document.body.append(dialog);
  startPanel(root, { loadSearch, opensFirst: true });
  const field = root.querySelector<HTMLInputElement>('input[type=search]')!;

  function open(): void {
    if (!dialog.open) dialog.showModal();
    field.focus();
    field.select();
  }
  dialog.addEventListener('click', ({ target }) => {
    // Beside it, on its button, or on a result: one may lead to another place of this page.
    if (target === dialog || (target as Element).closest('a, [data-search-close]')) dialog.close();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Browsers empty such a field first.
    event.preventDefault();
    dialog.close();
  });
  addEventListener(askedFor, (event) => {
    event.preventDefault();
    open();
  });
  open();
}
