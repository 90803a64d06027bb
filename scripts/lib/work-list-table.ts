/** A language's files with what is left to do in each, as lines for a terminal. */
import { faultLine } from '../../src/check/fault.ts';
import { languageName } from '../../src/check/language-name.ts';
import type { CheckedFile } from '../../src/check/translation/faults.ts';
import { surplusText, type SurplusFile } from '../../src/check/translation/translated-files.ts';
import { isOpen, type LanguageWork } from '../../src/check/translation/work-list.ts';
import { byUrgency, countsOf, inWords, sumOfCounts, wordsLeft } from './work-list-text.ts';

/** Share of the texts that are done, without what is the same in every language and comes with a copy; drafts wait. */
function progress({ files, surplus }: LanguageWork): string {
  const all = files.filter(({ isDraft }) => !isDraft).flatMap(({ items }) => items);
  if (files.some(({ unreadable }) => unreadable.length > 0)) return 'not known';
  const isComplete = !all.some(isOpen) && surplus.length === 0;
  const texts = all.filter(({ now }) => !now?.isFixed);
  const open = texts.filter(isOpen).length;
  return isComplete ? 'complete' : `${Math.floor(100 * (1 - open / Math.max(texts.length, 1)))} %`;
}

interface Table {
  lines: string[];
  /** What comes next. */
  next?: CheckedFile;
}

/** What is to be done with a translation without an English file. */
function surplusLine(surplus: SurplusFile): string {
  const { message, remedy } = surplusText(surplus);
  return `  ${surplus.file}  ${message} ${remedy}`;
}

/**
 * @param files those that are shown
 * @param isAll whether they are all files of the language
 * @param linesOf what is printed below a file
 */
export function languageTable(
  work: LanguageWork,
  files: CheckedFile[],
  isAll: boolean,
  linesOf: (file: CheckedFile) => string[],
): Table {
  const { code, staged } = work.language;
  const all = byUrgency(files.filter((file) => countsOf(file) !== ''));
  const [ready, drafts] = [all.filter((file) => !file.work.isDraft), all.filter((file) => file.work.isDraft)];
  const column = Math.max(0, ...all.map((file) => file.work.name.length));
  const rows = (file: CheckedFile) => [
    `  ${file.work.name.padEnd(column)}  ${countsOf(file)}${inWords(wordsLeft([file.work]))}`,
    ...file.work.unreadable.map((fault) => `    ${faultLine(fault)}`),
    ...linesOf(file),
  ];
  const words = wordsLeft(ready.map((file) => file.work));
  const state = [progress(work), ...(ready.length > 0 ? [`${sumOfCounts(ready)}${inWords(words)}`] : [])].join(': ');
  const lines = [
    `${languageName(code)} (${code}), ${state}${staged ? '; staged: visitors do not see it' : ''}`,
    ...ready.flatMap(rows),
    ...(isAll ? work.surplus.map(surplusLine) : []),
    ...(drafts.length > 0 ? ['  Drafts in English; their translation can wait:', ...drafts.flatMap(rows)] : []),
  ];
  return { lines, next: ready[0] ?? drafts[0] };
}
