import type { StoredBlock } from './block.ts';
import { isAccepted } from './pair-translation.ts';
import { takenBack, writeSources } from './sources.ts';
import type { FileWork, WorkItem } from './work-list.ts';

const isComplete = ({ state, now }: WorkItem) => state === 'complete' && !now!.isFixed;

/** The names of a file's blocks that were accepted since an earlier record of it. */
export function acceptedSince(work: FileWork, before: StoredBlock[]): string[] {
  const wasAccepted = ({ then, translation, ...item }: WorkItem) =>
    before
      .filter(({ label, text }) => label === then?.label && text === then.text)
      .some((earlier) => isAccepted({ ...item, then: earlier }, translation!));
  return work.items.filter((item) => isComplete(item) && !wasAccepted(item)).map(({ name }) => name);
}

/**
 * Takes back that the translations of a file's blocks were accepted; the English that they were made from stays on record.
 * @param names of the blocks; without it all of them
 * @returns the blocks that are open again, with those of the same English
 */
export function reopenBlocks(siteDir: string, work: FileWork, names?: string[]): WorkItem[] {
  const textOf = ({ then }: WorkItem) => `${then?.label}: ${then?.text}`;
  const complete = work.items.filter(isComplete);
  const chosen = new Set(complete.filter(({ name }) => !names || names.includes(name)).map(textOf));
  const reopened = complete.filter((item) => chosen.has(textOf(item)));
  const sources = work.items.flatMap((item) => {
    if (!item.then) return [];
    const isReopened = reopened.includes(item);
    return [isReopened ? { ...item.then, isSame: false, translations: [takenBack], decided: undefined } : item.then];
  });
  if (reopened.length > 0) writeSources(siteDir, work.language.code, work.source, sources);
  return reopened;
}
