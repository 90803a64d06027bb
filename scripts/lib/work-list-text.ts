/** The work of translators as lines for a terminal. */
import { faultLine } from '../../src/check/fault.ts';
import { languageName } from '../../src/check/language-name.ts';
import type { CheckedFile, ItemFault } from '../../src/check/translation/faults.ts';
import { isTakenBack } from '../../src/check/translation/sources.ts';
import { isEdited, isOpen, openStates, type FileWork, type WorkItem } from '../../src/check/translation/work-list.ts';
import { diffLine, textDiff, type DiffPart } from './text-diff.ts';

/** A number with its noun: `1 word`, `2 words`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const ofSeverity = (faults: ItemFault[], severity: string) => faults.filter(({ fault }) => fault.severity === severity);

/** In the order in which they are counted. */
const shownStates = ['error', 'stale', 'edited', ...openStates.slice(1), 'doubt'];

/** Such as `1 error, 2 stale, 1 missing`; '' when nothing is left to do. */
function countsText(states: string[]): string {
  return shownStates
    .map((state) => ({ state, count: states.filter((each) => each === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => (state === 'error' || state === 'doubt' ? counted(count, state) : `${count} ${state}`))
    .join(', ');
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

interface WordCount {
  /** English words of blocks that are missing or stale. */
  all: number;
  /** Those of them that were not there when the block was translated. */
  fresh: number;
}

const isAdded = ({ change }: DiffPart) => change === 'added';

/** What is still to be translated in files, or to be translated again. */
export function wordsLeft(files: FileWork[]): WordCount {
  const open = files
    .flatMap(({ items }) => items)
    .filter((item) => (item.state === 'missing' || item.state === 'stale') && !item.now!.isFixed && !isEdited(item));
  const sum = (texts: string[]) => texts.reduce((total, text) => total + wordsIn(text), 0);
  const fresh = open.flatMap(({ state, then, now }) =>
    state === 'stale'
      ? textDiff(then!.text, now!.text)
          .filter(isAdded)
          .map(({ text }) => text)
      : [now!.text],
  );
  return { all: sum(open.map(({ now }) => now!.text)), fresh: sum(fresh) };
}

/** The same behind what is left to do: `, 186 words, 52 of them new or changed`; '' when there is none. */
export function inWords({ all, fresh }: WordCount): string {
  if (all === 0) return '';
  return `, ${counted(all, 'word')}${fresh < all ? `, ${fresh} of them new or changed` : ''}`;
}

/** The state of each block, and `doubt` for one that is open and doubtful too. */
const statesOf = (file: CheckedFile) =>
  urgentItems(file).flatMap((item) => {
    const state = stateOfItem(file, item);
    const isDoubtful = ofSeverity(file.faults, 'warning').some((found) => found.item === item);
    return [state, ...(isDoubtful && state !== 'doubt' ? ['doubt'] : [])];
  });

/** What is left to do in a file, in figures; '' when it is nothing. */
export function countsOf(file: CheckedFile): string {
  const { unreadable, exists, items } = file.work;
  if (unreadable.length > 0) return 'cannot be read';
  if (!exists) return items.length > 0 ? 'not translated' : '';
  return countsText(statesOf(file));
}

/** The same for several files. */
export function sumOfCounts(files: CheckedFile[]): string {
  const unreadable = files.filter(({ work }) => work.unreadable.length > 0);
  const absent = files.filter(({ work }) => !work.exists && !unreadable.some((file) => file.work === work));
  return [
    countsText(files.filter((file) => file.work.exists).flatMap(statesOf)),
    ...(absent.length > 0 ? [`${counted(absent.length, 'file')} not translated`] : []),
    ...(unreadable.length > 0 ? [`${counted(unreadable.length, 'file')} that cannot be read`] : []),
  ]
    .filter(Boolean)
    .join(', ');
}

/** 0 for what is wrong, then the states in their order, then what is only doubtful. */
function urgency(item: WorkItem, faults: ItemFault[]): number {
  if (faults.some((found) => found.item === item && found.fault.severity === 'error')) return 0;
  return isOpen(item) ? 1 + openStates.findIndex((state) => state === item.state) : 1 + openStates.length;
}

/** The blocks of a file that somebody has to look at, the most urgent first. */
export function urgentItems({ work, faults }: CheckedFile): WorkItem[] {
  return work.items
    .filter((item) => isOpen(item) || faults.some((found) => found.item === item))
    .map((item) => ({ item, rank: urgency(item, faults) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Files in the order in which they are to be worked on. */
export function byUrgency(files: CheckedFile[]): CheckedFile[] {
  const rank = (file: CheckedFile) =>
    file.work.unreadable.length > 0
      ? -1
      : file.work.exists
        ? Math.min(...urgentItems(file).map((item) => urgency(item, file.faults)))
        : openStates.length;
  return files
    .map((file) => ({ file, rank: rank(file) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ file }) => file);
}

/** Where the English and the translation of a block are, as `file:line:column`. */
export function placesOf({ language, source, translation: translated }: FileWork, { now, translation }: WorkItem) {
  const place = (file: string, line = 1, column = 1) => `${file}:${line}:${column}`;
  return {
    english: now && place(source, now.line, now.column),
    translation: translation && place(`i18n/${language.code}/${translated}`, translation.line, translation.column),
  };
}

/** What a block is called and what is left to do with it. */
export function stateOfItem({ work, faults }: CheckedFile, item: WorkItem): string {
  if (urgency(item, faults) === 0) return 'error';
  if (isEdited(item)) return 'edited';
  return isOpen(item) ? item.state : work.exists ? 'doubt' : 'missing';
}

/** The same with what else is the matter: `unreviewed, 1 doubt`. */
export function stateText(file: CheckedFile, item: WorkItem): string {
  const state = stateOfItem(file, item);
  const ofItem = file.faults.filter((found) => found.item === item);
  const doubts = ofSeverity(ofItem, 'warning').length;
  return [
    state,
    ...(state === 'error' && isOpen(item) ? [item.state] : []),
    ...(doubts > 0 && state !== 'doubt' ? [counted(doubts, 'doubt')] : []),
  ].join(', ');
}

/** Why a missing block is missing, and the like: what its state does not say. */
export function hintOf(item: WorkItem): string | undefined {
  const { now, then, translation, state } = item;
  if (state === 'surplus')
    return then
      ? 'English does not have it any more: remove it.'
      : 'English never had it, or it was never accepted: it may belong to the block before it.';
  if (state === 'moved') return 'In English it stands elsewhere: "add" moves it.';
  if (isEdited(item)) return 'English has changed, and the translation since: read both, then accept.';
  if (state === 'unreviewed' && then && isTakenBack(then)) return 'Its acceptance was taken back.';
  if (state === 'unreviewed' && then) return 'It was changed since it was accepted.';
  if (now?.isFixed && (state === 'stale' || (now.isKeyed && state === 'missing')))
    return 'It is the same in every language: "add" copies it from English.';
  if (state !== 'missing' || !now) return undefined;
  if (!translation) return now.isKeyed ? undefined : 'It is not in the translation.';
  if (translation.text === '') return 'It is empty.';
  if (translation.text !== now.text) return 'The English of another block stands here: translate what English has.';
  return item.isMoved
    ? 'It is still English, and stands elsewhere than there: "add" moves it.'
    : 'It is still English: translate it.';
}

function nameLine(file: CheckedFile, item: WorkItem): string {
  const block = (item.now ?? item.translation)!;
  return `  ${stateText(file, item).padEnd(10)} ${item.name}${block.isKeyed ? '' : `  (${block.label})`}`;
}

/** One line for a block, and one for each error in it. */
export function shortLines(file: CheckedFile, item: WorkItem): string[] {
  const { english, translation } = placesOf(file.work, item);
  const errors = ofSeverity(file.faults, 'error').filter((found) => found.item === item);
  return [
    `${nameLine(file, item)}  ${translation ?? english ?? ''}`,
    ...errors.map(({ fault: { message, remedy = '' } }) => `    ${message} ${remedy}`.trimEnd()),
  ];
}

/**
 * The English of a block, then and now, beside its translation.
 * @param accepted the translation that was accepted, if it was edited since
 */
export function fullLines(file: CheckedFile, item: WorkItem, accepted?: string): string[] {
  const { now, then, translation } = item;
  const places = placesOf(file.work, item);
  const text = (name: string, place: string | undefined, said: string) => [
    `    ${name}  ${place ?? ''}`,
    `      ${said}`,
  ];
  const parts = then && now && then.text !== now.text ? textDiff(then.text, now.text) : undefined;
  const english = parts
    ? parts.some(({ change }) => !change)
      ? [diffLine(parts)]
      : parts.map((part) => diffLine([part]))
    : now
      ? [now.text]
      : [];
  const hint = hintOf(item);
  const own = translation?.text || '(empty)';
  const said = translation?.text === now?.text ? '(the same)' : accepted ? diffLine(textDiff(accepted, own)) : own;
  return [
    nameLine(file, item),
    ...file.faults
      .filter((found) => found.item === item)
      .map(({ fault: { message, remedy, severity } }) =>
        `    ${severity === 'error' ? 'Error' : 'Doubt'}: ${message} ${remedy ?? ''}`.trimEnd(),
      ),
    ...(hint ? [`    ${hint}`] : []),
    ...(english.length > 0
      ? [...text('English', places.english, english[0]!), ...english.slice(1).map((line) => `      ${line}`)]
      : []),
    ...(translation ? text(languageName(file.work.language.code), places.translation, said) : []),
    ...(now?.description ? [`    (${now.description})`] : []),
    '',
  ];
}

/** The command, or edit, that comes next for a file. */
export function nextStep({ work, faults }: CheckedFile): string {
  const command = (name: string) => `npm run i18n -- ${name} ${work.language.code} ${work.name}`;
  if (work.unreadable.length > 0) return 'Next: mend what cannot be read.';
  if (!work.exists) return `Next: "${command('add')}" copies the English file; then translate it.`;
  if (ofSeverity(faults, 'error').length > 0) return 'Next: mend the errors; "npm run check" finds them too.';
  const open = work.items.filter(isOpen);
  const isToBeAdded = ({ now, state, translation, isMoved }: WorkItem) =>
    isMoved || (state === 'missing' && !translation) || (state === 'stale' && now!.isFixed);
  if (open.some(isToBeAdded)) return `Next: "${command('add')}" puts what is missing in its place; then translate it.`;
  // Beside a block that English never had, "clean" removes nothing.
  const unknown = open.find(({ state, then, translation }) => state === 'surplus' && !then && translation!.range);
  if (unknown) return `Next: remove by hand what English never had, such as "${unknown.name}".`;
  if (open.some(({ state }) => state === 'surplus')) return `Next: "${command('clean')}" removes what is surplus.`;
  if (open.length > 0) return `Next: translate, then "${command('accept')}".`;
  return 'Next: look at the doubts; nothing else is left to do here.';
}

/** For programs. */
export function jsonOf({ work, faults }: CheckedFile): object {
  return {
    name: work.name,
    source: work.source,
    translation: `i18n/${work.language.code}/${work.translation}`,
    isDraft: work.isDraft,
    unreadable: work.unreadable.map(faultLine),
    blocks: work.items.length,
    faults: faults.map(({ fault }) => faultLine(fault)),
    open: work.items.filter(isOpen).map((item) => ({
      block: item.name,
      state: item.state,
      label: (item.now ?? item.translation)!.label,
      places: placesOf(work, item),
      english: item.now?.text,
      earlierEnglish: item.then?.text,
      translation: item.translation?.text,
    })),
  };
}
