/** Front matter that is translated; whatever else stands there is the same in every language. */
const translatedFields = [
  /^(?:title|heading|tagline|description|lead|targetMarket|location|employment|coverAlt)$/,
  /^seo\.(?:title|description|keywords)$/,
  /^sources\.[^.]+\.name$/,
];

/** Notes to the owner: readers never see them. */
const ignoredFields = /^toConfirm$/;

/** Properties of components in MDX that are translated; crowdin.yml names the same ones. */
export const translatedAttributes = [
  'title',
  'lead',
  'label',
  'note',
  'description',
  'alt',
  'caption',
  'each',
  'xLabel',
  'yLabel',
] as const;

/** @param field path of a field of the front matter, such as `seo.title` */
export function isTranslatedField(field: string): boolean {
  return translatedFields.some((pattern) => pattern.test(field));
}

/** Whether a field of the front matter is nothing to compare between languages. */
export function isIgnoredField(field: string): boolean {
  return ignoredFields.test(field);
}

export function isTranslatedAttribute(name: string): boolean {
  return (translatedAttributes as readonly string[]).includes(name);
}
