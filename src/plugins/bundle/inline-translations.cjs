const { default: MagicString } = require('magic-string');

const { labelsInCode } = require('../../check/translation/code-labels.cjs');

/** Replaces `labelsLike('claim.*.definition')` by the labels whose ids match, by what stands for the star. */
function inlineGroups(source, texts, typeset) {
  return source.replace(/\blabelsLike\('([^'*]*)\*([^'*]*)'\)/g, (_, start, end) => {
    const ids = Object.keys(texts).filter((id) => id.startsWith(start) && id.endsWith(end));
    const group = ids.map((id) => [id.slice(start.length, id.length - end.length), typeset(texts[id])]);
    return JSON.stringify(Object.fromEntries(group));
  });
}

/**
 * Replaces labels by their text in one language, so that neither ids nor descriptions nor other texts are shipped.
 *
 * @param {string} code TypeScript with JSX
 * @param {Record<string, string>} texts id -> text; a missing id keeps the source's text
 * @param {string} file for error messages
 * @param {(text: string) => string} typeset gives a text the marks and spaces of its language
 * @throws when id or message of a label is not a literal
 */
function inlineTranslations(code, texts, file, typeset = (text) => text) {
  const source = inlineGroups(code, texts, typeset);
  const labels = labelsInCode(source, file);
  if (labels.length === 0) return source;
  const result = new MagicString(source);
  for (const { id, message, isElement, values, start, end } of labels) {
    const text = JSON.stringify(typeset(texts[id] ?? message));
    const replacement = values ? `__interpolate(${text}, ${result.slice(values.start, values.end)})` : text;
    result.overwrite(start, end, isElement ? `<>{${replacement}}</>` : replacement);
  }
  if (labels.some(({ values }) => values)) {
    result.prepend("import { interpolate as __interpolate } from '@docusaurus/Interpolate';\n");
  }
  return result.toString();
}

module.exports = { inlineTranslations };
