import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import type { Fault } from '../fault.ts';
import { readJsonFile, sourcesRemedy } from '../json-file.ts';
import type { StoredBlock } from './block.ts';

/** The English that a translation was made from: keys with their texts, and the blocks of the body as `label: text`. */
const schema = z.object({
  keys: z.record(z.string(), z.string()).optional(),
  body: z.array(z.string()).optional(),
  /** Those of them that are right as they are in English: a key, or the line of a block. */
  same: z.array(z.string()).optional(),
  /**
   * For each of them a fingerprint of its translation: `nav.about 1f2e3d4c5b6a`, of a body block that of its line; the
   * name alone when its acceptance was taken back.
   */
  translations: z.array(z.string()).optional(),
  /** In the same form, fingerprints of sentences that were accepted although they are doubtful; most blocks have none. */
  decided: z.array(z.string()).optional(),
});
type Sources = z.infer<typeof schema>;

/** Stands for the fingerprint of a translation whose acceptance was taken back: that of no text. */
export const takenBack = '';

export const isTakenBack = ({ translations }: StoredBlock): boolean => translations?.includes(takenBack) ?? false;

/** What a text is known by; enough to tell whether it was changed. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

const lineOf = ({ label, text }: StoredBlock) => `${label}: ${text}`;
const idOf = (block: StoredBlock) => (block.isKeyed ? block.label : fingerprint(lineOf(block)));

/** Where the English is kept that the translation of a file was made from; below i18n, so that it travels with it. */
export function sourcesFile(language: string, source: string): string {
  const name = source.startsWith('i18n/') ? path.basename(source) : `${source}.json`;
  return `i18n/${language}/sources/${name}`;
}

interface ReadSources {
  /** None while nothing has been signed off. */
  blocks: StoredBlock[];
  /** Why the file cannot be read. */
  faults: Fault[];
}

/** The English blocks that a translation was made from. */
export function readSources(siteDir: string, language: string, source: string): ReadSources {
  const file = sourcesFile(language, source);
  if (!existsSync(path.join(siteDir, file))) return { blocks: [], faults: [] };
  const { value, faults } = readJsonFile(siteDir, file);
  if (faults.length > 0) return { blocks: [], faults };
  const { data } = schema.safeParse(value);
  const message = 'This is not what "npm run i18n -- accept" has written.';
  if (!data)
    return { blocks: [], faults: [{ file, rule: 'sources-shape', message, remedy: sourcesRemedy, severity: 'error' }] };
  return { blocks: blocksOf(data), faults: [] };
}

/** The same of a text that may be an earlier version of such a file; none when it cannot be read. */
export function sourcesIn(text: string): StoredBlock[] {
  try {
    return blocksOf(schema.parse(JSON.parse(text)));
  } catch {
    return [];
  }
}

/** What stands behind each of the ids in such lines. */
function byId(lines: string[]): (id: string) => string[] | undefined {
  const found = Map.groupBy(
    lines.map((line) => line.split(' ')),
    ([id]) => id,
  );
  return (id) => found.get(id)?.map(([, hash = '']) => hash);
}

function blocksOf({ keys = {}, body = [], same = [], translations = [], decided = [] }: Sources): StoredBlock[] {
  const [accepted, doubted] = [byId(translations), byId(decided)];
  const blocks: StoredBlock[] = [
    ...Object.entries(keys).map(([label, text]) => ({ label, text, isKeyed: true, isSame: same.includes(label) })),
    ...body.map((line) => {
      const end = line.indexOf(': ');
      return { label: line.slice(0, end), text: line.slice(end + 2), isKeyed: false, isSame: same.includes(line) };
    }),
  ];
  return blocks.map((block) => {
    const [known, decisions] = [accepted(idOf(block)), doubted(idOf(block))];
    return { ...block, ...(known && { translations: known }), ...(decisions && { decided: decisions }) };
  });
}

/** Keeps the English blocks that a translation was made from, a line for each, so that versions merge well. */
export function writeSources(siteDir: string, language: string, source: string, blocks: StoredBlock[]): void {
  const file = path.join(siteDir, sourcesFile(language, source));
  if (blocks.length === 0) return rmSync(file, { force: true });
  const keys = blocks.filter(({ isKeyed }) => isKeyed).map(({ label, text }) => [label, text] as const);
  const body = blocks.filter(({ isKeyed }) => !isKeyed).map(lineOf);
  const same = blocks.filter(({ isSame }) => isSame).map((block) => (block.isKeyed ? block.label : lineOf(block)));
  const linesOf = (key: 'translations' | 'decided') => [
    ...new Set(blocks.flatMap((block) => (block[key] ?? []).map((hash) => `${idOf(block)} ${hash}`.trimEnd()))),
  ];
  const [translations, decided] = [linesOf('translations'), linesOf('decided')];
  const sources: Sources = {
    ...(keys.length > 0 && { keys: Object.fromEntries(keys) }),
    ...(body.length > 0 && { body }),
    ...(same.length > 0 && { same: [...new Set(same)] }),
    ...(translations.length > 0 && { translations }),
    ...(decided.length > 0 && { decided }),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sources, null, 2)}\n`);
}
