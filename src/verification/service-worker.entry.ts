/*
 * Answers for the page that checks reports where there is no connection (src/template/bundled-scripts.ts). What it answers
 * with is what that page has kept (keep-page.ts).
 */

interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** In milliseconds: a connection that carries nothing for as long counts as none. */
const patience = 4000;

async function answer(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!kept) return fresh;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

addEventListener('fetch', (event) => {
  const asked = event as FetchEvent;
  const { request } = asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === location.origin && !pathname.startsWith('/api/'))
    asked.respondWith(answer(request));
});
