const { parse } = require('@babel/parser');
const { default: MagicString } = require('magic-string');

/** Calls `visit` for each node of a syntax tree, inner ones first. */
function walk(node, visit) {
  if (!node || typeof node.type !== 'string') return;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.forEach((child) => walk(child, visit));
    else if (value && typeof value === 'object') walk(value, visit);
  }
  visit(node);
}

/** The text of a string literal or of a template without expressions; undefined for anything else. */
function literalText(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** JSX text as React reads it: line breaks with their indentation become one space. */
function jsxText(children) {
  const parts = children.map((child) =>
    child.type === 'JSXText'
      ? child.value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' ')
      : literalText(child.expression),
  );
  return parts.some((part) => part === undefined) ? undefined : parts.join('');
}

/**
 * Replaces `translate({id, message}, values?)` and `<Translate id values?>text</Translate>` by the text in one
 * language, so that neither ids nor descriptions nor other texts are shipped.
 *
 * @param {string} source TypeScript with JSX
 * @param {Record<string, string>} texts the language's i18n/<lang>/code.json as id -> text; a missing id keeps the source's text
 * @param {string} file for error messages
 * @throws when id or message is not a literal, since no text could be found for it (nor extracted for translators)
 */
function inlineTranslations(source, texts, file) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const code = new MagicString(source);
  let interpolates = false;

  const textOf = (id, message, node) => {
    if (id === undefined || message === undefined) {
      throw new Error(`${file}:${node.loc.start.line}  The id and message of a translation must be literals.`);
    }
    return JSON.stringify(texts[id] ?? message);
  };

  walk(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'translate') {
      const [declaration, values] = node.arguments;
      const property = (name) => literalText(declaration.properties?.find(({ key }) => key.name === name)?.value);
      const text = textOf(property('id'), property('message'), node);
      interpolates ||= Boolean(values);
      code.overwrite(
        node.start,
        node.end,
        values ? `__interpolate(${text}, ${code.slice(values.start, values.end)})` : text,
      );
    }
    if (node.type === 'JSXElement' && node.openingElement.name.name === 'Translate') {
      const attribute = (name) =>
        node.openingElement.attributes.find((candidate) => candidate.name?.name === name)?.value;
      const text = textOf(literalText(attribute('id')), jsxText(node.children), node);
      const values = attribute('values')?.expression;
      interpolates ||= Boolean(values);
      const replacement = values ? `__interpolate(${text}, ${code.slice(values.start, values.end)})` : text;
      code.overwrite(node.start, node.end, `<>{${replacement}}</>`);
    }
  });

  if (interpolates) code.prepend("import { interpolate as __interpolate } from '@docusaurus/Interpolate';\n");
  return code.toString();
}

module.exports = { inlineTranslations };
