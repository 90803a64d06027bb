import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import sharp from 'sharp';
import { unified } from 'unified';

import { deriveDataPictures } from '../../src/plugins/pictures/data-pictures.ts';
import { derivePicture } from '../../src/plugins/pictures/derive.ts';
import { placePictures } from '../../src/plugins/pictures/index.ts';
import { pictureFolder } from '../../src/plugins/pictures/places.ts';
import { remarkPictures } from '../../src/plugins/pictures/remark-pictures.ts';

const site = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(site, { recursive: true }));

const post = 'blog/2026-12-24-a-post/index.mdx';
const translation = 'i18n/sv/docusaurus-plugin-content-blog/2026-12-24-a-post/index.mdx';
let photo: Buffer;

/** A picture that cannot be made small by its content: every pixel has another colour. */
const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 40 } } });

beforeAll(async () => {
  for (const folder of [path.dirname(post), path.dirname(translation), 'static/img', 'build/sv/img', 'build/img'])
    mkdirSync(path.join(site, folder), { recursive: true });
  photo = await noise(2000, 1000).png().toBuffer();
  writeFileSync(path.join(site, path.dirname(post), 'photo.png'), photo);
  writeFileSync(path.join(site, 'static/img/wide.jpg'), await noise(900, 300).jpeg().toBuffer());
});

/** Attributes of the elements that a picture in MDX becomes, by their names. */
async function elementsOf(mdx: string, file = post) {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree: Root = processor.parse(mdx);
  await remarkPictures({ siteDir: site })(tree, { path: path.join(site, file) });
  type Node = { type: string; name?: string; attributes?: { name: string; value: string }[]; children?: Node[] };
  const found: Record<string, string>[] = [];
  const visit = ({ name = '', type, attributes = [], children = [] }: Node) => {
    if (type === 'mdxJsxTextElement')
      found.push({ element: name, ...Object.fromEntries(attributes.map((one) => [one.name, one.value])) });
    children.forEach(visit);
  };
  visit(tree as Node);
  return found;
}

test('A picture is offered in the sizes it is shown in, in two modern formats and one for all', async () => {
  const [picture, avif, webp, img] = await elementsOf('![A pack on a bench](./photo.png "On the bench")');
  expect(picture).toEqual({ element: 'picture' });
  expect(avif).toMatchObject({ element: 'source', type: 'image/avif' });
  expect(avif!.srcSet!.split(', ').map((one) => one.split(' ')[1])).toEqual(['400w', '700w', '1050w', '1400w']);
  expect(webp).toMatchObject({ type: 'image/webp', sizes: '(min-width: 42rem) 42rem, 100vw' });
  expect(img).toMatchObject({
    alt: 'A pack on a bench',
    title: 'On the bench',
    width: '1400',
    height: '700',
    loading: 'lazy',
    decoding: 'async',
  });
  expect(img!.src).toMatch(/^\/assets\/pictures\/[0-9a-f]{16}-700\.jpg$/);
});

test('A translation shows the picture of the English file, as the same files', async () => {
  const [, english] = await elementsOf('![A pack](./photo.png)');
  const [, swedish] = await elementsOf('![Ett batteripaket](./photo.png)', translation);
  expect(swedish).toEqual(english);
});

test('No version is larger than the original, in pixels or in bytes, or kept twice', async () => {
  const folder = path.join(site, 'sizes');
  const derived = await derivePicture(await noise(500, 900).png().toBuffer(), folder);
  expect(derived).toMatchObject({ width: 500, height: 900 });
  expect(derived.avif.map(({ width }) => width)).toEqual([400, 500]);
  const before = readdirSync(folder);
  expect(before).toHaveLength(5);
  const { width, height } = await sharp(path.join(folder, derived.avif[0]!.file)).metadata();
  expect([width, height]).toEqual([400, 720]);

  const large = await derivePicture(photo, folder);
  for (const { file } of [...large.avif, ...large.webp, { file: large.fallback }])
    expect(readFileSync(path.join(folder, file)).length).toBeLessThan(photo.length / 4);
});

test('A photo that was turned stands upright, and what the camera noted is gone', async () => {
  const turned = await noise(800, 400)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const folder = path.join(site, 'turned');
  const { width, height, fallback } = await derivePicture(turned, folder);
  expect([width, height]).toEqual([400, 800]);
  const { exif, orientation } = await sharp(path.join(folder, fallback)).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test('A picture with transparent parts keeps them where there is no modern format', async () => {
  const { fallback } = await derivePicture(await noise(100, 100, 4).png().toBuffer(), path.join(site, 'transparent'));
  expect(fallback).toMatch(/\.png$/);
});

test.each([
  ['![](./photo.png)', '1:1  This picture has no text'],
  [
    '![](<./my photo (1).png>)',
    '1:1  This picture has no text for those who cannot see it. Write what it shows: ![A car at a charger](<./my photo (1).png>).',
  ],
  ['Text ![A pack](./foto.png)', '1:6  There is no picture ./foto.png beside this file.'],
  ['![A pack](/img/foto.png)', '1:1  There is no picture /img/foto.png below static.'],
  ['![A pack](./index.mdx)', '1:1  The picture ./index.mdx has to be a JPEG,'],
  ['![A pack](./broken.jpg)', '1:1  The picture ./broken.jpg cannot be read:'],
])('%s is refused with its place', async (mdx, message) => {
  for (const file of ['index.mdx', 'broken.jpg'])
    writeFileSync(path.join(site, path.dirname(post), file), 'no picture');
  await expect(elementsOf(mdx)).rejects.toThrow(`${post}:${message}`);
});

test('Drawings and addresses outside stay as they are', async () => {
  writeFileSync(path.join(site, 'static/img/pack.svg'), '<svg/>');
  expect(await elementsOf('![A pack](/img/pack.svg) ![A pack](https://example.com/a.png)')).toEqual([]);
});

test('The build has each version once, for all languages, and no original', async () => {
  const [, avif] = await elementsOf('![A pack](/img/wide.jpg)');
  const build = path.join(site, 'build');
  for (const language of ['', 'sv']) {
    writeFileSync(path.join(build, language, 'img/wide.jpg'), readFileSync(path.join(site, 'static/img/wide.jpg')));
    writeFileSync(path.join(build, language, 'page.html'), `<source srcset="${avif!.srcSet}">`);
    await placePictures(site, path.join(build, language), build);
    expect(existsSync(path.join(build, language, 'img/wide.jpg'))).toBe(false);
  }
  expect(readdirSync(path.join(build, 'assets/pictures')).sort()).toEqual(
    avif!
      .srcSet!.split(', ')
      .map((one) => path.basename(one.split(' ')[0]!))
      .sort(),
  );
  expect(existsSync(path.join(build, 'sv/assets'))).toBe(false);
  expect(readdirSync(pictureFolder(site)).length).toBeGreaterThan(3);
});

test('Portraits and logos that data files name are offered small, and drawings are left as they are', async () => {
  mkdirSync(path.join(site, 'data'));
  mkdirSync(path.join(site, 'static/img/team'));
  writeFileSync(path.join(site, 'static/img/team/asa.jpg'), await noise(3000, 3000).jpeg().toBuffer());
  const members = {
    a: { portrait: '/img/team/asa.jpg' },
    b: { portrait: '/img/team/gone.jpg' },
    c: { portrait: '/img/c.svg' },
  };
  writeFileSync(path.join(site, 'data/team.json'), JSON.stringify({ members }));
  const pictures = await deriveDataPictures(site);
  expect(Object.keys(pictures)).toEqual(['/img/team/asa.jpg']);
  const { width, height, src, avif } = pictures['/img/team/asa.jpg']!;
  expect([width, height]).toEqual([384, 384]);
  expect(avif.split(', ').map((one) => one.split(' ')[1])).toEqual(['64w', '128w', '256w', '384w']);
  const fallback = readFileSync(path.join(pictureFolder(site), path.basename(src)));
  expect((await sharp(fallback).metadata()).width).toBe(384);

  writeFileSync(path.join(site, 'static/img/team/asa.jpg'), 'no picture');
  await expect(deriveDataPictures(site)).rejects.toThrow(
    /^static\/img\/team\/asa\.jpg, which data\/ names, cannot be read/,
  );
});
