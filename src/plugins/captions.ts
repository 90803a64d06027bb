import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { load } from 'cheerio';

import { secondsOf, tourCaptions, tourIds, tourSeconds, type TourId } from '../domain/tours';

const timestamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/**
 * The captions of a tour as WebVTT, from the transcript in its built page.
 * @throws when a cue is out of order or beyond the end, naming the cue
 */
export function captionsOf(html: string, id: TourId): string {
  const $ = load(html);
  const cues = $(`[data-transcript="${id}"] [data-cue]`)
    .toArray()
    .map((cue) => ({ at: $(cue).attr('data-cue')!, text: $(cue).text().replace(/\s+/g, ' ').trim() }));
  if (cues.length === 0)
    throw new Error(`The page of ${id} has no <ProductTour id="${id}"> with <Cue>s for its video.`);
  const ends = [...cues.slice(1).map(({ at }) => secondsOf(at)), tourSeconds[id]];
  const blocks = cues.map(({ at, text }, index) => {
    const [start, end] = [secondsOf(at), ends[index]!];
    if (!(start < end))
      throw new Error(
        `<Cue at="${at}"> of ${id}: times look like "0:04", follow each other and stay below ${tourSeconds[id]} seconds.`,
      );
    return `${timestamp(start)} --> ${timestamp(end)}\n${text}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Writes the captions of the product tours in each language. */
export default function captionsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'captions',
    async postBuild({ outDir, routesPaths }) {
      for (const id of tourIds.filter((tour) => routesPaths.includes(`${baseUrl}products/${tour}`))) {
        const html = await readFile(path.join(outDir, `products/${id}.html`), 'utf8');
        const file = path.join(outDir, tourCaptions(id));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, captionsOf(html, id));
      }
    },
  };
}
