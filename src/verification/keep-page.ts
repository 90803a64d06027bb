import { serviceWorkerPath } from '../domain/report-routes.ts';

/** What pages load that is the same for all visitors. */
const isPartOfSite = ({ origin, pathname }: URL) =>
  origin === location.origin && /^\/(?:[a-z]{2}\/)?(?:assets|fonts|img)\//.test(pathname);

/**
 * Keeps this page with all that it has loaded, so that a code that is scanned later opens it without a connection. Each
 * visit with a connection keeps it anew.
 */
export async function keepPage(): Promise<void> {
  const page = location.pathname;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const wanted = new Set([page, ...loaded.filter(isPartOfSite).map(({ pathname }) => pathname)]);
  const cache = await caches.open(page);
  await cache.addAll([...wanted]);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  // Of this page alone: others are loaded as if there was none.
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: page });
}
