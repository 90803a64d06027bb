import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';

import {
  closeUpDrawings,
  closeUps,
  coverName,
  illustrationFile,
  limitFigures,
  nameOnNight,
  picturesOnNight,
  type CarPicture,
  type KeptIllustration,
} from '../domain/illustrations';
import { pictureUrl } from '../domain/picture-url';
import type { PostFrontMatter } from '../domain/schemas/post';
import { carFiles, carFolder, carRatio, carWidths } from '../illustrations/car';
import { drawCover } from '../illustrations/covers';
import { drawLimits } from '../illustrations/limits';
import { drawMap } from '../illustrations/map';
import { onNight, paletteFrom } from '../illustrations/materials';
import { renderedFileOf, renderedFiles, renderedFolder } from '../illustrations/rendered';
import { drawScene, sceneNames } from '../illustrations/scenes';
import { readTypeface } from '../illustrations/typeface';
import { pictureFolder, srcSet } from './pictures/places';

/** Writes a file whose name says what is in it, unless it is there. */
async function write(target: string, make: () => string | Buffer | Promise<Buffer>): Promise<void> {
  if (existsSync(target)) return;
  const content = await make();
  // Builds of several languages may draw at the same time: each finds a whole file.
  const unfinished = `${target}.${randomUUID()}`;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, target);
}

/**
 * Keeps a drawing, and how it looks as things in light, beside the other pictures of pages, which the pictures plugin serves
 * and ships.
 */
async function keep(
  name: string,
  svg: string,
  rendered: Buffer | undefined,
  folder: string,
): Promise<KeptIllustration> {
  const [, width, height, foot = 0] = /width="(\d+)" height="(\d+)"(?: data-foot="(\d+)")?/.exec(svg)!;
  const hash = createHash('sha256')
    .update(svg)
    .update(rendered ?? '')
    .digest('hex')
    .slice(0, 6);
  const target = (format: 'svg' | 'avif') => path.join(folder, illustrationFile(name, hash, format));
  await write(target('svg'), () => svg);
  if (rendered) await write(target('avif'), () => rendered);
  const size = [Number(width), Number(height), Number(foot)] as const;
  return rendered ? [hash, ...size] : [hash, ...size, true];
}

/** Keeps the car of the home page. */
async function keepCar(siteDir: string, folder: string): Promise<CarPicture> {
  const files = await Promise.all(
    carFiles(siteDir).map(async (name) => {
      const content = readFileSync(path.join(carFolder(siteDir), name));
      const [width, , format] = name.split('.') as [string, string, string];
      const file = `${createHash('sha256').update(content).digest('hex').slice(0, 8)}-car-${width}.${format}`;
      await write(path.join(folder, file), () => content);
      return { file, width: Number(width), format };
    }),
  );
  const width = Math.max(...carWidths);
  return {
    src: `${pictureUrl}/${files.find(({ format }) => format === 'webp')!.file}`,
    avif: srcSet(files.filter(({ format }) => format === 'avif').toSorted((one, other) => one.width - other.width)),
    width,
    height: Math.round(width / carRatio),
  };
}

/** Draws the pictures of page heads and covers in the colours of the design tokens, once for all languages. */
export default function illustrationsPlugin({ siteDir }: LoadContext): Plugin {
  const tokens = path.join(siteDir, 'src/css/tokens.css');
  return {
    name: 'illustrations',
    getPathsToWatch: () => [tokens, `${renderedFolder(siteDir)}/*.avif`],
    async allContentLoaded({ allContent, actions }) {
      const palette = paletteFrom(readFileSync(tokens, 'utf8'));
      const typeface = readTypeface(siteDir, 'schibsted-grotesk');
      const { blogPosts } = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const figures = blogPosts.flatMap(({ metadata }) => (metadata.frontMatter as PostFrontMatter).keyFigure ?? []);
      const drawings = new Map([
        ['map', drawMap(palette)] as const,
        ...limitFigures.map((name) => [name, drawLimits(name, palette, typeface)] as const),
        ...sceneNames.map((name) => [name, drawScene(name, palette)] as const),
        ...picturesOnNight.map((name) => [nameOnNight(name), drawScene(name, onNight(palette))] as const),
        ...closeUps.map((name) => [name, drawScene(closeUpDrawings[name], palette)] as const),
        ...figures.map((figure) => [coverName(figure), drawCover(figure.form, figure.value, palette)] as const),
      ]);
      const folder = pictureFolder(siteDir);
      const rendered = renderedFiles(siteDir);
      const kept = [...drawings].map(async ([name, svg]) => {
        const file = renderedFileOf(rendered, name);
        return [name, await keep(name, svg, file ? readFileSync(file) : undefined, folder)] as const;
      });
      actions.setGlobalData(Object.fromEntries(await Promise.all(kept)));
      await actions.createData('car.json', await keepCar(siteDir, folder));
    },
  };
}
