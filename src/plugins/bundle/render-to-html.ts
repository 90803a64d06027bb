import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Writes a page once all of it is there, in its order. The framework's own does the same, but React then moves large
 * parts that are loaded on demand to the end of the page, hidden until a script puts them in their place.
 */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady() {
        pipe(page);
        text(page).then(resolve, reject);
      },
    });
  });
}
