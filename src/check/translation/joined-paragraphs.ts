import type { BlockFault } from './pair-faults.ts';
import { isAccepted } from './pair-translation.ts';
import { fingerprint } from './sources.ts';
import type { WorkItem } from './work-list.ts';

/** A translation that is longer than this share of two English paragraphs together holds both. */
const shareOfBoth = 0.75;

/** Paragraphs that hold the translation of a neighbour too, each with the neighbour that is missing. */
export function joinedParagraphs(items: WorkItem[]): Map<WorkItem, WorkItem> {
  const joined = new Map<WorkItem, WorkItem>();
  items.forEach((lost, index) => {
    const { now, then, translation } = lost;
    if (now?.label !== 'paragraph' || then?.text !== now.text || translation) return;
    const holder = [items[index - 1], items[index + 1]].find(
      (item) =>
        item?.now?.label === 'paragraph' &&
        // One that is as it was accepted has not taken another in.
        !(item.translation && isAccepted(item, item.translation)) &&
        (item.translation?.text.length ?? 0) > shareOfBoth * (item.now.text.length + now.text.length),
    );
    if (holder) joined.set(holder, lost);
  });
  return joined;
}

/** @param both the paragraph that holds both, and the one that is missing */
export function joinedFault(...both: [WorkItem, WorkItem]): BlockFault {
  const [, second] = both.map(({ now }) => now!).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    rule: 'translation-joined',
    message: 'Two paragraphs have become one here.',
    remedy: `In English, another one begins at "${second!.text.slice(0, 60)}": put an empty line there.`,
    severity: 'error',
  };
}

/** Paragraphs of which a part has become a paragraph of its own: together they are what was accepted. */
export function splitParagraphs(items: WorkItem[]): Set<WorkItem> {
  const isSplit = ({ then, translation }: WorkItem, other: WorkItem | undefined) => {
    if (!translation || !other?.translation || other.now || other.then) return false;
    const [first, second] = [translation, other.translation].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return then?.translations?.includes(fingerprint(`${first!.text} ${second!.text}`)) ?? false;
  };
  return new Set(items.filter((item, index) => isSplit(item, items[index - 1]) || isSplit(item, items[index + 1])));
}

export const splitFault: BlockFault = {
  rule: 'translation-split',
  message: 'One paragraph has become two here.',
  remedy: 'Join them: remove the empty line between them.',
  severity: 'warning',
};
