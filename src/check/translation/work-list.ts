import type { Locale } from '../../domain/schemas/locales-file.ts';
import { readMdx } from '../content-files.ts';
import { mergeSource, pairTranslation, type PairedBlock } from './align.ts';
import type { Block, StoredBlock } from './block.ts';
import { readSources } from './sources.ts';
import { languagesIn, readBlocks, surplusFiles, translatedFiles, type TranslatedFile } from './translated-files.ts';

/**
 * `missing`: there is no translation, it is empty or still English. `stale`: the English changed since. `unreviewed`:
 * translated, but nobody has accepted it. `surplus`: translated, but not in English any more.
 */
export type State = 'complete' | 'missing' | 'stale' | 'unreviewed' | 'surplus';

export const openStates = ['missing', 'stale', 'unreviewed', 'surplus'] as const satisfies State[];

/** A block with its translation, and what is left to do. */
export interface WorkItem extends PairedBlock {
  state: State;
  /** 1-based place in the file's list, by which a translator names it; labels are named by their key. */
  number: number;
}

/** What is left to do in one file of one language. */
export interface FileWork extends TranslatedFile {
  language: Locale;
  /** False when there is no translated file at all. */
  exists: boolean;
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

/** What is left to do in one file of a language. */
export function fileWork(siteDir: string, language: Locale, file: TranslatedFile): FileWork {
  const now = readBlocks(siteDir, file.source)?.blocks ?? [];
  const translation = readBlocks(siteDir, `i18n/${language.code}/${file.translation}`);
  const source = mergeSource(now, readSources(siteDir, language.code, file.source));
  const items = pairTranslation(source, translation?.blocks ?? [])
    // What was removed from both sides is done.
    .filter(({ now: present, translation: translated }) => present ?? translated)
    .map((item, index): WorkItem => ({ ...item, state: stateOf(item), number: index + 1 }));
  return { ...file, language, exists: translation !== undefined, items };
}

/** Drafts may wait: their words still change. */
const isDraft = (siteDir: string, source: string) =>
  source.endsWith('.mdx') && readMdx(siteDir, source).frontMatter.value?.draft === true;

/** What is left to do in each language, by file. */
export function workList(siteDir: string): { language: Locale; files: FileWork[]; surplus: string[] }[] {
  const files = translatedFiles(siteDir);
  return languagesIn(siteDir).others.map((language) => ({
    language,
    files: files.filter(({ source }) => !isDraft(siteDir, source)).map((file) => fileWork(siteDir, language, file)),
    surplus: surplusFiles(siteDir, language.code).map(({ file }) => file),
  }));
}
