import type { Node as CodeNode, Expression, JSXElement, Program } from 'estree-jsx';
import type { Node, Nodes, Root } from 'mdast';

// Its types add the components of MDX to the tree.
import type {} from 'remark-mdx';

export interface Place {
  line: number;
  column: number;
}

/** An attribute of a component, as MDX writes it. */
export interface Attribute extends Place {
  name: string;
  /** A text in quotes, code in braces, or true for a name that stands alone; undefined when the code is empty. */
  value: string | true | Expression | undefined;
}

/** A component where it is used: in the text itself, or within the value of an attribute. */
export interface ComponentUse extends Place {
  name: string;
  attributes: Attribute[];
  /** Places of `{...code}`. */
  spreads: Place[];
  hasContent: boolean;
}

export type MdxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Where a node of the tree begins. */
export function placeOf(node: Pick<Node, 'position'>): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** Where an offset of a text stands. */
export function placeIn(text: string, offset: number): Place {
  const above = text.slice(0, offset).split('\n');
  return { line: above.length, column: above.at(-1)!.length + 1 };
}

/** Where a piece of code begins; its columns count from 0. */
export function placeOfCode({ loc }: CodeNode): Place {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}

/** The expression between two braces; undefined when there is none, such as in a comment. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** @returns undefined for `<>` */
export function readElement(element: MdxElement): ComponentUse | undefined {
  if (element.name === null) return undefined;
  const use: ComponentUse = {
    ...placeOf(element),
    name: element.name,
    attributes: [],
    spreads: [],
    hasContent: element.children.some((child) => !isBlank(child)),
  };
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') use.spreads.push(placeOf(attribute));
    else {
      const { name, value } = attribute;
      const read = value && typeof value === 'object' ? expressionOf(value.data?.estree) : (value ?? true);
      use.attributes.push({ ...placeOf(attribute), name, value: read });
    }
  }
  return use;
}

/** A component within code, such as `figure={<Claim id="uptime" />}`. */
export function readCodeElement(element: JSXElement): ComponentUse | undefined {
  const { name, attributes } = element.openingElement;
  if (name.type !== 'JSXIdentifier') return undefined;
  const use: ComponentUse = {
    ...placeOfCode(element),
    name: name.name,
    attributes: [],
    spreads: [],
    hasContent: element.children.length > 0,
  };
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') use.spreads.push(placeOfCode(attribute));
    else if (attribute.name.type === 'JSXIdentifier') {
      const { value } = attribute;
      const code = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      const read = code?.type === 'JSXEmptyExpression' ? undefined : (code ?? true);
      use.attributes.push({ ...placeOfCode(attribute), name: attribute.name.name, value: read as Attribute['value'] });
    }
  }
  return use;
}

/** The components within the value of an attribute. */
export function usesInCode(value: Attribute['value']): ComponentUse[] {
  if (value === undefined || typeof value !== 'object') return [];
  if (value.type !== 'JSXElement') return [];
  const use = readCodeElement(value);
  return use ? [use, ...use.attributes.flatMap((attribute) => usesInCode(attribute.value))] : [];
}

/** Visits a tree from its beginning; `enter` gets the nearest component around each node. */
export function walk(tree: Root, enter: (node: Nodes, around: MdxElement | undefined) => void): void {
  const visit = (node: Nodes, around: MdxElement | undefined): void => {
    enter(node, around);
    if (!('children' in node)) return;
    const isComponent = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    for (const child of node.children) visit(child, isComponent ? node : around);
  };
  visit(tree, undefined);
}

/** Every component of a tree. */
export function usesIn(tree: Root): ComponentUse[] {
  const uses: ComponentUse[] = [];
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const use = readElement(node);
    if (use) uses.push(use, ...use.attributes.flatMap(({ value }) => usesInCode(value)));
  });
  return uses;
}

/** The text of an attribute; undefined when it is missing or code. */
export function textOf(use: ComponentUse, name: string): string | undefined {
  const value = use.attributes.find((attribute) => attribute.name === name)?.value;
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value.type === 'Literal' && typeof value.value === 'string'
    ? value.value
    : undefined;
}
