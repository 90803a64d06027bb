import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { locales } from '../../src/domain/locales.ts';
import { tourFile, tourIds, videoTypes } from '../../src/domain/tours.ts';

const videos = tourIds.flatMap((id) => locales.map(({ code }) => `static${tourFile(id, code)}`));
const megabyte = 1_000_000;

test('Every tour has its video in both formats, in every language', () => {
  const files = videos.flatMap((file) => ['webm', 'mp4'].map((ending) => `${file}.${ending}`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('No video is heavier than 0.5 MB, all together weigh at most 12 MB', () => {
  const files = readdirSync('static/videos').map((name) => ({ name, size: statSync(`static/videos/${name}`).size }));
  expect(files.filter(({ size }) => size > 0.5 * megabyte)).toEqual([]);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12 * megabyte);
});

/** The codec of an H.264 file as in a media type, from its decoder configuration: profile, constraints, level. */
function avcCodec(file: string): string {
  const content = readFileSync(file);
  const configuration = content.indexOf('avcC') + 'avcC'.length;
  return `avc1.${content.subarray(configuration + 1, configuration + 4).toString('hex')}`;
}

/** The same of an AV1 file in WebM: profile, level and tier, bits of a colour. */
function av1Codec(file: string): string {
  const content = readFileSync(file);
  // CodecPrivate (63 A2), its length, then the configuration: marker and version are 81.
  const configuration = content.indexOf(Buffer.from([0x63, 0xa2])) + 3;
  expect(content[configuration]).toBe(0x81);
  const [profileAndLevel, flags] = [content[configuration + 1]!, content[configuration + 2]!];
  const level = String(profileAndLevel & 0x1f).padStart(2, '0');
  return `av01.${profileAndLevel >> 5}.${level}${flags & 0x80 ? 'H' : 'M'}.${flags & 0x40 ? '10' : '08'}`;
}

test('The codecs are those that pages announce', () => {
  for (const file of videos) {
    expect(videoTypes.webm).toBe(`video/webm; codecs="${av1Codec(`${file}.webm`)}"`);
    expect(videoTypes.mp4).toBe(`video/mp4; codecs="${avcCodec(`${file}.mp4`)}"`);
  }
});
