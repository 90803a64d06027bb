import type { Locale } from '../../domain/schemas/locales-file.ts';
import { readMdx } from '../content-files.ts';
import { mergeSource, pairTranslation, type PairedBlock } from './align.ts';
import { blockNames } from './block-names.ts';
import type { Block, StoredBlock } from './block.ts';
import { readSources } from './sources.ts';
import { languagesIn, readBlocks, surplusFiles, translatedFiles, type TranslatedFile } from './translated-files.ts';

/**
 * `missing`: there is no translation, it is empty or still English. `stale`: the English changed since. `unreviewed`:
 * translated, but nobody has accepted it. `surplus`: translated, but not in English any more.
 */
export type State = 'complete' | 'missing' | 'stale' | 'unreviewed' | 'surplus';

/** In the order in which they matter to readers. */
export const openStates = ['stale', 'missing', 'unreviewed', 'surplus'] as const satisfies State[];

/** A block with its translation, and what is left to do. */
export interface WorkItem extends PairedBlock {
  state: State;
  /** By which a translator names it. */
  name: string;
}

/** What is left to do in one file of one language. */
export interface FileWork extends TranslatedFile {
  language: Locale;
  /** False when there is no translated file at all. */
  exists: boolean;
  /** The English file is no part of the site yet. */
  isDraft: boolean;
  items: WorkItem[];
}

/** Whether words were left as they are; figures, placeholders and components are the same in every language. */
export function isStillEnglish(english: Block, translation: Block): boolean {
  const words = english.text.replace(/\{[^}]*\}|<[^>]*>|\]\([^)]*\)/g, '');
  return translation.text === english.text && /\p{L}{2}/u.test(words);
}

/** Whether what is the same in every language is the same; a source may be linked in the reader's language. */
export function isSameFixed(english: StoredBlock, translation: Block): boolean {
  return (
    translation.text === english.text ||
    (english.label.endsWith('.url') && translation.text.startsWith(`${english.text}/`))
  );
}

function stateOf({ now, then, translation }: PairedBlock): State {
  if (!now) return translation ? 'surplus' : 'complete';
  if (!translation || (translation.text === '' && now.text !== '')) return 'missing';
  if (now.isFixed) return isSameFixed(now, translation) ? 'complete' : 'stale';
  if (then && then.text !== now.text) return 'stale';
  if (isStillEnglish(now, translation) && !then?.isSame) return 'missing';
  return then ? 'complete' : 'unreviewed';
}

/** Drafts may wait: their words still change. */
function isDraft(siteDir: string, { source }: TranslatedFile): boolean {
  return source.endsWith('.mdx') && readMdx(siteDir, source).frontMatter.value?.draft === true;
}

/** What is left to do in one file of a language. */
export function fileWork(siteDir: string, language: Locale, file: TranslatedFile): FileWork {
  const now = readBlocks(siteDir, file.source)?.blocks ?? [];
  const translation = readBlocks(siteDir, `i18n/${language.code}/${file.translation}`);
  const source = mergeSource(now, readSources(siteDir, language.code, file.source));
  const pairs = pairTranslation(source, translation?.blocks ?? [])
    // What was removed from both sides is done.
    .filter(({ now: present, translation: translated }) => present ?? translated);
  const names = blockNames(pairs.map((pair) => (pair.now ?? pair.then ?? pair.translation)!));
  const items = pairs.map((pair, index): WorkItem => ({ ...pair, state: stateOf(pair), name: names[index]! }));
  return { ...file, language, exists: translation !== undefined, isDraft: isDraft(siteDir, file), items };
}

/** What is left to do in one language. */
export interface LanguageWork {
  language: Locale;
  files: FileWork[];
  /** Translated files whose English file is gone. */
  surplus: string[];
}

/** What is left to do in each language, by file. */
export function workList(siteDir: string): LanguageWork[] {
  const files = translatedFiles(siteDir);
  return languagesIn(siteDir).others.map((language) => ({
    language,
    files: files.map((file) => fileWork(siteDir, language, file)),
    surplus: surplusFiles(siteDir, language.code).map(({ file }) => file),
  }));
}

export const isOpen = ({ state }: WorkItem): boolean => state !== 'complete';
