import { placeIn, usesIn, walk, type Place } from './component-use.ts';
import type { ContentFile } from './content-files.ts';
import { textsIn } from './plain-text-faults.ts';

/** A text that readers see. */
export interface Said {
  text: string;
  /** The field of the front matter that it is. */
  key?: string;
  /** It is shown as it is typed, signs of Markdown too: a field or a property. */
  isPlain?: boolean;
  /** Where a part of it stands. */
  placeOf(offset: number): Partial<Place>;
}

/** The texts of a file as they are written: of its body, of properties and of its front matter. */
export function saidIn({ file, text, tree, frontMatter }: ContentFile): Said[] {
  const said = textsIn(frontMatter.value)
    // Titles of studies, and words that people search for, are as others write them.
    .filter(({ keys }) => keys[0] !== 'sources' && !keys.includes('keywords'))
    .map(({ keys, text: field }): Said => ({
      text: field,
      key: String(keys[0]),
      isPlain: true,
      placeOf: () => frontMatter.placeOf(keys),
    }));
  if (!tree) return said;
  walk(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (node.type !== 'text' || start?.offset === undefined) return;
    // As it stands in the file, so that places are right.
    said.push({
      text: text.slice(start.offset, end?.offset),
      placeOf: (offset) => placeIn(text, start.offset! + offset),
    });
  });
  for (const { name, value, line, column } of usesIn(tree).flatMap(({ attributes }) => attributes)) {
    // What was pasted with its style has a fault of its own, and readers see no word of it.
    if (typeof value === 'string' && name !== 'style')
      said.push({ text: value, isPlain: true, placeOf: () => ({ line, column }) });
  }
  return said.filter(({ text: words }) => words.trim() !== '' && !file.endsWith('.md'));
}
