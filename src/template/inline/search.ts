/*
 * Opens the search (src/search), which is loaded when it is asked for the first time: by its link, which otherwise leads
 * to the page that searches, or by the key "/". That page itself loads it at once.
 */

const { search: src } = document.documentElement.dataset;
let isLoading = false;

function load(failed?: () => void): void {
  // Only a build has it. An impatient visitor asks twice.
  if (!src || isLoading) return;
  isLoading = true;
  const script = document.createElement('script');
  script.src = src;
  script.onerror = () => {
    isLoading = false;
    failed?.();
  };
  document.head.append(script);
}

function open(event: Event): void {
  if (!src) return;
  event.preventDefault();
  // Once it is loaded, it takes the event.
  if (dispatchEvent(new Event('opensearch', { cancelable: true })))
    load(() => location.assign(document.querySelector<HTMLAnchorElement>('a[data-search]')!.href));
}

document.addEventListener('click', (event) => {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (isPlain && (event.target as Element).closest('a[data-search]')) open(event);
});
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isTyping = (target as Element).matches('input, textarea, select, [contenteditable]');
  if (key === '/' && !(ctrlKey || metaKey || altKey || isTyping)) open(event);
});
document.addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('[data-search-panel]')) load();
});
