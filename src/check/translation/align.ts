import { diffArrays } from 'diff';

import type { Block, StoredBlock } from './block.ts';
import { contentsOf, isComponent } from './component-contents.ts';

/** A block of the English text as it is now, and as it was when it was translated. */
export interface SourceBlock {
  /** Undefined when it has been removed. */
  now?: Block;
  /** Undefined when it has not been translated yet. */
  then?: StoredBlock;
  /** Where it stands in English now, if that is elsewhere. */
  movedTo?: SourceBlock;
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
export function shareInCommon<T>(a: Set<T>, b: Set<T>): number | undefined {
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

/** Whether words stand in the same property of another component, which has replaced theirs. */
function isOfReplacement(then: StoredBlock, now: Block): boolean {
  const [before, after] = [then, now].map(({ label }) => /^<\w+> (.*)$/.exec(label)?.[1]);
  return before !== undefined && before === after && then.label !== now.label && then.text === now.text;
}

/** Texts of different components with this share of common words are one, altered. */
const shareOfAltered = 0.4;

/** The label of the last component before each block. */
function componentsAbove(blocks: StoredBlock[]): Map<StoredBlock, string | undefined> {
  let above: string | undefined;
  return new Map(
    blocks.map((block) => {
      if (isComponent(block)) above = block.label;
      return [block, above];
    }),
  );
}

/** Two texts with this share of common words are one, moved and altered. */
const shareOfMoved = 0.7;

/** Ties blocks that were removed to those that were added elsewhere with the same words. */
function linkMoved(merged: SourceBlock[], isSame: (then: StoredBlock, now: Block) => boolean): void {
  const isAltered = (then: StoredBlock, now: Block) =>
    then.label === now.label && !isComponent(now) && commonWords(then.text, now.text) > shareOfMoved;
  const link = (gone: SourceBlock, target: SourceBlock) => {
    target.then = gone.then;
    gone.movedTo = target;
  };
  for (const isMove of [isSame, isAltered]) {
    for (const gone of merged) {
      if (gone.now || gone.movedTo) continue;
      const target = merged.find((item) => item.now && !item.then && isMove(gone.then!, item.now));
      if (target) link(gone, target);
    }
  }
  linkMovedComponents(merged, link);
  // What stands behind a component of one line is another thing elsewhere: it is known when there is no second one.
  const isLone = (item: SourceBlock, items: SourceBlock[], block: StoredBlock) =>
    items.every((each) => each === item || (each.now ?? each.then)!.text !== block.text);
  // One that has words in a property is known by them.
  const contents = contentsOf(merged, ({ now, then }) => (now ?? then)!);
  const hasWords = (item: SourceBlock, { label }: StoredBlock) =>
    contents.get(item)!.some(({ now, then }) => (now ?? then)!.label.startsWith(`${label} `));
  const gone = merged.filter(
    (item) => !item.now && !item.movedTo && isComponent(item.then!) && !hasWords(item, item.then!),
  );
  const added = merged.filter((item) => item.now && !item.then && isComponent(item.now));
  for (const item of gone) {
    const target = added.find(({ now }) => now!.text === item.then!.text);
    if (target && isLone(item, gone, item.then!) && isLone(target, added, item.then!)) link(item, target);
  }
}

/** Components of which the beginning was altered move with what is in them, and what was altered in one moves with it. */
function linkMovedComponents(merged: SourceBlock[], link: (gone: SourceBlock, target: SourceBlock) => void): void {
  const blockOf = ({ now, then }: SourceBlock) => (now ?? then)!;
  const before = contentsOf(merged, blockOf);
  const after = contentsOf(
    merged.filter(({ now }) => now),
    blockOf,
  );
  for (const [gone, contents] of before) {
    if (gone.now) continue;
    const lost = contents.filter(({ now }) => !now);
    const target =
      gone.movedTo ??
      [...after.keys()].find(
        (item) =>
          !item.then &&
          item.now!.label === gone.then!.label &&
          after.get(item)!.some((each) => lost.some(({ movedTo }) => movedTo === each)),
      );
    if (!target) continue;
    if (!gone.movedTo) link(gone, target);
    const pairs = pairInOrder(
      lost.filter(({ movedTo }) => !movedTo),
      after.get(target)!.filter(({ then }) => !then),
      (a, b) => (a.then!.label === b.now!.label ? 0.2 + commonWords(a.then!.text, b.now!.text) : 0),
    );
    for (const [old, own] of pairs) if (old && own) link(old, own);
  }
}

function mergeOrdered(now: Block[], then: StoredBlock[]): SourceBlock[] {
  const present = now.filter(({ isKeyed }) => !isKeyed);
  const past = then.filter(({ isKeyed }) => !isKeyed);
  const [pastSignatures, presentSignatures] = [signatures(past), signatures(present)];
  const signatureOf = new Map<StoredBlock, string>([
    ...past.map((block, index) => [block, pastSignatures[index]!] as const),
    ...present.map((block, index) => [block, presentSignatures[index]!] as const),
  ]);
  const differences = diffArrays(pastSignatures, presentSignatures);
  const removedOnes = new Set(differences.flatMap(({ removed, value }) => (removed ? value : [])));
  const movedOnes = new Set(differences.flatMap(({ added, value }) => (added ? value : [])));
  const isMoved = (block: StoredBlock) =>
    removedOnes.has(signatureOf.get(block)!) && movedOnes.has(signatureOf.get(block)!);
  const componentAbove = new Map([...componentsAbove(past), ...componentsAbove(present)]);
  const merged: SourceBlock[] = [];
  const changes = { past: [] as StoredBlock[], present: [] as Block[] };
  const mergeChanges = () => {
    const pairs = pairInOrder(changes.past.splice(0), changes.present.splice(0), (a, b) => {
      if (isOfReplacement(a, b)) return 1;
      if (a.label !== b.label || isMoved(a) || isMoved(b)) return 0;
      const common = commonWords(a.text, b.text);
      // What stands in another component, in other words, is something else.
      const isElsewhere = !isComponent(a) && componentAbove.get(a) !== componentAbove.get(b);
      return isElsewhere && common < shareOfAltered ? 0 : 0.2 + common;
    });
    merged.push(
      ...pairs.map(([before, after]) => ({
        then: before && after ? { ...before, label: after.label } : before,
        now: after,
      })),
    );
  };
  let i = 0;
  let j = 0;
  for (const { added, removed, count } of differences) {
    if (removed) changes.past.push(...past.slice(i, (i += count)));
    else if (added) changes.present.push(...present.slice(j, (j += count)));
    else {
      mergeChanges();
      for (let n = 0; n < count; n += 1) merged.push({ then: past[i++], now: present[j++] });
    }
  }
  mergeChanges();
  linkMoved(merged, (before, after) => signatureOf.get(before) === signatureOf.get(after));
  return merged;
}
