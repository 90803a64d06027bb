const { inlineTranslations } = require('./inline-translations.cjs');

/** Webpack loader around `inlineTranslations`; `this.resourcePath` names the file in errors. */
module.exports = function staticTranslationsLoader(source) {
  const { codeTranslations } = this.getOptions();
  return inlineTranslations(source, codeTranslations, this.resourcePath);
};
