import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type JpegOptions, type Raw } from 'sharp';

import { company } from '../../src/domain/company.ts';
import { shareCardLimit, type ShareCard } from '../../src/domain/share-card.ts';
import { paletteFrom } from '../../src/illustrations/materials.ts';
import { renderedFileOf, renderedFiles } from '../../src/illustrations/rendered.ts';
import { readTypeface } from '../../src/illustrations/typeface.ts';
import { drawBackdrop, drawWords, renderedName, type CardDesign } from '../../src/share-cards/draw-card.ts';
import { root } from './paths.ts';

/** Below the built site; what is in assets is kept for ever by browsers, so that names follow contents. */
const folder = 'assets/share';
const cacheDir = path.join(root, 'node_modules/.cache/share-cards');

// A palette of 256 colours shows bands in the light of dark grounds; halved colour blurs the text.
const format: JpegOptions = { quality: 84, chromaSubsampling: '4:4:4', optimiseCoding: true };

async function readDesign(cards: readonly ShareCard[]): Promise<CardDesign> {
  const tokens = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  const [, tracking] = /--tracking-display: max\((-?[\d.]+)em/.exec(tokens)!;
  const files = renderedFiles(root);
  const shown = new Set(cards.map(renderedName));
  const pngs = [...shown].flatMap((name) => {
    const file = renderedFileOf(files, name);
    return file
      ? [
          sharp(file)
            .png()
            .toBuffer()
            .then((png) => [name, png] as const),
        ]
      : [];
  });
  return {
    rendered: new Map(await Promise.all(pngs)),
    palette: paletteFrom(tokens),
    display: readTypeface(root, 'schibsted-grotesk', Number(tracking)),
    text: readTypeface(root, 'hanken-grotesk'),
    name: company.name,
  };
}

/** Lays the words over the painted backdrop. */
async function paint(backdrop: { data: Buffer; info: Raw }, words: string): Promise<Buffer> {
  const { data, info } = backdrop;
  const image = sharp(data, { raw: info }).composite([{ input: Buffer.from(words) }]);
  return image.jpeg(format).toBuffer();
}

/**
 * Paints what shared links show, and puts it into the built site. What was painted before is taken from a cache.
 * @param pages cards by the addresses of their pages, which they show
 * @param host in front of the addresses
 * @returns addresses of the pictures, by those of the pages
 * @throws when one is larger than messengers take, or has a letter that the site's fonts lack
 */
export async function makeShareCards(
  siteDir: string,
  pages: ReadonlyMap<string, ShareCard>,
  host: string,
): Promise<Map<string, string>> {
  const design = await readDesign([...pages.values()]);
  await mkdir(path.join(siteDir, folder), { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  const made = new Map<string, string>();
  let painted = 0;
  // Languages share a backdrop, which takes longest to paint.
  const byBackdrop = Map.groupBy(pages, ([, { ground, picture }]) => JSON.stringify({ ground, picture }));
  for (const group of byBackdrop.values()) {
    const backdrop = drawBackdrop(group[0]![1], design);
    let paintedBackdrop: ReturnType<typeof paintBackdrop> | undefined;
    const paintBackdrop = () => sharp(Buffer.from(backdrop)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    await Promise.all(
      group.map(async ([address, card]) => {
        const words = drawWords(card, host + (address === '/' ? '' : address), design);
        const parts = [backdrop, words, JSON.stringify(format), sharp.versions.sharp];
        const name = `${createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 10)}.jpg`;
        const cached = path.join(cacheDir, name);
        if (!existsSync(cached)) {
          paintedBackdrop ??= paintBackdrop();
          const picture = await paint(await paintedBackdrop, words);
          if (picture.length > shareCardLimit)
            throw new Error(
              `The share image of ${address} has ${picture.length} bytes; ${shareCardLimit} are allowed.`,
            );
          // A build that is stopped leaves no half of a picture.
          await writeFile(`${cached}.${process.pid}`, picture);
          await rename(`${cached}.${process.pid}`, cached);
          painted += 1;
        }
        await copyFile(cached, path.join(siteDir, folder, name));
        made.set(address, `/${folder}/${name}`);
      }),
    );
  }
  console.log(`Made ${made.size} share images, ${painted} of them anew.`);
  return made;
}
