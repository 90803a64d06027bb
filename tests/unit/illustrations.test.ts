import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';

import {
  coverForms,
  landscapes,
  picturesOnNight,
  stagePictures,
  tracedLeaders,
} from '../../src/domain/illustrations.ts';
import { drawCover } from '../../src/illustrations/covers.ts';
import { margin } from '../../src/illustrations/drawing.ts';
import { drawMap } from '../../src/illustrations/map.ts';
import { onNight, paletteFrom } from '../../src/illustrations/materials.ts';
import { drawScene, sceneNames } from '../../src/illustrations/scenes.ts';
import { joinPictures } from '../../src/illustrations/sheet.ts';

const palette = paletteFrom(readFileSync('src/css/tokens.css', 'utf8'));
const drawAll = () => [
  ['map', drawMap(palette)] as const,
  ...sceneNames.map((name) => [name, drawScene(name, palette)] as const),
  ...coverForms.map((form) => [form, drawCover(form, form === 'thousands' ? 17_000 : 6, palette)] as const),
];
const pictures = drawAll();

const litPrisms = (svg: string) => svg.match(/fill="url\(#lit/g)?.length ?? 0;

test('A picture is the same each time it is drawn', () => {
  expect(drawAll()).toEqual(pictures);
});

test.each(pictures)('%s has colours of the design tokens only', (_name, svg) => {
  const tokens = Object.values(palette);
  const painted = [...svg.matchAll(/(?:fill|stroke|stop-color)="(?!none|url)([^"]+)"/g)].map(([, colour]) => colour);
  expect(painted.length).toBeGreaterThan(5);
  expect(painted.filter((colour) => !tokens.includes(colour!))).toEqual([]);
});

test.each(picturesOnNight)('On the dark band nothing of %s is as dark as the band', (name) => {
  expect(drawScene(name, onNight(palette))).not.toMatch(new RegExp(`"${palette.night}"|"${palette['night-raised']}"`));
});

test.each(landscapes)('%s repeats one thing far beyond the middle, where another stands', (name) => {
  const svg = drawScene(name, palette);
  const [left = 0, top = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  const places = [...svg.matchAll(/<use href="#\w+" x="(\S+)" y="(\S+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(places.length).toBeGreaterThan(25);
  expect(Math.min(...places.map(([x]) => x))).toBeLessThan(left);
  expect(Math.max(...places.map(([x]) => x))).toBeGreaterThan(left + width);
  expect(Math.min(...places.map(([, y]) => y))).toBeLessThan(top);
  expect(Math.max(...places.map(([, y]) => y))).toBeGreaterThan(top + height);
  expect(places).not.toContainEqual([0, 0]);
});

test('The page names the parts of the large pack where their leaders end', () => {
  const svg = drawScene('traced-pack', palette);
  const [x = 0, y = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  const leaders = [...svg.matchAll(/<path d="M\S+ \S+L(\S+) (\S+)"[^>]*stroke-width="1.5"/g)];
  const share = (at: string, from: number, size: number) => Math.round((1000 * (Number(at) - from)) / size) / 10;
  expect(leaders.map(([, right, down]) => ({ left: share(right!, x, width), top: share(down!, y, height) }))).toEqual(
    tracedLeaders,
  );
});

test.each(pictures)('%s weighs at most 8 KB, compressed', (_name, svg) => {
  expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
});

test.each(pictures)('%s has a size, and nothing in it is no number', (_name, svg) => {
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect(Number(width)).toBeGreaterThan(100);
  expect(Number(height)).toBeGreaterThan(100);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(sceneNames)('%s stands within its picture, above what its shadow needs', (name) => {
  const [, height, foot] = /height="(\d+)" data-foot="(\d+)"/.exec(drawScene(name, palette))!.map(Number);
  expect(foot).toBeGreaterThanOrEqual(margin);
  expect(foot).toBeLessThan(height! / 2);
});

test('What a picture refers to is defined in it', () => {
  for (const [, svg] of pictures)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
});

test.each([
  ['modules', 80, 8],
  ['modules', 30, 3],
  ['cells', 6, 6],
  ['layers', 90, 9],
  ['thousands', 17_000, 17],
] as const)('The cover "%s" of %d has %d lit parts', (form, value, lit) => {
  expect(litPrisms(drawCover(form, value, palette))).toBe(lit);
});

test('A token that is missing is named', () => {
  expect(() => paletteFrom(':root {}')).toThrow('"canvas"');
});

test('The pictures of the stages stand below each other in one file', () => {
  const drawn = stagePictures.map((name) => drawScene(name, palette));
  const { svg, parts } = joinPictures(drawn);
  let top = 0;
  for (const [index, { fragment, width, height }] of parts.entries()) {
    expect(fragment).toBe(`#svgView(viewBox(0,${top},${width},${height}))`);
    expect(svg).toContain(drawn[index]!.replace('<svg ', `<svg y="${top}" `));
    top += height;
  }
  expect(gzipSync(svg).length).toBeLessThan(drawn.reduce((sum, one) => sum + gzipSync(one).length, 0));
});

test('Pictures that use one name for different things are not joined', () => {
  const picture = (colour: string) => `<svg width="9" height="9"><g id="one"><path fill="${colour}"/></g></svg>`;
  expect(() => joinPictures([picture('red'), picture('red')])).not.toThrow();
  expect(() => joinPictures([picture('red'), picture('blue')])).toThrow('"one"');
});
