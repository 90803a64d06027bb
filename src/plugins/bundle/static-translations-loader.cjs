const { typeset } = require('../../domain/typography.ts');
const { inlineTranslations } = require('./inline-translations.cjs');
const { labelTexts, pseudoTexts } = require('./label-texts.cjs');

/** Webpack loader around `inlineTranslations`; in the dev site a changed text is shown at once. */
module.exports = function staticTranslationsLoader(source) {
  if (!/@docusaurus\/Translate|labelsLike\(/.test(source)) return source;
  const { files, htmlLang } = this.getOptions();
  for (const file of files) this.addDependency(file);
  const texts = labelTexts(files);
  const shown = process.env.PSEUDO_LANGUAGE ? pseudoTexts(texts) : texts;
  return inlineTranslations(source, shown, this.resourcePath, (text) => typeset(text, htmlLang));
};
