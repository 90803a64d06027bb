/*
 * When a page loads the framework (React and Docusaurus, some 90 KB): only when a part that needs it, marked with
 * `data-hydrate`, comes near the viewport. Everybody else reads plain HTML and goes from page to page with the browser.
 * The build lists the page's scripts on the root element (src/template/page-template.ts), each with its hash.
 */

/** So far below the viewport that the scripts have usually arrived when the part is seen. */
const margin = '50%';

function loadFramework(): void {
  // From now on the framework goes from page to page, and fetches its own parts ahead.
  document.querySelector('script[type=speculationrules]')?.remove();
  const scripts = JSON.parse(document.documentElement.dataset.frameworkScripts ?? '[]') as string[];
  for (const entry of scripts) {
    const [src = '', integrity = ''] = entry.split('#');
    const script = document.createElement('script');
    Object.assign(script, { src, integrity, async: false });
    document.head.append(script);
  }
}

function watch(): void {
  const parts = document.querySelectorAll('[data-hydrate]');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadFramework();
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
