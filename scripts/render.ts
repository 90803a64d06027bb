/**
 * Renders the pictures of src/illustrations as things in light (`npm run render`): those whose drawing changed;
 * `-- --all` renders all, `-- careers prices` just these, `-- car` the car of the home page. The results are committed. Needs
 * Blender (`apt install blender python3-numpy libopenblas0`) and a minute for two or three pictures.
 */
import './lib/help.ts';

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { largeWidth } from '../src/domain/illustrations.ts';
import { carFiles, carFolder, carRatio, carWidths, currentCarFiles } from '../src/illustrations/car.ts';
import { sizeOf } from '../src/illustrations/landscape-scenes.ts';
import { paletteFrom } from '../src/illustrations/materials.ts';
import {
  closeUpSubjects,
  coverSubjects,
  landscapeSubjects,
  renderedFile,
  renderedFileOf,
  renderedFiles,
  renderedFolder,
  subjects,
  type ModelSubject,
  type Subject,
} from '../src/illustrations/rendered.ts';
import { scriptOf } from '../src/illustrations/scripts.ts';
import { needBlender, runBlender } from './lib/blender.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { root } from './lib/paths.ts';
import { postFigures } from './lib/post-figures.ts';

/** Rays for each pixel: the more, the less noise there is to smooth. Those of the car go through glass; views have a better filter. */
const samples = { subject: 32, landscape: 120, closeUp: 48, car: 96 };
/** Size in pixels of a close-up, twice that of the tile that shows most of it. */
const closeUpSize = { width: 768, height: 512 };
const scaleOf = ({ model: { view } }: ModelSubject) => largeWidth(view[2]) / view[2];

const { values, positionals } = parseArguments({ all: { type: 'boolean' } });
const palette = paletteFrom(readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8'));
const models = [...subjects(palette), ...coverSubjects(postFigures(), palette)];
const landscapes = landscapeSubjects(root, palette);
const closeUps = closeUpSubjects(root, palette);
const known = [...models, ...landscapes, ...closeUps];
const unknown = positionals.filter((name) => name !== 'car' && !known.some((subject) => subject.name === name));
if (unknown.length > 0) fail(`No picture is called ${unknown.join(', ')}. src/domain/illustrations.ts lists them.`);
needBlender();

const isWanted = (name: string, isThere: () => boolean) =>
  positionals.length > 0 ? positionals.includes(name) : values.all || !isThere();
const folder = renderedFolder(root);
const isWantedSubject = (subject: Subject) =>
  isWanted(subject.name, () => existsSync(path.join(folder, renderedFile(subject))));
const wanted = models.filter(isWantedSubject);
/** Bytes. */
const largestPicture = 32 * 1024;
const work = mkdtempSync(path.join(tmpdir(), 'render-'));
const colours = path.join(work, 'palette.json');
writeFileSync(colours, JSON.stringify(palette));

/** Takes the place of an older version. One that is full of grain loses quality until it is no larger than the largest. */
async function keep(subject: Subject, png: string, quality = 47): Promise<void> {
  const picture = await sharp(png).avif({ quality, effort: 6 }).toBuffer();
  if (picture.length > largestPicture) return keep(subject, png, quality - 4);
  const old = renderedFileOf(renderedFiles(root), subject.name);
  if (old) rmSync(old);
  writeFileSync(path.join(folder, renderedFile(subject)), picture);
  console.log(`${subject.name}: ${Math.round(picture.length / 102.4) / 10} KB`);
}

/** One process that renders some of the pictures, one after the other. */
async function renderInTurn(own: ModelSubject[], index: number): Promise<void> {
  const output = ({ name }: Subject) => path.join(work, `${name}.png`);
  const jobs = own.map((subject) => ({
    model: subject.model,
    light: subject.light,
    output: output(subject),
    scale: scaleOf(subject),
    samples: samples.subject,
  }));
  const list = path.join(work, `jobs-${index}.json`);
  writeFileSync(list, JSON.stringify(jobs));
  const kept: Promise<void>[] = [];
  await runBlender('scripts/lib/blender/render.py', [list], 1, (line) => {
    const done = own.find((subject) => line === `rendered ${output(subject)}`);
    if (done) kept.push(keep(done, output(done)));
  });
  await Promise.all(kept);
}

/** Runs the script of a picture; the PNG that it writes. */
async function runScript(name: string, width: number, ratio: number, rays: number): Promise<string> {
  const png = path.join(work, `${name}.png`);
  const numbers = [width, Math.round(width / ratio), rays].map(String);
  await runBlender(scriptOf(name), [png, ...numbers, colours]);
  return png;
}

async function renderLandscape(subject: Subject): Promise<void> {
  const { width, height } = sizeOf(subject.name);
  await keep(subject, await runScript(subject.name, largeWidth(width), width / height, samples.landscape), 56);
}

async function renderCloseUp(subject: Subject): Promise<void> {
  const { width, height } = closeUpSize;
  await keep(subject, await runScript(subject.name, width, width / height, samples.closeUp), 50);
}

async function renderCar(): Promise<void> {
  const png = await runScript('car', Math.max(...carWidths), carRatio, samples.car);
  rmSync(carFolder(root), { recursive: true, force: true });
  mkdirSync(carFolder(root));
  for (const file of currentCarFiles(root, palette)) {
    const width = Number(file.split('.')[0]);
    const picture = sharp(png).resize({ width });
    // On phones it is part of the first screen.
    const quality = width < 1000 ? 31 : 42;
    const encoded = file.endsWith('avif') ? picture.avif({ quality, effort: 7 }) : picture.webp({ quality: 76 });
    const { size } = await encoded.toFile(path.join(carFolder(root), file));
    console.log(`car ${file}: ${Math.round(size / 102.4) / 10} KB`);
  }
}

const processes = availableParallelism();
const shares = Array.from({ length: processes }, (_, index) =>
  wanted.filter((_one, place) => place % processes === index),
);
await Promise.all(shares.filter((share) => share.length > 0).map(renderInTurn));
for (const subject of landscapes.filter(isWantedSubject)) await renderLandscape(subject);
for (const subject of closeUps.filter(isWantedSubject)) await renderCloseUp(subject);
if (isWanted('car', () => String(carFiles(root)) === String(currentCarFiles(root, palette)))) await renderCar();
rmSync(work, { recursive: true });
// What no page shows any more, such as the cover of a post that was removed.
const files = renderedFiles(root);
const shown = new Set(known.map(({ name }) => renderedFileOf(files, name)));
for (const file of files.values()) if (!shown.has(file)) rmSync(file);
