import { diffArrays } from 'diff';

import type { Block, StoredBlock } from './block.ts';

/** A block of the English text as it is now, and as it was when it was translated. */
export interface SourceBlock {
  /** Undefined when it has been removed. */
  now?: Block;
  /** Undefined when it has not been translated yet. */
  then?: StoredBlock;
}

/**
 * Pairs the members of two lists without changing their order, so that the sum of scores is largest.
 * @param score how well two members fit; 0 or less when they may not be paired
 * @returns pairs, and members that stand alone, in the order of both lists
 */
export function pairInOrder<A, B>(a: A[], b: B[], score: (a: A, b: B) => number): [A?, B?][] {
  const best = Array.from({ length: a.length + 1 }, () => new Float64Array(b.length + 1));
  const scores = a.map((x) => b.map((y) => score(x, y)));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const paired = scores[i]![j]! > 0 ? scores[i]![j]! + best[i + 1]![j + 1]! : 0;
      best[i]![j] = Math.max(paired, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  const pairs: [A?, B?][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const here = best[i]?.[j] ?? 0;
    const pairScore = scores[i]?.[j] ?? 0;
    if (i < a.length && j < b.length && pairScore > 0 && here === pairScore + best[i + 1]![j + 1]!) {
      pairs.push([a[i], b[j]]);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || here === best[i + 1]![j]!)) {
      pairs.push([a[i], undefined]);
      i += 1;
    } else {
      pairs.push([undefined, b[j]]);
      j += 1;
    }
  }
  return pairs;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Share of the words that two texts have in common, from 0 to 1. */
export function commonWords(a: string, b: string): number {
  return shareInCommon(wordsOf(a), wordsOf(b)) ?? 1;
}

/** How much of two sets is in both, from 0 to 1; undefined when both are empty. */
function shareInCommon<T>(a: Set<T>, b: Set<T>): number | undefined {
  const common = [...a].filter((member) => b.has(member)).length;
  return a.size + b.size === 0 ? undefined : (2 * common) / (a.size + b.size);
}

/** Pairs each English block with the one that was translated: unchanged ones, then those that were changed between them. */
export function mergeSource(now: Block[], then: StoredBlock[]): SourceBlock[] {
  const thenByKey = new Map(then.filter(({ isKeyed }) => isKeyed).map((block) => [block.label, block]));
  const keyed: SourceBlock[] = now
    .filter(({ isKeyed }) => isKeyed)
    .map((block) => {
      const known = thenByKey.get(block.label);
      thenByKey.delete(block.label);
      return { now: block, then: known };
    });
  return [...keyed, ...[...thenByKey.values()].map((block) => ({ then: block })), ...mergeOrdered(now, then)];
}

/** What makes a block the same as before. Components look alike: one is known by what comes first in it. */
function signatures(blocks: StoredBlock[]): string[] {
  const own = blocks.map(({ label, text }) => `${label}: ${text}`);
  return own.map((signature, index) => (/^<\w+>:/.test(signature) ? `${signature}\n${own[index + 1]}` : signature));
}

function mergeOrdered(now: Block[], then: StoredBlock[]): SourceBlock[] {
  const present = now.filter(({ isKeyed }) => !isKeyed);
  const past = then.filter(({ isKeyed }) => !isKeyed);
  const merged: SourceBlock[] = [];
  const changes = { past: [] as StoredBlock[], present: [] as Block[] };
  const mergeChanges = () => {
    const pairs = pairInOrder(changes.past.splice(0), changes.present.splice(0), (a, b) =>
      a.label === b.label ? 0.2 + commonWords(a.text, b.text) : 0,
    );
    merged.push(...pairs.map(([before, after]) => ({ then: before, now: after })));
  };
  let i = 0;
  let j = 0;
  for (const { added, removed, count } of diffArrays(signatures(past), signatures(present))) {
    if (removed) changes.past.push(...past.slice(i, (i += count)));
    else if (added) changes.present.push(...present.slice(j, (j += count)));
    else {
      mergeChanges();
      for (let n = 0; n < count; n += 1) merged.push({ then: past[i++], now: present[j++] });
    }
  }
  mergeChanges();
  return merged;
}

/** An English block with its translation; one of them may be missing. */
export interface PairedBlock extends SourceBlock {
  translation?: Block;
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

function pairOrdered(source: SourceBlock[], translation: Block[]): PairedBlock[] {
  const isWhole =
    source.length === translation.length &&
    source.every(({ now, then }, index) => now && then && now.label === translation[index]!.label);
  if (isWhole) return source.map((item, index) => ({ ...item, translation: translation[index] }));

  const known = new Map<string, Set<string>>();
  const landmarks = (text: string) => {
    const found = known.get(text) ?? landmarksOf(text);
    known.set(text, found);
    return found;
  };
  const pairs = pairInOrder(source, translation, ({ now, then }, block) => {
    const { label, text } = (then ?? now)!;
    if (label !== block.label) return 0;
    const common = shareInCommon(landmarks(text), landmarks(block.text)) ?? 0.5;
    // English that waits for its translation.
    if (!block.isFixed && block.text === now?.text) return 6;
    // What was translated before has a translation; what is new may have none yet.
    return (then && now ? 3 : now ? 1 : 0.5) + common * (block.isFixed ? 2 : 1);
  });
  return pairs.map(([item, block]) => ({ ...item, translation: block }));
}
