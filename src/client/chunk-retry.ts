import { retryingLoader } from './retrying-loader';

/** The bundler's runtime: `e` loads a chunk by its id, `u` is its file, `p` where files are. */
declare const __webpack_require__: { e: (id: string) => Promise<unknown>; u: (id: string) => string; p: string };

/** A chunk that a deployment has replaced is answered with 404; without an answer we cannot know. */
async function isGone(id: string): Promise<boolean> {
  try {
    const { status } = await fetch(__webpack_require__.p + __webpack_require__.u(id), {
      method: 'HEAD',
      cache: 'no-store',
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined') {
  __webpack_require__.e = retryingLoader(__webpack_require__.e.bind(__webpack_require__), {
    firstDelayMs: 350,
    retries: 5,
    parallel: 10,
    isGone,
    isOffline: () => !navigator.onLine,
  });
}
