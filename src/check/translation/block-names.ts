import { createHash } from 'node:crypto';

import type { Block, StoredBlock } from './block.ts';
import { contentsOf, isComponent } from './component-contents.ts';

const wordsInName = 5;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** @param inner the words of a component, which it is known by: those of its title, or what stands first in it */
function beginningOf({ label, text, isKeyed }: StoredBlock, inner: StoredBlock | undefined): string {
  if (isKeyed) return label;
  const words = inner ? [...wordsOf(label), ...wordsOf(inner.text)] : wordsOf(text);
  return (words.length > 0 ? words : [label.replace(/\W/g, '')]).slice(0, wordsInName).join('-');
}

type NamedBlock = StoredBlock & Pick<Block, 'range'>;

/** What names a component: its title, else its first words. One that has none is named as it is written. */
function innerOf(block: NamedBlock, contents: NamedBlock[]): NamedBlock | undefined {
  const isInside = ({ range }: NamedBlock) =>
    !range || !block.range || (range.start >= block.range.start && range.end <= block.range.end);
  const texts = contents.filter((each) => isInside(each) && wordsOf(each.text).length > 0);
  return texts.find(({ label }) => label.endsWith('> title')) ?? texts[0];
}

function fingerprint({ label, text }: StoredBlock): string {
  return createHash('sha256').update(`${label}\n${text}`).digest('hex').slice(0, 4);
}

/** Those that stand more than once get what makes them differ. */
function distinguish(names: string[], difference: (index: number) => string): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => (counts.get(name)! > 1 ? `${name}-${difference(index)}` : name));
}

/**
 * How people name the blocks of a file: labels and front matter by their key, the others by the words that they begin
 * with. A name means the same block after others have come or gone.
 */
export function blockNames(blocks: NamedBlock[]): string[] {
  const contents = contentsOf(blocks, (block) => block);
  const beginnings = distinguish(
    blocks.map((block) =>
      beginningOf(block, isComponent(block) ? innerOf(block, contents.get(block) ?? []) : undefined),
    ),
    (index) => fingerprint(blocks[index]!),
  );
  const seen = new Map<string, number>();
  return distinguish(beginnings, (index) => {
    const count = (seen.get(beginnings[index]!) ?? 0) + 1;
    seen.set(beginnings[index]!, count);
    return String(count);
  });
}
