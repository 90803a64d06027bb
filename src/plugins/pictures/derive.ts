import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/**
 * Widths in pixels. Text is at most 42 rem wide (--container-measure): 700 pixels, and twice as many on sharp screens;
 * the others are for phones.
 */
const textWidths = [400, 700, 1050, 1400];
/** Width of what browsers without the newer formats, feed readers and mails get. */
const fallbackWidth = 700;
/** Changes when the same original has to be derived anew. */
const version = 1;

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ palette: true }),
};
type Format = keyof typeof encoders;

export interface DerivedPicture {
  /** Size in pixels of the largest version, as it is looked at. */
  width: number;
  height: number;
  /** File names by format, each with its width in pixels. */
  avif: { file: string; width: number }[];
  webp: { file: string; width: number }[];
  /** File name of a JPEG, or of a PNG for a picture with transparent parts. */
  fallback: string;
}

/** The first part of the names of all files that are made from an original. */
export function pictureHash(original: Buffer): string {
  return createHash('sha256').update(`${version} `).update(original).digest('hex').slice(0, 16);
}

/**
 * Makes the sizes and formats of a picture that the site shows; what is in the folder already is not made again. What a
 * camera noted, such as the place, is left out.
 * @param original what the writer's file holds
 * @param folder absolute path of the folder for the results
 * @param widths in pixels, in ascending order; by default those of pictures in texts
 * @throws when it is no picture
 */
export async function derivePicture(original: Buffer, folder: string, widths = textWidths): Promise<DerivedPicture> {
  const hash = pictureHash(original);
  const { autoOrient, hasAlpha } = await sharp(original).metadata();
  const largest = Math.min(autoOrient.width, widths.at(-1)!);
  const height = Math.round((autoOrient.height * largest) / autoOrient.width);
  const sizes = [...widths.filter((width) => width < largest), largest];

  // Decoded once, and only if something is missing.
  let pixels: Promise<{ data: Buffer; info: OutputInfo }> | undefined;
  const decoded = async () => {
    pixels ??= sharp(original).autoOrient().resize({ width: largest }).raw().toBuffer({ resolveWithObject: true });
    const { data, info } = await pixels;
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  };
  const make = async (width: number, format: Format) => {
    const file = `${hash}-${width}.${format}`;
    const target = path.join(folder, file);
    if (!existsSync(target)) {
      const made = await encoders[format]((await decoded()).resize({ width })).toBuffer();
      // Several compilations may make the same file: each finds a whole one.
      const unfinished = `${target}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, made);
      await rename(unfinished, target);
    }
    return { file, width };
  };
  const inAllSizes = (format: Format) => Promise.all(sizes.map((width) => make(width, format)));
  return {
    width: largest,
    height,
    avif: await inAllSizes('avif'),
    webp: await inAllSizes('webp'),
    fallback: (await make(Math.min(largest, fallbackWidth), hasAlpha ? 'png' : 'jpg')).file,
  };
}
