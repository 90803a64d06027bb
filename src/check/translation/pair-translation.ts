import { pairInOrder, shareInCommon, type SourceBlock } from './align.ts';
import type { Block } from './block.ts';
import { contentsOf } from './component-contents.ts';
import { fingerprint } from './sources.ts';

/** An English block with its translation; one of them may be missing. */
export interface PairedBlock extends SourceBlock {
  translation?: Block;
  /** The translation stands elsewhere than the English. */
  isMoved?: boolean;
}

/** What is the same in a text and its translation: figures, components, addresses, names such as BatScan or GDPR. */
function landmarksOf(text: string): Set<string> {
  return new Set(text.match(/\d+|<\w+(?: \w+="[^"]*")*|\]\([^)]*\)|\{\/\*.*?\*\/\}|\p{Lu}\p{Ll}*\p{Lu}\p{L}*/gu) ?? []);
}

/** How alike two texts are in length, from 0 to 1. */
function likeness(a: string, b: string): number {
  return Math.min(a.length, b.length) / Math.max(a.length, b.length, 1);
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

/** Whether this is the text that was accepted as the translation of a block. */
export function isAccepted({ then }: SourceBlock, { text }: Block): boolean {
  return Boolean(then?.translations?.includes(fingerprint(text)));
}

/** What tells whether a block of a translation was accepted for an English one: of a component, something in it. */
function ownership(source: SourceBlock[], translation: Block[]): (item: SourceBlock, block: Block) => boolean {
  const blockOf = ({ now, then }: SourceBlock) => (now ?? then)!;
  const present = contentsOf(
    source.filter(({ now }) => now),
    blockOf,
  );
  const all = contentsOf(source, blockOf);
  // A component that is gone from its place has what is gone from there.
  const english = (item: SourceBlock) =>
    (item.now ? present.get(item) : all.get(item)?.filter(({ now }) => !now)) ?? [];
  const translated = contentsOf(translation, (block) => block);
  const owns = (item: SourceBlock, block: Block): boolean =>
    // The title of a component that another one replaces is not its title any more, even in the same words.
    block.label === blockOf(item).label &&
    (block.isFixed
      ? english(item).some((each) => translated.get(block)?.some((own) => !own.isFixed && isAccepted(each, own)))
      : isAccepted(item, block));
  const known = new Map<Block, Set<SourceBlock>>();
  return (item, block) => {
    const owners = known.get(block) ?? new Set(source.filter((each) => owns(each, block)));
    known.set(block, owners);
    return owners.has(item);
  };
}

function pairOrdered(source: SourceBlock[], translation: Block[]): PairedBlock[] {
  const owned = new Set(
    source.flatMap(({ then }) => then?.translations?.map((accepted) => `${then.label} ${accepted}`) ?? []),
  );
  const known = new Set(
    translation.filter(({ isFixed, label, text }) => !isFixed && owned.has(`${label} ${fingerprint(text)}`)),
  );
  const isWhole =
    source.length === translation.length &&
    source.every((item, index) => {
      const block = translation[index]!;
      const isAnothers = known.has(block) && !isAccepted(item, block);
      return item.now && item.then && item.now.label === block.label && !isAnothers;
    });
  if (isWhole) return source.map((item, index) => ({ ...item, translation: translation[index] }));

  const isOwner = ownership(source, translation);
  for (const block of translation) if (block.isFixed && source.some((item) => isOwner(item, block))) known.add(block);
  const landmarksOfText = new Map<string, Set<string>>();
  const landmarks = (text: string) => {
    const found = landmarksOfText.get(text) ?? landmarksOf(text);
    landmarksOfText.set(text, found);
    return found;
  };
  const pairs = pairInOrder(source, translation, (item, block) => {
    const { now, then, movedTo } = item;
    const { label, text } = (then ?? now)!;
    if (label !== block.label) return 0;
    const isOwn = known.has(block) && isOwner(item, block);
    // What was accepted for another block belongs there.
    if (known.has(block) && !isOwn) return 0;
    // English that waits for its translation.
    if (!block.isFixed && block.text === now?.text) return 6;
    const common = shareInCommon(landmarks(text), landmarks(block.text)) ?? 0.5;
    // What was translated before has a translation; what is new may have none yet.
    const expected = then && (now ?? movedTo) ? 3 : now ? 1 : 0.5;
    const fit = block.isFixed ? 2 * common : common + 0.9 * likeness(text, block.text);
    const score = expected + fit + (isOwn ? 8 : 0);
    // What is gone must not keep apart what is there: the new may stand before or behind it.
    return now || movedTo ? score : score * weightOfGone;
  });
  return withMoved(
    withGone(pairs, (item, block) => known.has(block) && isOwner(item, block)),
    (item, block) => (known.has(block) ? isOwner(item, block) : block.isFixed),
  );
}

/** Beside what English has, what it had counts for little. */
const weightOfGone = 0.01;

/** Gives translations of what is gone from English to it, wherever they stand. */
function withGone(
  pairs: [SourceBlock?, Block?][],
  isOwner: (item: SourceBlock, block: Block) => boolean,
): [SourceBlock?, Block?][] {
  const lone = new Set(pairs.flatMap(([item, block]) => (block && !item ? [block] : [])));
  const owners = new Map<Block, SourceBlock>();
  for (const [item, block] of pairs) {
    if (!item || item.now || item.movedTo || block) continue;
    const found = [...lone].find((each) => isOwner(item, each));
    if (!found) continue;
    owners.set(found, item);
    lone.delete(found);
  }
  const paired = new Set(owners.values());
  return pairs.flatMap(([item, block]): [SourceBlock?, Block?][] => {
    if (item && !block && paired.has(item)) return [];
    return [[item ?? owners.get(block!), block]];
  });
}

type Range = NonNullable<Block['range']>;
const isWithin = (inner: Range | undefined, outer: Range | undefined): boolean =>
  inner !== outer && inner !== undefined && outer !== undefined && inner.start >= outer.start && inner.end <= outer.end;

/** What stands in a component that has moved goes with it. */
function withoutInner(items: PairedBlock[]): PairedBlock[] {
  const moved = items.filter(({ isMoved, translation }) => isMoved && translation!.isFixed);
  const isInner = ({ now, translation }: PairedBlock) =>
    moved.some(
      (outer) => isWithin(now?.range, outer.now!.range) && isWithin(translation?.range, outer.translation!.range),
    );
  return items.map((item) => (item.isMoved && isInner(item) ? { ...item, isMoved: undefined } : item));
}

/** Gives blocks that stand elsewhere than their English to it. */
function withMoved(
  pairs: [SourceBlock?, Block?][],
  isOwner: (item: SourceBlock, block: Block) => boolean,
): PairedBlock[] {
  const placed = new Set(pairs.map(([item, block]) => block && item));
  const moved = new Map<SourceBlock, Block>();
  const lone = new Set<Block>();
  for (const [item, block] of pairs) {
    if (block && item?.movedTo && !placed.has(item.movedTo)) moved.set(item.movedTo, block);
    else if (block && !item) lone.add(block);
  }
  for (const [item, block] of pairs) {
    if (!item?.now || block || moved.has(item)) continue;
    const { now, then } = item;
    const found = [...lone].find(
      (each) =>
        each.label === now.label &&
        (each.isFixed
          ? then && each.text === now.text && isOwner(item, each)
          : // English that waits for its translation may stand elsewhere too.
            isAccepted(item, each) || each.text === now.text),
    );
    if (!found) continue;
    moved.set(item, found);
    lone.delete(found);
  }
  const taken = new Set(moved.values());
  const paired = pairs.flatMap(([item, block]): PairedBlock[] => {
    if (block && taken.has(block)) return [];
    const found = item && !block ? moved.get(item) : undefined;
    return [found ? { ...item, translation: found, isMoved: true } : { ...item, translation: block }];
  });
  return withoutInner(paired);
}
