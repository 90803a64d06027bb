import { takenBack, writeSources } from './sources.ts';
import type { FileWork, WorkItem } from './work-list.ts';

/**
 * Takes back that the translations of a file's blocks were accepted; the English that they were made from stays on record.
 * @param names of the blocks; all when there are none
 * @returns the blocks that are open again, with those of the same English
 */
export function reopenBlocks(siteDir: string, work: FileWork, names: string[]): WorkItem[] {
  const textOf = ({ then }: WorkItem) => `${then?.label}: ${then?.text}`;
  const complete = work.items.filter(({ state, now }) => state === 'complete' && !now!.isFixed);
  const chosen = new Set(complete.filter(({ name }) => names.length === 0 || names.includes(name)).map(textOf));
  const reopened = complete.filter((item) => chosen.has(textOf(item)));
  const sources = work.items.flatMap((item) => {
    if (!item.then) return [];
    const isReopened = reopened.includes(item);
    return [isReopened ? { ...item.then, isSame: false, translations: [takenBack], decided: undefined } : item.then];
  });
  if (reopened.length > 0) writeSources(siteDir, work.language.code, work.source, sources);
  return reopened;
}
