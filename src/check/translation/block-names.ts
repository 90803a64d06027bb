import { createHash } from 'node:crypto';

import type { StoredBlock } from './block.ts';
import { isComponent } from './component-contents.ts';

const wordsInName = 5;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** @param inner what stands first in a component: one without attributes is known by it */
function beginningOf({ label, text, isKeyed }: StoredBlock, inner: StoredBlock | undefined): string {
  if (isKeyed) return label;
  const own = wordsOf(text);
  const words = text === label && inner && !isComponent(inner) ? [...own, ...wordsOf(inner.text)] : own;
  return (words.length > 0 ? words : [label.replace(/\W/g, '')]).slice(0, wordsInName).join('-');
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
export function blockNames(blocks: StoredBlock[]): string[] {
  const beginnings = distinguish(
    blocks.map((block, index) => beginningOf(block, isComponent(block) ? blocks[index + 1] : undefined)),
    (index) => fingerprint(blocks[index]!),
  );
  const seen = new Map<string, number>();
  return distinguish(beginnings, (index) => {
    const count = (seen.get(beginnings[index]!) ?? 0) + 1;
    seen.set(beginnings[index]!, count);
    return String(count);
  });
}
