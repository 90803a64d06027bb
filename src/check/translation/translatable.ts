import { sharedFields } from '../../domain/content-folders.ts';

/** Front matter that is translated; whatever else stands there is the same in every language. */
const translatedFields = [
  /^(?:title|heading|label|tagline|description|lead|targetMarket|demo|report|location|employment|keyFigureLabel|ending)$/,
  /^headline\.(?:first|phrases)$/,
  /^seo\.(?:title|description|keywords)$/,
  /^time\.text$/,
  /^closing\.(?:title|text)$/,
  /^glance\.(?:input|time|result)$/,
  /^sources\.[^.]+\.name$/,
];

/** Notes to the owner, which readers never see, and what only the English file says. */
const ignoredFields: readonly string[] = ['toConfirm', ...sharedFields];

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
  'button',
  'name',
] as const;

/** @param field path of a field of the front matter, such as `seo.title` */
export function isTranslatedField(field: string): boolean {
  return translatedFields.some((pattern) => pattern.test(field));
}

/** Whether a field of the front matter is nothing to compare between languages. */
export function isIgnoredField(field: string): boolean {
  return ignoredFields.includes(field.split('.')[0]!);
}

export function isTranslatedAttribute(name: string): boolean {
  return (translatedAttributes as readonly string[]).includes(name);
}
