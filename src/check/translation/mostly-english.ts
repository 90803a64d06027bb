import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Locale } from '../../domain/schemas/locales-file.ts';
import { readBlocks, type TranslatedFile } from './translated-files.ts';
import { fileWork, type FileWork, type WorkItem } from './work-list.ts';

/** The blocks of a translated file that are English, and not accepted so. */
export function englishItems({ items }: FileWork): WorkItem[] {
  return items.filter(({ isEnglish, then }) => isEnglish && !then?.isSame);
}

/**
 * Whether a translated file is still English to its readers: its title, or more than half of what it says. A file that
 * was just copied is no translation.
 */
export function isMostlyEnglish(work: FileWork): boolean {
  const english = englishItems(work);
  const texts = work.items.filter(
    ({ now, translation }) => now && !now.isFixed && translation && /\p{L}{2}/u.test(translation.text),
  );
  const isTitle = ({ name }: WorkItem) => name === 'title' || name === 'heading';
  return english.some(isTitle) || 2 * english.length > texts.length;
}

/** Whether readers get a file in their language: there is a translation, and it is more than a copy of the English. */
export function isTranslated(siteDir: string, language: Locale, file: TranslatedFile): boolean {
  const translation = `i18n/${language.code}/${file.translation}`;
  if (!existsSync(path.join(siteDir, translation))) return false;
  const english = new Set((readBlocks(siteDir, file.source)?.blocks ?? []).map(({ text }) => text));
  // Most files have nothing in common with English, and need no comparison block by block.
  const isCopied = (readBlocks(siteDir, translation)?.blocks ?? []).some(
    ({ text, isFixed }) => !isFixed && english.has(text),
  );
  return !isCopied || !isMostlyEnglish(fileWork(siteDir, language, file));
}
