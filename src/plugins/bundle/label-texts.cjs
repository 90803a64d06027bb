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

module.exports = { labelFiles, labelTexts };
