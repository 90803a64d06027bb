/*
 * When a page loads the framework (React and Docusaurus, some 90 KB): only when a part that needs it, marked with
 * `data-hydrate`, is near the viewport and somebody is there to use it. Everybody else reads plain HTML and goes from page to
 * page with the browser; until then forms are the browser's own. The build lists what the framework needs on the root element
 * (src/template/page-template.ts), each file with its hash: its scripts, and the whole style sheet, of which the page has only
 * what it shows by itself.
 */
import { layOutAll } from './layout.ts';

/** So far below the viewport that the scripts have usually arrived when the part is seen. */
const margin = '50%';

function loadFramework(): void {
  // It scrolls to parts of a page itself, where the style sheet does not see it.
  layOutAll();
  // From now on the framework goes from page to page, and fetches its own parts ahead.
  document.querySelector('script[type=speculationrules]')?.remove();
  const files = JSON.parse(document.documentElement.dataset.frameworkFiles ?? '[]') as string[];
  for (const entry of files) {
    const [file = '', integrity = ''] = entry.split('#');
    const element = file.endsWith('.css')
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
      : Object.assign(document.createElement('script'), { src: file, async: false });
    element.integrity = integrity;
    document.head.append(element);
  }
}

/** What somebody does who reads or fills in the page. */
const signsOfUse = ['pointermove', 'pointerdown', 'scroll', 'focusin', 'keydown', 'input'];

/** True when the page has to show more than its HTML: what its address asks for, or what was typed before. */
function isAwaited(part: Element): boolean {
  const { hydrate: draft } = (part as HTMLElement).dataset;
  try {
    return location.search !== '' || (!!draft && sessionStorage.getItem(draft) !== null);
  } catch {
    return false;
  }
}

function loadWhenUsed(): void {
  const used = new AbortController();
  const load = () => {
    used.abort();
    loadFramework();
  };
  for (const sign of signsOfUse) addEventListener(sign, load, { capture: true, passive: true, signal: used.signal });
}

function watch(): void {
  const parts = document.querySelectorAll('[data-hydrate]');
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      if (near.length === 0) return;
      observer.disconnect();
      if (near.some(({ target }) => isAwaited(target))) loadFramework();
      else loadWhenUsed();
    },
    { rootMargin: `${margin} 0px` },
  );
  parts.forEach((part) => observer.observe(part));
}

// A page that is rendered ahead of a visit loads nothing before the visit begins.
if ((document as Document & { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', watch, { once: true });
} else {
  document.addEventListener('DOMContentLoaded', watch);
}
