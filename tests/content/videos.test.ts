import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { hashTourSources, sourceHashesFile } from '../../scripts/lib/tour-sources.ts';
import { locales } from '../../src/domain/locales.ts';
import { tourFile, tourIds } from '../../src/domain/tours.ts';

const videos = tourIds.flatMap((id) =>
  locales.map(({ code }) => ({ id, language: code, file: `static${tourFile(id, code)}` })),
);
const megabyte = 1_000_000;

test('Every tour has its video in both formats and its poster, in every language', () => {
  const files = videos.flatMap(({ file }) => ['webm', 'mp4', 'webp'].map((ending) => `${file}.${ending}`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('No video is heavier than 1.5 MB, all together weigh at most 40 MB', () => {
  const files = readdirSync('static/videos').map((name) => ({ name, size: statSync(`static/videos/${name}`).size }));
  expect(files.filter(({ size }) => size > 1.5 * megabyte)).toEqual([]);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(40 * megabyte);
});

test('Every video shows its sources as they are now ("npm run videos" renders the others again)', () => {
  const hashes = JSON.parse(readFileSync(sourceHashesFile, 'utf8')) as Record<string, string>;
  const stale = videos
    .filter(({ id, language }) => hashes[`${id}.${language}`] !== hashTourSources(id, language))
    .map(({ file }) => file);
  expect(stale).toEqual([]);
});
