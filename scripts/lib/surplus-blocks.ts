import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'yaml';

import { oneLine, type Block } from '../../src/check/translation/block.ts';
import type { FileWork, WorkItem } from '../../src/check/translation/work-list.ts';
import { committedIn, notCommitted, type Committed } from './committed.ts';
import { editYaml } from './front-matter.ts';

type Placed = Block & { range: NonNullable<Block['range']> };

const isInside = (inner: Placed, outer: Placed) =>
  inner !== outer && inner.range.start >= outer.range.start && inner.range.end <= outer.range.end;

/** What readers saw of a block: of a component the first words in it. */
function wordsOf(block: Placed, items: WorkItem[]): string {
  const inside = items
    .flatMap(({ translation }) => (translation?.range && !translation.isFixed ? [translation as Placed] : []))
    .find((other) => isInside(other, block));
  return (block.isFixed && inside?.text) || block.text;
}

/** A part of a text with the space before it; with the space behind the first item of a list. */
export function partWithSpace(text: string, { start, end }: Placed['range']): Placed['range'] {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  const above = text.slice(before.length, start).split('\n').length;
  const below = text.slice(end, text.length - after.length).split('\n').length;
  return after && below > 1 && below < above
    ? { start, end: text.length - after.length }
    : { start: before.length, end };
}

/** Removes a field, and the fields around it that have nothing left. */
function removeField(document: Document, keys: string[]): void {
  document.deleteIn(keys);
  const around = keys.slice(0, -1);
  const parent = document.getIn(around) as { items?: unknown[] } | undefined;
  if (around.length > 0 && parent?.items?.length === 0) removeField(document, around);
}

/**
 * Takes out of a translated MDX or YAML file what English does not have any more.
 * What git does not have stays, since nothing could bring it back.
 * @returns what was done, a sentence each
 */
export function removeSurplusBlocks(
  siteDir: string,
  { language, translation, items }: FileWork,
  committed: Committed = committedIn(siteDir),
): string[] {
  const file = `i18n/${language.code}/${translation}`;
  const surplus = items.flatMap((item) => (item.state === 'surplus' ? [item.translation!] : []));
  if (surplus.length === 0) return [];
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  // With a block that English never had, it is uncertain which one lost its English.
  const unknown = items.filter((item) => item.state === 'surplus' && !item.then && item.translation!.range);
  if (unknown.length > 0)
    return unknown.map(
      ({ translation: block }) =>
        `${file}:${block!.line}: English never had this ${block!.label}, or it was never accepted: "${block!.text}". Remove by hand what is too much.`,
    );
  const kept = items.flatMap((item) => (item.now && item.translation ? [item.translation as Placed] : []));
  const placed = surplus.filter((block): block is Placed => block.range !== undefined);
  const outer = placed.filter((block) => !placed.some((other) => isInside(block, other)));
  const holdsKept = (block: Placed) => kept.some((other) => other.range && isInside(other, block));
  const saved = oneLine(committed(file) ?? '');
  const isSaved = (part: string) => saved.includes(oneLine(part));
  const isRemovable = (block: Placed) => isSaved(text.slice(block.range.start, block.range.end)) && !holdsKept(block);
  const done = outer.map((block) => {
    const what = `${file}:${block.line}: `;
    if (!holdsKept(block) && !isRemovable(block)) return `${what}the ${block.label} is ${notCommitted}`;
    return holdsKept(block)
      ? `${what}${block.label} holds text that English still has. Remove it by hand.`
      : `${what}removed the ${block.label} "${wordsOf(block, items)}".`;
  });
  // From the end, so that the places of the others stay.
  const removed = outer.filter(isRemovable).sort((a, b) => b.range.start - a.range.start);
  let result = removed.reduce((rest, { range }) => {
    const part = partWithSpace(rest, range);
    return rest.slice(0, part.start) + rest.slice(part.end);
  }, text);
  for (const { label, line, isKeyed, text: said } of surplus) {
    if (!isKeyed) continue;
    if (!isSaved(said)) {
      done.push(`${file}:${line}: ${label} is ${notCommitted}`);
      continue;
    }
    result = editYaml(result, file, (document) => removeField(document, label.split('.')));
    done.push(`${file}:${line}: removed ${label} "${said}".`);
  }
  writeFileSync(path.join(siteDir, file), result);
  return done;
}
