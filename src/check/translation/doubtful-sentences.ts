import type { Block } from './block.ts';
import { itemFaults } from './faults.ts';
import { landmarksOf } from './landmarks.ts';
import { pairId, sentencePairs } from './sentence-pairs.ts';
import type { WorkItem } from './work-list.ts';

/**
 * Ids of the sentences of a block that are doubtful: who accepts it has decided that they are right, and is not asked
 * again when another sentence is edited.
 * @param names those of the English file
 */
export function doubtfulSentences(item: WorkItem, htmlLang: string, names: Set<string>): string[] {
  const { now, translation } = item;
  if (!now || !translation || now.isFixed) return [];
  const isDoubtful = (english: Block, own: Block) =>
    itemFaults({ ...item, now: english, then: undefined, translation: own }, htmlLang, { names }).some(
      ({ severity }) => severity === 'warning',
    );
  if (!isDoubtful(now, translation)) return [];
  const pairs = sentencePairs(landmarksOf(now, 'en').words, landmarksOf(translation, htmlLang).words, htmlLang);
  const block = (text: string): Block => ({ label: 'sentence', text, isKeyed: true, isFixed: false });
  // A text of one sentence is accepted as a whole.
  return pairs.length === 1 ? [] : pairs.filter(([english, own]) => isDoubtful(block(english), block(own))).map(pairId);
}
