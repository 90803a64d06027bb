const { inlineTranslations } = require('./inline-translations.cjs');
const { labelTexts } = require('./label-texts.cjs');

/** Webpack loader around `inlineTranslations`; in the dev site a changed text is shown at once. */
module.exports = function staticTranslationsLoader(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const { files } = this.getOptions();
  for (const file of files) this.addDependency(file);
  return inlineTranslations(source, labelTexts(files), this.resourcePath);
};
