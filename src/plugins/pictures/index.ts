import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { pictureUrl } from '../../domain/picture-url';
import type { DataPicture } from '../../hooks/useDataPicture';
import { deriveDataPictures } from './data-pictures';
import { pictureHash } from './derive';
import { pictureFolder } from './places';

/**
 * Puts the pictures that pages show into the build, once for all languages, and takes the originals out: those below
 * static, which the framework copies, are no longer asked for.
 * @param outDir absolute path of a language's build
 * @param rootDir absolute path of the whole build
 */
export async function placePictures(siteDir: string, outDir: string, rootDir: string): Promise<void> {
  const pages = globSync('**/*.html', { cwd: outDir }).map((file) => readFileSync(path.join(outDir, file), 'utf8'));
  const shown = new Set(
    pages.flatMap((html) => [...html.matchAll(/\/assets\/pictures\/([\w-]+\.\w+)/g)].map(([, file]) => file!)),
  );
  const target = path.join(rootDir, pictureUrl);
  if (shown.size > 0) await mkdir(target, { recursive: true });
  await Promise.all(
    [...shown].map((file) => copyFile(path.join(pictureFolder(siteDir), file), path.join(target, file))),
  );

  const derived = new Set([...shown].map((file) => file.split('-')[0]!));
  for (const file of globSync('**/*.{jpg,jpeg,png,webp,avif,tif,tiff}', { cwd: path.join(siteDir, 'static') })) {
    const isOriginal = derived.has(pictureHash(readFileSync(path.join(siteDir, 'static', file))));
    if (isOriginal && !pages.some((html) => html.includes(`/${file}`)))
      rmSync(path.join(outDir, file), { force: true });
  }
}

/** Serves and ships what is made of the pictures in MDX (`remark-pictures.ts`) and of those that data files name. */
export default function picturesPlugin({ siteDir, baseUrl }: LoadContext): Plugin<Record<string, DataPicture>> {
  return {
    name: 'pictures',
    getPathsToWatch: () => [path.join(siteDir, 'data/*.json')],
    loadContent: () => deriveDataPictures(siteDir),
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
    configureWebpack() {
      mkdirSync(pictureFolder(siteDir), { recursive: true });
      const served = { publicPath: pictureUrl, directory: pictureFolder(siteDir), watch: false };
      // The framework passes devServer on, though its type does not name it.
      return { devServer: { static: [served] } } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({ outDir }) {
      await placePictures(siteDir, outDir, path.join(outDir, path.posix.relative(baseUrl, '/')));
    },
  };
}
