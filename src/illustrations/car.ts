import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Palette } from './materials.ts';
import { scriptFingerprint } from './scripts.ts';

/** Pixels: what phones and what wide, sharp screens need; and how many times as wide as high it is. */
export const carWidths = [600, 1520] as const;
export const carRatio = 1.76;

/** Where `npm run render` keeps the car of the home page, as WIDTH.FINGERPRINT.avif and, for older browsers, .webp. */
export const carFolder = (root: string): string => path.join(root, 'src/illustrations/car');

export const carFiles = (root: string): string[] => readdirSync(carFolder(root)).toSorted();

/** The names that the files have when they are up to date. */
export function currentCarFiles(root: string, palette: Palette): string[] {
  const mark = scriptFingerprint(root, 'car', palette);
  return [...carWidths.map((width) => `${width}.${mark}.avif`), `${carWidths[0]}.${mark}.webp`].toSorted();
}
