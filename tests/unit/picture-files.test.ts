import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';

import { faultLine } from '../../src/check/fault.ts';
import { pictureFileFaults } from '../../src/check/picture-file-faults.ts';

const site = mkdtempSync(path.join(tmpdir(), 'picture-files-'));
const folder = path.join(site, 'blog/2026-12-24-a-post');
const post = 'blog/2026-12-24-a-post/index.mdx';
afterAll(() => rmSync(site, { recursive: true }));

const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });

const frame = (background: string) =>
  sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .gif()
    .toBuffer();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const photo = await plain(900, 600).jpeg().toBuffer();
  const pictures: Record<string, Buffer> = {
    'good.jpg': photo,
    'my photo.jpg': photo,
    'cut.jpg': photo.subarray(0, photo.length / 2),
    'small.png': await plain(120, 80).png().toBuffer(),
    'moving.gif': await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
      .gif()
      .toBuffer(),
    'text.jpg': Buffer.from('No picture.'),
    'left.jpg': photo,
  };
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(path.join(folder, name), bytes);
  const shown = ['good.jpg', '<my photo.jpg>', 'cut.jpg', 'small.png', 'moving.gif', 'text.jpg'];
  const body = shown.map((name) => `![A car](${name})`).join('\n\n');
  writeFileSync(path.join(site, post), `---\ntitle: A post\n---\n\n${body}\n`);
});

test('Pictures that are cut off, small, moving, or none are named, and those that no text shows', async () => {
  mkdirSync(path.join(site, 'data'), { recursive: true });
  writeFileSync(path.join(site, 'data/team.json'), '{ "members": {} }');
  const place = (line: number) => `${post}:${line}:1  blog/2026-12-24-a-post`;
  expect((await pictureFileFaults(site)).map(faultLine)).toEqual([
    `${place(9)}/cut.jpg is not a picture that can be read. Export it as JPEG or PNG.`,
    `${place(11)}/small.png is only 120 pixels wide, so readers see it blurred. Put the original there, at least 600 pixels wide.`,
    `${place(13)}/moving.gif moves, and readers see its first picture only. Show the moment that matters as a photo, or several photos.`,
    `${place(15)}/text.jpg is not a picture that can be read. Export it as JPEG or PNG.`,
    'blog/2026-12-24-a-post/left.jpg  No text shows this picture. Show it, ![What it shows](left.jpg), or remove it.',
  ]);
});
