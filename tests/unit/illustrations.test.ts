import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';

import { postFigures } from '../../scripts/lib/post-figures.ts';
import { coverForms, isByDay, landscapes, picturesOnNight } from '../../src/domain/illustrations.ts';
import { sampleFleet } from '../../src/domain/sample-fleet.ts';
import { sampleLine } from '../../src/domain/sample-line.ts';
import { sampleReports } from '../../src/domain/sample-report.ts';
import { carFiles, currentCarFiles } from '../../src/illustrations/car.ts';
import { drawCover } from '../../src/illustrations/covers.ts';
import { margin } from '../../src/illustrations/drawing.ts';
import { drawMap } from '../../src/illustrations/map.ts';
import { inTheDark, onNight, paletteFrom } from '../../src/illustrations/materials.ts';
import { fingerprint, Modelling } from '../../src/illustrations/model.ts';
import {
  closeUpSubjects,
  coverSubjects,
  landscapeSubjects,
  renderedFile,
  renderedFileOf,
  renderedFiles,
  subjects,
  type Subject,
} from '../../src/illustrations/rendered.ts';
import { drawScene, modelScene, sceneNames } from '../../src/illustrations/scenes.ts';

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

/** All views but that from within a car, that of curves, and those by day, which are of a few things. */
const rows = landscapes.filter((name) => !['cockpit', 'bell-curve'].includes(name) && !isByDay(name));

test.each(rows)('%s repeats one thing far beyond the middle, where another stands', (name) => {
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

test.each(landscapes)('%s is by day where its script says so', (name) => {
  expect(readFileSync(`scripts/lib/blender/${name}.py`, 'utf8').includes('take(build, ground="sunken"')).toBe(
    isByDay(name),
  );
});

const numbersIn = (script: string, name: string) =>
  [
    ...new RegExp(`^${name} = (.*)$`, 'm')
      .exec(readFileSync(`scripts/lib/blender/${script}.py`, 'utf8'))![1]!
      .matchAll(/\d+/g),
  ].map(Number);

test('The scenes of BatScan and BatData show the parts that their samples name', () => {
  const { module, cell } = sampleLine.place;
  expect(numbersIn('lifted-out', 'MODULE, CELL')).toEqual([module, cell]);
  expect(numbersIn('car_pack', 'WEAK_MODULE, WEAK_CELLS, LIFT')[0]).toBe(sampleReports['weak-cell'].lowest.module);
});

test('The car of the home page has its weak cells where the report beside it has them', () => {
  const { cells, lowest } = sampleReports['weak-cell'];
  const [columns, fromRear, fromRight] = numbersIn('car', 'COLUMNS, FOUND');
  const [, rows] = numbersIn('glass_car', 'COLUMNS, ROWS');
  expect(cells.flat()).toHaveLength(columns! * rows!);
  expect(cells.flat()[(rows! - 1 - fromRight!) * columns! + fromRear!]).toBe(lowest.millivolts);
});

test('The reports that screens list in close-ups have the figures of the samples', () => {
  const script = readFileSync('scripts/lib/blender/reports.py', 'utf8');
  const listed = [...script.matchAll(/\("([^"]+)", (\d+)\)/g)].map(([, car, percent]) => [car, Number(percent)]);
  expect(listed).toHaveLength(3);
  for (const [car, percent] of listed) {
    const sample = Object.values(sampleReports).find(({ vehicle }) => vehicle.split(' ').includes(String(car)));
    expect(sample?.stateOfHealth).toBe(percent);
  }
});

test('The vehicle that bends away on the screen at the end of products has the figure of the sample fleet', () => {
  const [, percent] = /written\("(\d+)%"/.exec(readFileSync('scripts/lib/blender/three-tools.py', 'utf8'))!;
  expect(sampleFleet.watched.history.at(-1)).toBe(Number(percent));
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

test('Every picture is rendered as it is drawn now', () => {
  // After a change of a drawing, of a script or of a token: npm run render
  const files = renderedFiles('.');
  const there = (list: readonly Subject[]) =>
    list.map(({ name }) => path.basename(renderedFileOf(files, name) ?? `${name} is missing`));
  const scenes = [...subjects(palette), ...landscapeSubjects('.', palette), ...closeUpSubjects('.', palette)];
  expect(there(scenes)).toEqual(scenes.map(renderedFile));
  // Writers need no renderer: without one, the cover of a new post is flat.
  const covers = coverSubjects(postFigures(), palette).filter(({ name }) => renderedFileOf(files, name));
  expect(there(covers)).toEqual(covers.map(renderedFile));
  expect(carFiles('.')).toEqual(currentCarFiles('.', palette));
});

test('A thing that the renderer has a model of stands for what is drawn of it', () => {
  expect(modelScene('life-road', palette).shapes).toEqual([{ kind: 'car', at: [0, 0, 0], scale: 1 }]);
});

test('A model has what is seen of the drawing, in its order, and no soft shadows', () => {
  const modelling = new Modelling(palette);
  modelling
    .shade({ at: [0, 0, 0], width: 9, depth: 9 }, 6, 0.1)
    .prism({ at: [0, 0, 0], size: [9, 9, 9], material: 'cell' })
    .recess({ at: [2, 2, 9], size: [5, 5, 2] })
    .define('dot', (one) => one.patch({ at: [0, 0, 0], width: 1, depth: 1, fill: 'aurora' }), inTheDark)
    .stamp('dot', [1, 1, 9]);
  const { shapes, things, view } = modelling.toModel();
  expect(shapes).toEqual([
    { kind: 'prism', at: [0, 0, 0], size: [9, 9, 9], material: 'cell' },
    { kind: 'recess', at: [2, 2, 9], size: [5, 5, 2] },
    { kind: 'thing', name: 'dot', at: [1, 1, 9] },
  ]);
  expect(things.dot).toEqual({
    palette: inTheDark(palette),
    shapes: [{ kind: 'patch', at: [0, 0, 0], width: 1, depth: 1, fill: 'aurora' }],
  });
  expect(modelling.toSvg()).toContain(`viewBox="${view.join(' ')}"`);
});

test('Models that would look otherwise have another fingerprint', () => {
  const model = (size: number) => new Modelling(palette).prism({ at: [0, 0, 0], size: [9, 9, size], material: 'cell' });
  expect(fingerprint(model(9).toModel())).toBe(fingerprint(model(9).toModel()));
  expect(fingerprint(model(9).toModel())).not.toBe(fingerprint(model(8).toModel()));
});
