import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { coverName, nameOnNight, picturesOnNight, stagePictures, type Illustration } from '../domain/illustrations';
import type { PostFrontMatter } from '../domain/schemas/post';
import { drawCover } from '../illustrations/covers';
import { drawMap } from '../illustrations/map';
import { onNight, paletteFrom, type Palette } from '../illustrations/materials';
import { drawScene, sceneNames } from '../illustrations/scenes';
import { joinPictures } from '../illustrations/sheet';
import { pictureFolder, pictureUrl } from './pictures/places';

/** Keeps a drawing beside the other pictures of pages, which the pictures plugin serves and ships; its address. */
async function keepFile(name: string, svg: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = `${hash}-${name.replaceAll('.', '_')}.svg`;
  const target = path.join(folder, file);
  if (!existsSync(target)) {
    // Builds of several languages may draw at the same time: each finds a whole file.
    const unfinished = `${target}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, svg);
    await rename(unfinished, target);
  }
  return `${pictureUrl}/${file}`;
}

async function keep(name: string, svg: string, folder: string): Promise<Illustration> {
  const [, width, height, foot = 0] = /width="(\d+)" height="(\d+)"(?: data-foot="(\d+)")?/.exec(svg)!;
  const src = await keepFile(name, svg, folder);
  return { src, width: Number(width), height: Number(height), foot: Number(foot) };
}

/** What the home page shows of each stage, in one file: as `stage-tray` and so on. */
async function keepStages(palette: Palette, folder: string): Promise<[string, Illustration][]> {
  const { svg, parts } = joinPictures(stagePictures.map((name) => drawScene(name, palette)));
  const src = await keepFile('stages', svg, folder);
  return parts.map(({ fragment, ...size }, index) => [
    `stage-${stagePictures[index]}`,
    { src: src + fragment, ...size, foot: 0 },
  ]);
}

/** Draws the pictures of page heads and covers in the colours of the design tokens, once for all languages. */
export default function illustrationsPlugin({ siteDir }: LoadContext): Plugin {
  const tokens = path.join(siteDir, 'src/css/tokens.css');
  return {
    name: 'illustrations',
    getPathsToWatch: () => [tokens],
    async allContentLoaded({ allContent, actions }) {
      const palette = paletteFrom(readFileSync(tokens, 'utf8'));
      const { blogPosts } = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const figures = blogPosts.flatMap(({ metadata }) => (metadata.frontMatter as PostFrontMatter).keyFigure ?? []);
      const drawings = new Map([
        ['map', drawMap(palette)] as const,
        ...sceneNames.map((name) => [name, drawScene(name, palette)] as const),
        ...picturesOnNight.map((name) => [nameOnNight(name), drawScene(name, onNight(palette))] as const),
        ...figures.map((figure) => [coverName(figure), drawCover(figure.form, figure.value, palette)] as const),
      ]);
      const folder = pictureFolder(siteDir);
      const kept = [...drawings].map(async ([name, svg]) => [name, await keep(name, svg, folder)] as const);
      actions.setGlobalData(Object.fromEntries([...(await Promise.all(kept)), ...(await keepStages(palette, folder))]));
    },
  };
}
