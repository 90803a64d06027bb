import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';

import type { Component } from './component-table.ts';
import { placeOf, readElement, textOf, walk, type Place } from './component-use.ts';
import type { ContentFile } from './content-files.ts';

/** A place that links can lead to. */
export interface Anchor extends Place {
  id: string;
  /** False for what the framework makes from the words of a heading: other words, and links to it break. */
  explicit: boolean;
}

/** The id in `## Heading {/* #id *\/}`. */
function writtenId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(.*?)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}

/** As the framework makes it from the words of a heading. */
function idFromWords(heading: Heading): string {
  return toString(heading)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The anchors of a file's body in their order. */
export function anchorsIn({ tree }: ContentFile, components: Map<string, Component>): Anchor[] {
  const anchors: Anchor[] = [];
  if (!tree) return anchors;
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const id = writtenId(node);
      anchors.push({ ...placeOf(node), id: id ?? idFromWords(node), explicit: id !== undefined });
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const use = readElement(node);
    const component = use && components.get(use.name);
    if (!component) return;
    const place = placeOf(node);
    if (component.anchor) anchors.push({ ...place, id: component.anchor, explicit: true });
    for (const { name } of component.props.filter(({ anchor }) => anchor)) {
      const id = textOf(use, name);
      const { line, column } = use.attributes.find((attribute) => attribute.name === name) ?? place;
      if (id) anchors.push({ line, column, id, explicit: true });
    }
  });
  return anchors;
}
