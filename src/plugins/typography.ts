import path from 'node:path';
import type { Node as CodeNode } from 'estree';
import type { Nodes, Root, Text } from 'mdast';

import { isTranslatedAttribute, isTranslatedField } from '../check/translation/translatable';
import { languageOfFile } from '../domain/content-folders';
import { localeOf } from '../domain/locales';
import { typeset } from '../domain/typography';

/** In front of a block and behind it. */
const edge = '';
/** What is shown in a line and has no text of its own, such as code or a component. */
const thing = 'x';

const inLine: string[] = ['emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement'];
const withoutText: string[] = ['inlineCode', 'image', 'imageReference', 'mdxTextExpression', 'footnoteReference'];

/**
 * Where words that begin with few letters, such as "e-mail" and "OBD-aansluiting", short compounds, such as "set-up", chains
 * around a short word, such as "state-of-health", and ranges, such as "8–9", would break: a word joiner, which no font has to
 * have, holds them together.
 */
const breaks =
  /(?<=\d[\s%]*)–(?=\d)|(?<![\p{L}\p{N}.@/-])(\p{L}{1,3}-(?=\p{L})|\p{L}{1,6}-(?=\p{L}{1,8}(?![\p{L}\p{N}.@/-])|\p{L}{1,4}-\p{L}))|(?<=(?<![\p{L}\p{N}.@/-])\p{L}{1,6}-)\p{L}{1,4}-(?=\p{L}{1,8}(?![\p{L}\p{N}.@/-]))/giu;

const together = (text: string) => text.replaceAll(breaks, '$&\u2060');

/** The texts of a tree in their order, and what stands between them. */
function runsOf(node: Nodes): (Text | string)[] {
  if (node.type === 'text') return [node];
  // An address that is its own link stays as it is.
  if (
    node.type === 'link' &&
    node.children.length === 1 &&
    'value' in node.children[0]! &&
    node.url.endsWith(node.children[0].value)
  )
    return [thing];
  if (withoutText.includes(node.type)) return [thing];
  const runs = 'children' in node ? node.children.flatMap((child) => runsOf(child)) : [];
  if (!inLine.includes(node.type)) return [edge, ...runs, edge];
  return runs.length > 0 ? runs : [thing];
}

/** Sets the texts in the expression of a property, such as the label of each bar. */
function typesetLiterals(node: CodeNode, set: (text: string) => string): void {
  if (node.type === 'ArrayExpression') node.elements.forEach((element) => element && typesetLiterals(element, set));
  if (node.type !== 'ObjectExpression') return;
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    if (value.type !== 'Literal') typesetLiterals(value, set);
    else if (typeof value.value === 'string' && isTranslatedAttribute(name)) {
      value.value = set(value.value);
      value.raw = JSON.stringify(value.value);
    }
  }
}

/** A remark plugin: the text of MDX, and of the properties that are translated, with the marks of its language; short compounds and ranges stay on one line. */
export function remarkTypography({ siteDir }: { siteDir: string }) {
  return async (tree: Root, vfile: { path: string }): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    const { htmlLang } = localeOf(languageOfFile(path.relative(siteDir, vfile.path)));
    const set = (text: string) => together(typeset(text, htmlLang));
    const runs = runsOf(tree);
    const written = runs.map((run) => (typeof run === 'string' ? run : run.value));
    runs.forEach((run, index) => {
      if (typeof run === 'string') return;
      const around = { before: written[index - 1]?.at(-1) ?? '', after: written[index + 1]?.at(0) ?? '' };
      run.value = together(typeset(run.value, htmlLang, around));
    });
    visit(tree, (node) => {
      if (node.type === 'image' && node.alt) node.alt = set(node.alt);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const { name, value } = attribute;
        if (typeof value === 'string') attribute.value = isTranslatedAttribute(name) ? set(value) : value;
        const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || [];
        if (statement?.type === 'ExpressionStatement') typesetLiterals(statement.expression, set);
      }
    });
  };
}

/** Fields that only pages show, as running text; descriptions go to search engines and feeds as well. */
const sentences = ['lead', 'targetMarket'];

/** The fields of front matter that are translated, with the marks of their language; the others as they are. */
export function typesetFields(value: unknown, file: string, field = ''): unknown {
  if (typeof value === 'string') {
    if (!isTranslatedField(field)) return value;
    const set = typeset(value, localeOf(languageOfFile(file)).htmlLang);
    return sentences.includes(field) ? together(set) : set;
  }
  if (Array.isArray(value)) return value.map((member) => typesetFields(member, file, field));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, typesetFields(child, file, field ? `${field}.${key}` : key)]),
  );
}
