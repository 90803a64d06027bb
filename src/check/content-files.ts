import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentFolders } from '../domain/content-folders.ts';
import { kindOf, type ContentKind } from './content-kinds.ts';
import { kept } from './kept.ts';
import { parseBody, parseMdx, type MdxFile } from './mdx-file.ts';

export interface ContentFile extends MdxFile {
  kind: ContentKind;
}

/** Parsed files by their paths: the dev site checks again after each save, and most files are as they were. */
const parsed = new Map<string, MdxFile>();

const patterns = [
  ...contentFolders.flatMap(({ source, translation }) => [`${source}/**`, `i18n/*/${translation}/**`]),
  'src/sections/gallery/examples/**',
].map((folder) => `${folder}/*.{md,mdx}`);

/** Paths of all MDX files, translations too; like the framework, leaves out those that begin with `_`. */
export function contentPaths(siteDir: string): string[] {
  return globSync(patterns, { cwd: siteDir })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/(?:^|\/)_/.test(file))
    .sort();
}

/** Reads one MDX file of the project. */
export function readMdx(siteDir: string, file: string): MdxFile {
  const absolute = path.join(siteDir, file);
  const text = readFileSync(absolute, 'utf8');
  const known = parsed.get(absolute);
  if (known?.text === text) return known;
  // Reading a body takes twenty times as long as loading what was read.
  const mdx = parseMdx(text, file, (...source) =>
    kept(
      () => ['mdx', ...source],
      () => parseBody(...source),
    ),
  );
  parsed.set(absolute, mdx);
  return mdx;
}

/** All MDX files in folders where MDX belongs, translations too; without one that is taken away meanwhile. */
export function contentFiles(siteDir: string): ContentFile[] {
  return contentPaths(siteDir).flatMap((file) => {
    const kind = kindOf(file);
    return kind && existsSync(path.join(siteDir, file)) ? [{ ...readMdx(siteDir, file), kind }] : [];
  });
}
