import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { pictureUrl } from '../../domain/picture-url';
import type { DataPicture } from '../../hooks/useDataPicture';
import { derivePicture } from './derive';
import { pictureFolder, srcSet } from './places';

/** Portraits and logos are small: 64 pixels, and more on sharp screens and in long marks. */
const widths = [64, 128, 256, 384];

/**
 * Makes the sizes and formats of the pictures that data files name.
 * @returns by their addresses, such as /img/team/name.jpg
 */
export async function deriveDataPictures(siteDir: string): Promise<Record<string, DataPicture>> {
  const texts = await Promise.all(
    globSync('data/*.json', { cwd: siteDir }).map((file) => readFile(path.join(siteDir, file), 'utf8')),
  );
  const addresses = texts.flatMap(
    (text) => text.match(/(?<=")\/img\/[^"]+\.(?:jpe?g|png|webp|avif|tiff?)(?=")/gi) ?? [],
  );
  // The check of content names what is missing.
  const isThere = (address: string) => existsSync(path.join(siteDir, 'static', address));
  return Object.fromEntries(
    await Promise.all(
      [...new Set(addresses)].filter(isThere).map(async (address): Promise<[string, DataPicture]> => {
        const original = await readFile(path.join(siteDir, 'static', address));
        const { width, height, avif, webp, fallback } = await derivePicture(
          original,
          pictureFolder(siteDir),
          widths,
        ).catch((error: Error) => {
          throw new Error(`static${address}, which data/ names, cannot be read as a picture: ${error.message}`);
        });
        return [address, { width, height, src: `${pictureUrl}/${fallback}`, avif: srcSet(avif), webp: srcSet(webp) }];
      }),
    ),
  );
}
