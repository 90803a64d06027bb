import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { mergeConflictRule } from './unreadable.ts';

export const noFrontMatterRule = 'front-matter-missing';
export const otherEndingRule = 'file-ending';

/** What makes all else that could be said of a file wrong. */
const wholeFileRules = [mergeConflictRule, 'encoding', noFrontMatterRule];

/** Leaves out what follows from another fault: of a file that cannot be judged, and of the translations of one that is not read. */
export function withoutConsequences(faults: Fault[]): Fault[] {
  const whole = new Map(faults.filter(({ rule }) => wholeFileRules.includes(rule)).map((fault) => [fault.file, fault]));
  const unread = new Set(
    faults.filter(({ rule }) => rule === otherEndingRule).map(({ file }) => file.replace(/\.mdx.*$/, '.mdx')),
  );
  const isOfUnread = ({ file, rule }: Fault) => rule === 'translation-surplus' && unread.has(originalOf(file).file);
  return [...whole.values(), ...faults.filter((fault) => !whole.has(fault.file) && !isOfUnread(fault))];
}
