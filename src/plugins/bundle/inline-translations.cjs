const { default: MagicString } = require('magic-string');

const { labelsInCode } = require('../../check/translation/code-labels.cjs');

/**
 * Replaces labels by their text in one language, so that neither ids nor descriptions nor other texts are shipped.
 *
 * @param {string} source TypeScript with JSX
 * @param {Record<string, string>} texts id -> text; a missing id keeps the source's text
 * @param {string} file for error messages
 * @throws when id or message of a label is not a literal
 */
function inlineTranslations(source, texts, file) {
  const labels = labelsInCode(source, file);
  if (labels.length === 0) return source;
  const code = new MagicString(source);
  for (const { id, message, isElement, values, start, end } of labels) {
    const text = JSON.stringify(texts[id] ?? message);
    const replacement = values ? `__interpolate(${text}, ${code.slice(values.start, values.end)})` : text;
    code.overwrite(start, end, isElement ? `<>{${replacement}}</>` : replacement);
  }
  if (labels.some(({ values }) => values)) {
    code.prepend("import { interpolate as __interpolate } from '@docusaurus/Interpolate';\n");
  }
  return code.toString();
}

module.exports = { inlineTranslations };
