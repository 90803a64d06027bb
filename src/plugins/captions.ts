import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { load } from 'cheerio';

import { tourCaptions, tourIds, tourTimelines, type TourId } from '../domain/tours';

const timestamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/**
 * The captions of a tour as WebVTT: the words of the transcript in its built page, at the times of its scenes.
 * @param isTranslation a translation may lag behind: it has captions as far as it goes
 * @throws when the English page has not one cue for each scene
 */
export function captionsOf(html: string, id: TourId, isTranslation = false): string {
  const { scenes, seconds } = tourTimelines[id];
  const $ = load(html);
  const texts = $(`[data-transcript="${id}"] [data-cue]`)
    .toArray()
    .map((cue) => $(cue).text().replace(/\s+/g, ' ').trim());
  if (texts.length !== scenes.length && !isTranslation)
    throw new Error(
      `The tour of ${id} has ${scenes.length} scenes (src/domain/tours.ts). <ProductTour id="${id}"> needs a <Cue> for each of them; it has ${texts.length}.`,
    );
  const blocks = scenes
    .slice(0, texts.length)
    .map(
      ({ start }, index) =>
        `${timestamp(start)} --> ${timestamp(scenes[index + 1]?.start ?? seconds)}\n${texts[index]}\n`,
    );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Writes the captions of the product tours in each language. */
export default function captionsPlugin({ baseUrl, i18n }: LoadContext): Plugin {
  return {
    name: 'captions',
    async postBuild({ outDir, routesPaths }) {
      for (const id of tourIds.filter((tour) => routesPaths.includes(`${baseUrl}products/${tour}`))) {
        const html = await readFile(path.join(outDir, `products/${id}.html`), 'utf8');
        const file = path.join(outDir, tourCaptions(id));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, captionsOf(html, id, i18n.currentLocale !== i18n.defaultLocale));
      }
    },
  };
}
