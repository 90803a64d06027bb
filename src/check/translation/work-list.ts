import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locale } from '../../domain/schemas/locales-file.ts';
import { readMdx } from '../content-files.ts';
import type { Fault } from '../fault.ts';
import { kept } from '../kept.ts';
import { mergeSource, type SourceBlock } from './align.ts';
import { blockNames } from './block-names.ts';
import type { Block, StoredBlock } from './block.ts';
import { isAccepted, pairTranslation, type PairedBlock } from './pair-translation.ts';
import { isTakenBack, readSources, sourcesFile } from './sources.ts';
import {
  languagesIn,
  readBlocks,
  surplusFiles,
  translatedFiles,
  type SurplusFile,
  type TranslatedFile,
} from './translated-files.ts';

/**
 * `missing`: there is no translation, it is empty or still English. `stale`: the English changed since. `unreviewed`:
 * translated, but nobody has accepted it as it is. `moved`: it stands elsewhere than the English. `surplus`: translated,
 * but not in English any more.
 */
export type State = 'complete' | 'missing' | 'stale' | 'unreviewed' | 'moved' | 'surplus';

/** In the order in which they matter to readers. */
export const openStates = ['stale', 'missing', 'moved', 'unreviewed', 'surplus'] as const satisfies State[];

/** A block with its translation, and what is left to do. */
export interface WorkItem extends PairedBlock {
  state: State;
  /** By which a translator names it. */
  name: string;
  /** Its translation is English: its own, or that of another block of the file. */
  isEnglish: boolean;
}

/** What is left to do in one file of one language. */
export interface FileWork extends TranslatedFile {
  language: Locale;
  /** False when there is no translated file at all. */
  exists: boolean;
  /** The English file is no part of the site yet. */
  isDraft: boolean;
  /** Why one of its files cannot be read: the English, the translation, or the record of what was accepted. */
  unreadable: Fault[];
  /** None when one of its files cannot be read. */
  items: WorkItem[];
  /** Of a translation that cannot be read: what can be compared with English all the same. */
  intact: WorkItem[];
}

/** Whether words were left as they are; figures, placeholders and components are the same in every language. */
export function isStillEnglish(english: Pick<Block, 'text'>, translation: Block): boolean {
  const words = english.text.replace(/\{[^}]*\}|<[^>]*>|\]\([^)]*\)/g, '');
  return translation.text === english.text && /\p{L}{2}/u.test(words);
}

/** Texts of fewer words may be the translation of one block and the English of another: "Demo" for "Book a demo". */
const leastWords = 5;

/** The English texts of a file that are nobody's translation. */
function englishTexts(source: SourceBlock[]): Set<string> {
  return new Set(
    source
      .flatMap(({ now, then }) => [now, then])
      .filter((block) => block !== undefined)
      .map(({ text }) => text)
      .filter((text) => (text.match(/(?<!\p{L})\p{L}{2,}/gu)?.length ?? 0) >= leastWords),
  );
}

/** Whether what is the same in every language is the same; a source may be linked in the reader's language. */
export function isSameFixed(english: StoredBlock, translation: Block): boolean {
  return (
    translation.text === english.text ||
    (english.label.endsWith('.url') && translation.text.startsWith(`${english.text}/`))
  );
}

function stateOf(item: Omit<WorkItem, 'state' | 'name'>): State {
  const { now, then, translation, isEnglish } = item;
  if (!now) return translation ? 'surplus' : 'complete';
  if (!translation || (translation.text === '' && now.text !== '')) return 'missing';
  if (isEnglish && !then?.isSame && (item.isMoved || translation.text !== now.text)) return 'missing';
  if (item.isMoved) return 'moved';
  if (now.isFixed) return isSameFixed(now, translation) ? 'complete' : 'stale';
  if (then && then.text !== now.text) return 'stale';
  if (isEnglish && !then?.isSame) return 'missing';
  return then && (!then.translations || isAccepted(item, translation)) ? 'complete' : 'unreviewed';
}

/** Drafts may wait: their words still change. */
function isDraft(siteDir: string, { source }: TranslatedFile): boolean {
  return source.endsWith('.mdx') && readMdx(siteDir, source).frontMatter.value?.draft === true;
}

/** What is left to do in one file of a language. */
export function fileWork(siteDir: string, language: Locale, file: TranslatedFile): FileWork {
  return kept(
    () => ['work', ...textsOf(siteDir, language, file)],
    () => readWork(siteDir, language, file),
  );
}

/** All that is left to do in a file depends on: which one it is, and the texts of its English, its translation and what was accepted. */
export function textsOf(siteDir: string, language: Locale, file: TranslatedFile): string[] {
  const files = [file.source, `i18n/${language.code}/${file.translation}`, sourcesFile(language.code, file.source)].map(
    (name) => path.join(siteDir, name),
  );
  return [
    JSON.stringify([language, file.name, file.source, file.translation]),
    ...files.map((name) => (existsSync(name) ? readFileSync(name, 'utf8') : '')),
    files.map((name) => existsSync(name)).join(' '),
  ];
}

function readWork(siteDir: string, language: Locale, file: TranslatedFile): FileWork {
  const english = readBlocks(siteDir, file.source);
  const translation = readBlocks(siteDir, `i18n/${language.code}/${file.translation}`);
  const sources = readSources(siteDir, language.code, file.source);
  const unreadable = [english, translation, sources].flatMap((read) => read?.faults ?? []);
  const common = { ...file, language, exists: translation !== undefined, isDraft: isDraft(siteDir, file), unreadable };
  const itemsOf = (blocks: Block[]) => workItems(mergeSource(english?.blocks ?? [], sources.blocks), blocks);
  if (unreadable.length === 0) return { ...common, items: itemsOf(translation?.blocks ?? []), intact: [] };
  // What cannot be read would seem to be missing, or surplus in the other.
  const isOnlyTranslation = (translation?.faults.length ?? 0) === unreadable.length;
  const intact = isOnlyTranslation ? itemsOf(translation!.intact) : [];
  return { ...common, items: [], intact: intact.filter(({ now, translation: own }) => now && own) };
}

/** What is left to do for each block. */
function workItems(source: SourceBlock[], translation: Block[]): WorkItem[] {
  const pairs = pairTranslation(source, translation)
    // What was removed from both sides is done.
    .filter(({ now: present, translation: translated }) => present ?? translated);
  const names = blockNames(pairs.map((pair) => (pair.now ?? pair.then ?? pair.translation)!));
  const ofEnglish = englishTexts(source);
  return pairs.map((pair, index): WorkItem => {
    const { now, translation: own } = pair;
    const isEnglish = Boolean(
      now && own && !now.isFixed && (isStillEnglish(now, own) || (!own.isFixed && ofEnglish.has(own.text))),
    );
    return { ...pair, isEnglish, state: stateOf({ ...pair, isEnglish }), name: names[index]! };
  });
}

/** What is left to do in one language. */
export interface LanguageWork {
  language: Locale;
  files: FileWork[];
  /** Translated files whose English file is gone, or has moved. */
  surplus: SurplusFile[];
}

/** What is left to do in each language, by file. @param locale leaves out other languages */
export function workList(siteDir: string, locale?: string): LanguageWork[] {
  const files = translatedFiles(siteDir);
  const languages = languagesIn(siteDir).others.filter(({ code }) => locale === undefined || code === locale);
  return languages.map((language) => ({
    language,
    files: files.map((file) => fileWork(siteDir, language, file)),
    surplus: surplusFiles(siteDir, language.code),
  }));
}

/** Whether a translation was changed since the English has: it waits for somebody who accepts it, and not for words. */
export const isEdited = (item: WorkItem): boolean =>
  item.state === 'stale' &&
  Boolean(item.then?.translations) &&
  !isTakenBack(item.then!) &&
  !isAccepted(item, item.translation!);

export const isOpen = ({ state }: WorkItem): boolean => state !== 'complete';
