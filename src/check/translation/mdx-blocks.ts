import type { Expression, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

import { parseMdx, type MdxFile } from '../mdx-file.ts';
import { oneLine, type Block, type ReadBlocks } from './block.ts';
import { isComponent } from './component-contents.ts';
import { isIgnoredField, isTranslatedAttribute, isTranslatedField } from './translatable.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Range = NonNullable<Block['range']>;
type Position = NonNullable<Root['position']>;

function rangeOf({ position }: { position?: Position }): Range {
  return { start: position!.start.offset!, end: position!.end.offset! };
}

/** The leaves of front matter by their paths; a list of words is one leaf. */
function leavesOf(value: unknown, path: string[] = []): [path: string[], text: string][] {
  if (Array.isArray(value)) return [[path, value.map(String).join(', ')]];
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
  }
  return [[path, value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')]];
}

function frontMatterBlocks({ frontMatter }: MdxFile): Block[] {
  return leavesOf(frontMatter.value ?? {})
    .map(([path, text]) => ({ path, field: path.join('.'), text: oneLine(text) }))
    .filter(({ field }) => !isIgnoredField(field))
    .map(({ path, field, text }) => ({
      label: field,
      text,
      ...frontMatter.placeOf(path),
      isKeyed: true,
      isFixed: !isTranslatedField(field),
    }));
}

interface Literal {
  /** Path in the expression, such as `0.label`. */
  path: string;
  value: string;
  /** Offsets in the file. */
  start: number;
  end: number;
}

/** Texts in a property's expression that are translated, such as the label of each bar. */
function translatedLiterals(node: Expression, path: string[] = []): Literal[] {
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element, index) =>
      element && element.type !== 'SpreadElement' ? translatedLiterals(element, [...path, String(index)]) : [],
    );
  }
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((property) => {
      if (property.type !== 'Property') return [];
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (value.type !== 'Literal') return translatedLiterals(value as Expression, [...path, name]);
      if (typeof value.value !== 'string' || !isTranslatedAttribute(name)) return [];
      const { start, end } = value as unknown as { start: number; end: number };
      return [{ path: [...path, name].join('.'), value: value.value, start, end }];
    });
  }
  return [];
}

function expressionOf({ value }: MdxJsxAttribute): Expression | undefined {
  const program = typeof value === 'object' ? (value?.data?.estree as Program | undefined) : undefined;
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** A property as written, without its translated texts; undefined when there is nothing else to it. */
export function fixedPart(attribute: MdxJsxAttribute, text: string): string | undefined {
  const { name, value } = attribute;
  if (value === null || value === undefined) return name;
  if (typeof value === 'string') return isTranslatedAttribute(name) ? undefined : `${name}="${value}"`;
  const expression = expressionOf(attribute);
  if (!expression) return `${name}={${value.value}}`;
  const { start, end } = expression as unknown as { start: number; end: number };
  let written = '';
  let from = start;
  for (const literal of translatedLiterals(expression)) {
    written += `${text.slice(from, literal.start)}'…'`;
    from = literal.end;
  }
  // Trailing commas and the spaces of brackets are the formatter's.
  return `${name}={${oneLine(written + text.slice(from, end))
    .replace(/,? ?([\]}])/g, '$1')
    .replace(/([[{]) /g, '$1')}}`;
}

/** `<Feature icon="gauge">`: a component with what is the same in every language. */
export function fixedTag({ name, attributes }: Element, text: string): string {
  const parts = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? fixedPart(attribute, text) : `{${attribute.value}}`,
  );
  return `<${[name ?? '', ...parts.filter((part) => part !== undefined).sort()].join(' ')}>`;
}

/** Blocks of an element by itself: the component, then each translated property. */
function elementBlocks(element: Element, text: string): Block[] {
  const { line, column } = element.position!.start;
  const tag = `<${element.name ?? ''}>`;
  const base = { line, column, isKeyed: false };
  const attributes = element.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const texts = attributes.flatMap((attribute): { name: string; value: string; range: Range }[] => {
    const { name, value } = attribute;
    const range = rangeOf(attribute as { position?: Position });
    if (typeof value === 'string') return isTranslatedAttribute(name) ? [{ name, value, range }] : [];
    const expression = expressionOf(attribute);
    return expression
      ? translatedLiterals(expression).map((found) => ({ ...found, name: `${name}.${found.path}`, range: found }))
      : [];
  });
  return [
    { ...base, label: tag, text: fixedTag(element, text), isFixed: true, range: rangeOf(element) },
    ...texts
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .map(({ name, value, range: { start, end } }) => ({
        ...base,
        label: `${tag} ${name}`,
        text: oneLine(value),
        isFixed: false,
        range: { start, end },
      })),
  ];
}

/** A paragraph that is nothing but components: MDX takes them out of the paragraph. */
function isOnlyElements(node: Nodes): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.some((child) => child.type === 'mdxJsxTextElement') &&
    node.children.every((child) => child.type === 'mdxJsxTextElement' || (child.type === 'text' && !child.value.trim()))
  );
}

const proseLabels: Partial<Record<Nodes['type'], string>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  tableRow: 'row',
  code: 'code',
  definition: 'definition',
};

interface Item {
  node: Nodes;
  isNumbered: boolean;
}

/** @param item the item of a list that a paragraph begins */
function bodyBlocks(node: Nodes, text: string, item?: Item): Block[] {
  const raw = (start: Nodes, end = start) =>
    oneLine(text.slice(start.position!.start.offset, end.position!.end.offset));
  const block = (of: Nodes, blockLabel: string, blockText: string, isFixed = false): Block => {
    const { line, column } = of.position!.start;
    return {
      label: blockLabel,
      text: blockText,
      line,
      column,
      isKeyed: false,
      isFixed,
      range: rangeOf(item?.node ?? of),
    };
  };
  const inlineBlock = (first: Nodes, last: Nodes): Block => ({
    ...block(first, 'paragraph', raw(first, last)),
    range: { start: rangeOf(first).start, end: rangeOf(last).end },
  });
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const [first] = node.children;
    const isInline = node.type === 'mdxJsxTextElement' && first !== undefined;
    return [
      ...elementBlocks(node, text),
      ...(isInline
        ? [inlineBlock(first, node.children.at(-1)!)]
        : node.children.flatMap((child) => bodyBlocks(child, text))),
    ];
  }
  if (isOnlyElements(node)) {
    return (node as Extract<Nodes, { type: 'paragraph' }>).children
      .filter((child) => child.type === 'mdxJsxTextElement')
      .flatMap((child) => bodyBlocks(child, text));
  }
  if (node.type === 'mdxFlowExpression') return [block(node, 'mark', `{${node.value}}`, true)];
  const proseLabel = proseLabels[node.type];
  if (proseLabel && item) return [{ ...block(node, 'item', raw(node)), isNumbered: item.isNumbered }];
  if (proseLabel) return [block(node, proseLabel, raw(node))];
  if (node.type === 'list') {
    const isNumbered = node.ordered === true;
    return node.children.flatMap((each) =>
      each.children.flatMap((child, index) =>
        bodyBlocks(child, text, index === 0 ? { node: each, isNumbered } : undefined),
      ),
    );
  }
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => bodyBlocks(child as Nodes, text));
}

/** The blocks of an MDX file in their order, front matter first; of a body that is no MDX, none. */
export function mdxBlocks(text: string, file: string): ReadBlocks {
  const mdx = parseMdx(text, file);
  const { faults } = mdx;
  const blocks = [...frontMatterBlocks(mdx), ...(mdx.tree ? bodyBlocks(mdx.tree, text) : [])];
  // A component is its tag here: what is in it has blocks of its own.
  const lastLine = ({ line, range, ...block }: Block) =>
    range && !isComponent(block) ? text.slice(0, range.end).split('\n').length : line!;
  const isIntact = (block: Block) => faults.every(({ line = 0 }) => line < block.line! || line > lastLine(block));
  return { blocks, intact: faults.length === 0 ? blocks : blocks.filter(isIntact), faults };
}

/** A block of prose as a tree; undefined when it is no MDX by itself. */
export function proseTree({ text }: Pick<Block, 'text'>): Root | undefined {
  return parseMdx(text, '').tree;
}
