import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';

export const mergeConflictRule = 'merge-conflict';
export const noFrontMatterRule = 'front-matter-missing';
export const otherEndingRule = 'file-ending';

/** What makes all else that could be said of a file wrong. */
const wholeFileRules = [mergeConflictRule, 'encoding', noFrontMatterRule];

/** What Git leaves in a file that two people have changed; nothing else in it can be judged before it is mended. */
export function mergeConflict(text: string, file: string): Fault[] {
  const lines = text.split(/\r?\n/);
  const line = lines.findIndex((each) => /^(?:<{7}|>{7}) |^={7}$/.test(each)) + 1;
  if (line === 0) return [];
  return [
    {
      file,
      line,
      column: 1,
      rule: mergeConflictRule,
      message: 'An unfinished merge.',
      remedy: 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
      severity: 'error',
    },
  ];
}

/** A file that was saved in another encoding, as its text shows when it is read as UTF-8. */
function encodingFaults(text: string, file: string): Fault[] {
  const fault = { file, line: 1, column: 1, rule: 'encoding', severity: 'error' } as const;
  // The letter that stands for bytes that are no UTF-8.
  if (/[\0\uFFFD]/.test(text)) return [{ ...fault, message: 'This file is not UTF-8.', remedy: 'Save it as UTF-8.' }];
  if (!text.startsWith('\uFEFF')) return [];
  const message = 'This file begins with a byte order mark, which cannot be seen.';
  return [{ ...fault, message, remedy: 'Save it as UTF-8 without BOM.' }];
}

/** Why nothing in a file can be judged before the whole is mended: an unfinished merge, or its encoding. */
export function unreadable(text: string, file: string): Fault[] {
  const conflict = mergeConflict(text, file);
  return conflict.length > 0 ? conflict : encodingFaults(text, file);
}

/** Leaves out what follows from another fault: of a file that cannot be judged, and of the translations of one that is not read. */
export function withoutConsequences(faults: Fault[]): Fault[] {
  const whole = new Map(faults.filter(({ rule }) => wholeFileRules.includes(rule)).map((fault) => [fault.file, fault]));
  const unread = new Set(
    faults.filter(({ rule }) => rule === otherEndingRule).map(({ file }) => file.replace(/\.mdx.*$/, '.mdx')),
  );
  const isOfUnread = ({ file, rule }: Fault) => rule === 'translation-surplus' && unread.has(originalOf(file).file);
  return [...whole.values(), ...faults.filter((fault) => !whole.has(fault.file) && !isOfUnread(fault))];
}
