const { parse } = require('@babel/parser');

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

/** Node of a message as it may be written over: the literal, or the children of an element. */
const rangeOf = (first, last = first) => ({ start: first.start, end: last.end });

/**
 * The labels in a source file: `translate({id, message, description}, values?)` and
 * `<Translate id description values?>text</Translate>`, inner ones first.
 *
 * @param {string} source TypeScript with JSX
 * @param {string} file for error messages
 * @returns {import('./code-labels.d.ts').CodeLabel[]}
 * @throws when id or message is not a literal, since no text could be found for it (nor extracted for translators)
 */
function labelsInCode(source, file) {
  if (!source.includes('@docusaurus/Translate')) return [];
  const labels = [];
  const add = (node, isElement, { id, message, description }, values, messageRange) => {
    if (id === undefined || message === undefined) {
      throw new Error(`${file}:${node.loc.start.line}  The id and message of a translation must be literals.`);
    }
    const { line, column } = node.loc.start;
    const { start, end } = node;
    labels.push({ id, message, description, isElement, values, messageRange, start, end, line, column: column + 1 });
  };
  walk(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'translate') {
      const [declaration, values] = node.arguments;
      const property = (name) => declaration.properties?.find(({ key }) => key.name === name)?.value;
      const [id, message, description] = ['id', 'message', 'description'].map((name) => literalText(property(name)));
      add(
        node,
        false,
        { id, message, description },
        values && rangeOf(values),
        property('message') && rangeOf(property('message')),
      );
    }
    if (node.type === 'JSXElement' && node.openingElement.name.name === 'Translate') {
      const attribute = (name) =>
        node.openingElement.attributes.find((candidate) => candidate.name?.name === name)?.value;
      const values = attribute('values')?.expression;
      const { children } = node;
      add(
        node,
        true,
        {
          id: literalText(attribute('id')),
          message: jsxText(children),
          description: literalText(attribute('description')),
        },
        values && rangeOf(values),
        children.length > 0 ? rangeOf(children[0], children.at(-1)) : undefined,
      );
    }
  });
  return labels;
}

module.exports = { labelsInCode };
