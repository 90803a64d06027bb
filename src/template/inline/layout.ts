/*
 * On phones, far parts of a page are laid out when they come near (src/css/site.css), or one after the other while nothing
 * else is to be done: in one go they would keep a slow phone from answering. Until then their height is a guess, so this is
 * only for those who come in at the top, and only in browsers that keep the reader's place when something above it gets
 * another height (docs/decisions/097-late-layout.md).
 */

const { dataset } = document.documentElement;

/** Lays out what is left of the page: for what has to know where things are. */
export function layOutAll(): void {
  delete dataset.lateLayout;
}

function layOutInParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
  const layOutNext = () => {
    const part = parts.shift();
    // The mark stays when the last one is laid out: without it the browser would compute the style of the whole page anew.
    if (!part || !('lateLayout' in dataset)) return;
    part.style.contentVisibility = 'visible';
    requestIdleCallback(layOutNext);
  };
  requestIdleCallback(layOutNext);
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor', 'auto') && 'navigation' in window) {
  dataset.lateLayout = '';
  // Before the browser goes to another part of the page.
  navigation.addEventListener('navigate', ({ hashChange }) => hashChange && layOutAll());
  addEventListener('load', layOutInParts);
}
