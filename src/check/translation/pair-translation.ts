import { pairInOrder, shareInCommon, type SourceBlock } from './align.ts';
import type { Block } from './block.ts';
import { fingerprint } from './sources.ts';

/** An English block with its translation; one of them may be missing. */
export interface PairedBlock extends SourceBlock {
  translation?: Block;
  /** The translation stands elsewhere than the English. */
  isMoved?: boolean;
}

/** What is the same in a text and its translation: figures, components, addresses. */
function landmarksOf(text: string): Set<string> {
  return new Set(text.match(/\d+|<\w+(?: \w+="[^"]*")*|\]\([^)]*\)|\{\/\*.*?\*\/\}/g) ?? []);
}

/** Pairs English blocks with translated ones: by key, or in order by what is the same in both. */
export function pairTranslation(source: SourceBlock[], translation: Block[]): PairedBlock[] {
  const blockOf = ({ now, then }: SourceBlock) => (now ?? then)!;
  const byKey = new Map(translation.filter(({ isKeyed }) => isKeyed).map((block) => [block.label, block]));
  const keyed = source
    .filter((item) => blockOf(item).isKeyed)
    .map((item): PairedBlock => {
      const { label } = blockOf(item);
      const found = byKey.get(label);
      byKey.delete(label);
      return { ...item, translation: found };
    });
  const unknown = [...byKey.values()].map((block): PairedBlock => ({ translation: block }));
  return [
    ...keyed,
    ...unknown,
    ...pairOrdered(
      source.filter((item) => !blockOf(item).isKeyed),
      translation.filter(({ isKeyed }) => !isKeyed),
    ),
  ];
}

/** Whether this is the translation that was accepted for a block. */
export function isAccepted({ then }: SourceBlock, { text }: Block): boolean {
  return Boolean(then?.translations?.includes(fingerprint(text)));
}

function pairOrdered(source: SourceBlock[], translation: Block[]): PairedBlock[] {
  const owned = new Set(source.flatMap(({ then }) => then?.translations ?? []));
  const known = new Set(translation.filter(({ isFixed, text }) => !isFixed && owned.has(fingerprint(text))));
  const isWhole =
    source.length === translation.length &&
    source.every((item, index) => {
      const block = translation[index]!;
      const isAnothers = known.has(block) && !isAccepted(item, block);
      return item.now && item.then && item.now.label === block.label && !isAnothers;
    });
  if (isWhole) return source.map((item, index) => ({ ...item, translation: translation[index] }));

  const landmarksOfText = new Map<string, Set<string>>();
  const landmarks = (text: string) => {
    const found = landmarksOfText.get(text) ?? landmarksOf(text);
    landmarksOfText.set(text, found);
    return found;
  };
  const pairs = pairInOrder(source, translation, (item, block) => {
    const { now, then, movedTo } = item;
    const { label, text } = (then ?? now)!;
    const isOwn = known.has(block) && isAccepted(item, block);
    // What was accepted for another block belongs there.
    if (label !== block.label || (known.has(block) && !isOwn)) return 0;
    // English that waits for its translation.
    if (!block.isFixed && block.text === now?.text) return 6;
    const common = shareInCommon(landmarks(text), landmarks(block.text)) ?? 0.5;
    // What was translated before has a translation; what is new may have none yet.
    const expected = then && (now ?? movedTo) ? 3 : now ? 1 : 0.5;
    return expected + common * (block.isFixed ? 2 : 1) + (isOwn ? 8 : 0);
  });
  return withMoved(pairs);
}

/** Gives blocks that stand elsewhere than their English to it. */
function withMoved(pairs: [SourceBlock?, Block?][]): PairedBlock[] {
  const placed = new Set(pairs.map(([item, block]) => block && item));
  const moved = new Map<SourceBlock, Block>();
  const lone = new Set<Block>();
  for (const [item, block] of pairs) {
    if (block && item?.movedTo && !placed.has(item.movedTo)) moved.set(item.movedTo, block);
    else if (block && !item) lone.add(block);
  }
  for (const [item, block] of pairs) {
    if (!item?.now || !item.then || block || moved.has(item)) continue;
    const found = [...lone].find((each) =>
      each.isFixed ? each.label === item.now!.label && each.text === item.now!.text : isAccepted(item, each),
    );
    if (!found) continue;
    moved.set(item, found);
    lone.delete(found);
  }
  const taken = new Set(moved.values());
  return pairs.flatMap(([item, block]): PairedBlock[] => {
    if (block && taken.has(block)) return [];
    const found = item && !block ? moved.get(item) : undefined;
    return [found ? { ...item, translation: found, isMoved: true } : { ...item, translation: block }];
  });
}
