/** Which blocks of a language somebody means: by their name, their English or their translation. */
import type { FileWork, WorkItem } from '../../src/check/translation/work-list.ts';

/**
 * How well a block fits what is looked for: 0 when it has this name, 1 when its English or translation has the words as
 * they stand, 2 when its name has, 3 when the words are somewhere in it, -1 when they are not.
 * @param query words, each looked for by itself; "words in quotes" only as they stand
 */
export function blockRank(query: string): (work: FileWork, item: WorkItem) => number {
  const typed = query.toLowerCase();
  const phrase = typed.replaceAll('"', '').replace(/\s+/g, ' ').trim();
  const words = (typed.match(/"[^"]+"|[^\s"]+/g) ?? []).map((word) => word.replaceAll('"', ''));
  return (work, item) => {
    const texts = [item.now?.text, item.translation?.text].join('\n').toLowerCase();
    const names = `${work.name}\n${item.name}`.toLowerCase();
    if (!words.every((word) => texts.includes(word) || names.includes(word))) return -1;
    if (item.name.toLowerCase() === phrase) return 0;
    return texts.includes(phrase) ? 1 : names.includes(phrase) ? 2 : 3;
  };
}

/** The blocks that fit, the best first; what is the same in every language is none. @param query as of `blockRank` */
export function findBlocks(files: FileWork[], query: string): { work: FileWork; item: WorkItem }[] {
  const rank = blockRank(query);
  return files
    .flatMap((work) =>
      work.items
        .filter((item) => !(item.now ?? item.translation)!.isFixed)
        .map((item) => ({ work, item, rank: rank(work, item) })),
    )
    .filter((each) => each.rank >= 0)
    .sort((a, b) => a.rank - b.rank);
}
