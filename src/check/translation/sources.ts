import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { StoredBlock } from './block.ts';

/** The English that a translation was made from: keys with their texts, and the blocks of the body as `label: text`. */
interface Sources {
  keys?: Record<string, string>;
  body?: string[];
  /** Those of them that are right as they are in English: a key, or the line of a block. */
  same?: string[];
}

/** Where the English is kept that the translation of a file was made from; below i18n, so that it travels with it. */
export function sourcesFile(language: string, source: string): string {
  const name = source.startsWith('i18n/') ? path.basename(source) : `${source}.json`;
  return `i18n/${language}/sources/${name}`;
}

/** The English blocks that a translation was made from; none while nothing has been signed off. */
export function readSources(siteDir: string, language: string, source: string): StoredBlock[] {
  const file = path.join(siteDir, sourcesFile(language, source));
  if (!existsSync(file)) return [];
  const { keys = {}, body = [], same = [] } = JSON.parse(readFileSync(file, 'utf8')) as Sources;
  return [
    ...Object.entries(keys).map(([label, text]) => ({ label, text, isKeyed: true, isSame: same.includes(label) })),
    ...body.map((line) => {
      const end = line.indexOf(': ');
      return { label: line.slice(0, end), text: line.slice(end + 2), isKeyed: false, isSame: same.includes(line) };
    }),
  ];
}

/** Keeps the English blocks that a translation was made from, a line for each, so that versions merge well. */
export function writeSources(siteDir: string, language: string, source: string, blocks: StoredBlock[]): void {
  const file = path.join(siteDir, sourcesFile(language, source));
  if (blocks.length === 0) return rmSync(file, { force: true });
  const keys = blocks.filter(({ isKeyed }) => isKeyed).map(({ label, text }) => [label, text] as const);
  const body = blocks.filter(({ isKeyed }) => !isKeyed).map(({ label, text }) => `${label}: ${text}`);
  const same = blocks
    .filter(({ isSame }) => isSame)
    .map(({ label, text, isKeyed }) => (isKeyed ? label : `${label}: ${text}`));
  const sources: Sources = {
    ...(keys.length > 0 && { keys: Object.fromEntries(keys) }),
    ...(body.length > 0 && { body }),
    ...(same.length > 0 && { same: [...new Set(same)] }),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sources, null, 2)}\n`);
}
