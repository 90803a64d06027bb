const { inlineTranslations } = require('./inline-translations.cjs');
const { labelTexts, pseudoTexts } = require('./label-texts.cjs');

/** Webpack loader around `inlineTranslations`; in the dev site a changed text is shown at once. */
module.exports = function staticTranslationsLoader(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const { files } = this.getOptions();
  for (const file of files) this.addDependency(file);
  const texts = labelTexts(files);
  const shown = process.env.PSEUDO_LANGUAGE ? pseudoTexts(texts) : texts;
  return inlineTranslations(source, shown, this.resourcePath);
};
