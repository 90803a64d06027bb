const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** Files of a language's labels, the English one first: its texts stand in for those that are missing. */
function labelFiles(siteDir, defaultLocale, locale) {
  return [...new Set([defaultLocale, locale])].map((code) => path.join(siteDir, `i18n/${code}/code.json`));
}

/** The texts of labels by their ids, of the last file that has one; an empty text is none. */
function labelTexts(files) {
  const messages = files
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  return Object.fromEntries(messages.map(([id, { message }]) => [id, message]).filter(([, message]) => message));
}

const accents = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', A: 'Å', E: 'É', I: 'Í', O: 'Ø', U: 'Ü' };

/** Texts with accents and a third longer, in brackets; names in braces stay as they are. */
function pseudoTexts(texts) {
  const pseudo = (text) => {
    const accented = text.replace(/\{\w+\}|[aeiounAEIOU]/g, (found) => accents[found] ?? found);
    return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`;
  };
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, pseudo(text)]));
}

module.exports = { labelFiles, labelTexts, pseudoTexts };
