const { inlineTranslations } = require('./inline-translations.cjs');

/** Webpack loader around `inlineTranslations`; `this.resourcePath` names the file in errors. */
module.exports = function staticTranslationsLoader(source) {
  return inlineTranslations(source, this.getOptions().texts, this.resourcePath);
};
