import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentFolders } from '../../domain/content-folders.ts';
import type { Locale } from '../../domain/schemas/locales-file.ts';
import { postPattern } from '../pages.ts';
import { closestTo } from '../suggestion.ts';
import type { ReadBlocks } from './block.ts';
import { jsonBlocks, yamlBlocks } from './keyed-blocks.ts';
import { mdxBlocks } from './mdx-blocks.ts';

/** A file in English and where its translations are. */
export interface TranslatedFile {
  /** For people: `products/batscan`, `blog/2026-10-01-lfp-is-different`, `labels`, `mails`. */
  name: string;
  /** The English file, from the project's folder. */
  source: string;
  /** The same below i18n/<language>. */
  translation: string;
}

/** The languages of a project, from its data/locales.json, staged ones among them. */
export function languagesIn(siteDir: string): { english: Locale; others: Locale[] } {
  const file = path.join(siteDir, 'data/locales.json');
  const { defaultLocale, locales } = JSON.parse(readFileSync(file, 'utf8')) as {
    defaultLocale: string;
    locales: Locale[];
  };
  return {
    english: locales.find(({ code }) => code === defaultLocale)!,
    others: locales.filter(({ code }) => code !== defaultLocale),
  };
}

/** Labels and mails are edited below i18n/en. */
const labelFiles: [name: string, file: string][] = [
  ['labels', 'code.json'],
  ['mails', 'server.json'],
  ['blog/options', 'docusaurus-plugin-content-blog/options.json'],
];

const contentName = (folder: string, file: string) =>
  `${folder === 'blog' ? 'blog/' : ''}${file.replace(/(?:\/index)?\.(?:mdx|yml)$/, '')}`;

/** Every file that is translated, in a stable order. */
export function translatedFiles(siteDir: string): TranslatedFile[] {
  const { english } = languagesIn(siteDir);
  const labels = labelFiles
    .map(([name, file]) => ({ name, source: `i18n/${english.code}/${file}`, translation: file }))
    .filter(({ source }) => existsSync(path.join(siteDir, source)));
  const contents = contentFolders.flatMap(({ source, translation }) =>
    globSync(['**/*.mdx', '**/tags.yml'], { cwd: path.join(siteDir, source) })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => ({
        name: contentName(source, file),
        source: `${source}/${file}`,
        translation: `${translation}/${file}`,
      })),
  );
  return [...labels, ...contents];
}

/** A translation whose English file is not where it was. */
export interface SurplusFile {
  file: string;
  /** Where the English file was. */
  source: string;
  /** Where it is now, if it is a post that has moved to another day. */
  moved?: TranslatedFile;
  /** The English file without translation that it is probably meant for. */
  meant?: TranslatedFile;
}

const slugOfPost = (source: string) => postPattern.exec(source)?.[4];

/** What tells a file from others: its own name, or that of its folder, where several are called index. */
const ownName = (source: string) => path.posix.parse(source.replace(/\/index(?=\.\w+$)/, '')).name;

/** A file that has no translation, and the name of one that has no English: in another folder, or misspelt. */
function meantFile(source: string, untranslated: TranslatedFile[]): TranslatedFile | undefined {
  const beside = untranslated.filter((file) => path.extname(file.source) === path.extname(source));
  const close = closestTo(
    ownName(source),
    beside.map((file) => ownName(file.source)),
  );
  return beside.find((file) => ownName(file.source).toLowerCase() === close?.toLowerCase());
}

/** Translations that have no English file: it was removed, or it is a post that has moved to another day. */
export function surplusFiles(siteDir: string, language: string): SurplusFile[] {
  const files = translatedFiles(siteDir);
  const known = new Set(files.map(({ source }) => source));
  const untranslated = files.filter(
    ({ translation }) => !existsSync(path.join(siteDir, 'i18n', language, translation)),
  );
  return contentFolders.flatMap(({ source, translation }) =>
    globSync('**/*.{mdx,yml}', { cwd: path.join(siteDir, 'i18n', language, translation) })
      .map((found) => found.replaceAll('\\', '/'))
      .sort()
      .map((found) => ({ file: `i18n/${language}/${translation}/${found}`, source: `${source}/${found}` }))
      .filter((translated) => !known.has(translated.source))
      .map((translated) => {
        const slug = slugOfPost(translated.source);
        const moved = untranslated.find((file) => slug && slugOfPost(file.source) === slug);
        return { ...translated, moved, meant: moved ?? meantFile(translated.source, untranslated) };
      }),
  );
}

/** What is wrong with a translation without an English file, and what to do, as sentences. */
export function surplusText({ file, moved, meant }: SurplusFile): { message: string; remedy: string } {
  const message = 'There is no English file for this translation.';
  if (!moved && meant) {
    const target = `i18n/${file.split('/')[1]}/${meant.translation}`;
    return { message, remedy: `Did you mean "${target}"? Move it there.` };
  }
  return moved
    ? {
        message: `The English post is ${moved.source} now.`,
        remedy: 'Rename this one too: "npm run i18n -- clean" moves it.',
      }
    : { message, remedy: '"npm run i18n -- clean" removes it.' };
}

/** The blocks of a text. @param file tells by its ending what it is */
export function blocksIn(text: string, file: string): ReadBlocks {
  const read = file.endsWith('.json') ? jsonBlocks : file.endsWith('.yml') ? yamlBlocks : mdxBlocks;
  return read(text, file);
}

/** What was read last, by file: each English one is compared with every language. */
const lastRead = new Map<string, { text: string; result: ReadBlocks }>();

/** The blocks of a file; undefined when there is none. What cannot be read is a fault, and has no blocks. */
export function readBlocks(siteDir: string, file: string): ReadBlocks | undefined {
  const found = path.join(siteDir, file);
  if (!existsSync(found)) return undefined;
  const text = readFileSync(found, 'utf8');
  const last = lastRead.get(file);
  if (last?.text === text) return last.result;
  const result = blocksIn(text, file);
  lastRead.set(file, { text, result });
  return result;
}
