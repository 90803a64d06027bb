import type MagicString from 'magic-string';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

import { parseMdx } from '../../src/check/mdx-file.ts';
import { fixedPart } from '../../src/check/translation/mdx-blocks.ts';
import type { WorkItem } from '../../src/check/translation/work-list.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The components of a text by the offset where they begin. */
function elementsOf(text: string): Map<number, Element> {
  const found = new Map<number, Element>();
  const { tree } = parseMdx(text, '');
  if (!tree) return found;
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      found.set(node.position!.start.offset!, node);
  });
  return found;
}

interface Property {
  name: string;
  /** As it is written. */
  written: string;
  /** What of it is the same in every language; undefined when it is nothing. */
  fixed?: string;
}

function propertiesOf({ attributes }: Element, text: string): Property[] | undefined {
  const named = attributes.filter((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute');
  if (named.length < attributes.length) return undefined;
  return named.map((attribute) => {
    const { start, end } = attribute.position!;
    const written = text.slice(start.offset, end.offset);
    return { name: attribute.name, written, fixed: fixedPart(attribute, text) };
  });
}

/** The properties of a translated component with those of English that are the same in every language. */
function mergedProperties(english: Property[], translated: Property[]): string[] | undefined {
  const merged = english.map(({ name, written, fixed }) => {
    const own = translated.find((property) => property.name === name);
    if (fixed === undefined) return own ? own.written : '';
    // Words within an expression are the translator's.
    return fixed.includes("'…'") ? own?.fixed === fixed && own.written : written;
  });
  const known = merged.filter((written) => written !== false);
  return known.length < merged.length ? undefined : known.filter(Boolean);
}

/**
 * Copies changed properties that are the same in every language, such as `id` and `to`, into the translation.
 * @returns the blocks that were changed
 */
export function copySharedProperties(items: WorkItem[], english: string, translated: MagicString): WorkItem[] {
  const stale = items.filter(
    ({ state, now, translation }) => state === 'stale' && now?.isFixed && now.range && translation?.range,
  );
  // What moves is moved first.
  if (stale.length === 0 || items.some(({ isMoved }) => isMoved)) return [];
  const [ours, theirs] = [elementsOf(english), elementsOf(translated.original)];
  return stale.filter(({ now, translation }) => {
    const [source, target] = [ours.get(now!.range!.start), theirs.get(translation!.range!.start)];
    const last = target?.attributes.at(-1)?.position?.end.offset;
    const properties = source && propertiesOf(source, english);
    const own = target && propertiesOf(target, translated.original);
    const merged = properties && own && mergedProperties(properties, own);
    if (!merged || !target?.name) return false;
    const start = translation!.range!.start + 1 + target.name.length;
    // Between two properties stands what stands before the first one: in long tags, a line's end.
    const space = /^\s+(?=[^\s/>])/.exec(translated.original.slice(start))?.[0] ?? ' ';
    const text = merged.map((written) => space + written).join('');
    if (last === undefined) translated.appendLeft(start, text);
    else translated.update(start, last, text);
    return true;
  });
}
