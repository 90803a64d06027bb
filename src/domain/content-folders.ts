import { defaultLocale } from './locales.ts';

/** The folders of MDX, and where below i18n/<language> the framework looks for their translations. */
export const contentFolders = [
  { source: 'src/content', translation: 'docusaurus-plugin-content-docs/current' },
  { source: 'src/pages', translation: 'docusaurus-plugin-content-pages' },
  { source: 'blog', translation: 'docusaurus-plugin-content-blog' },
] as const;

/**
 * The English file of an MDX file or its translation; undefined for files that are no content.
 * @param file path in the project, with slashes
 */
export function englishFile(file: string): string | undefined {
  for (const { source, translation } of contentFolders) {
    if (file.startsWith(`${source}/`)) return file;
    const [, inFolder] = new RegExp(`^i18n/[a-z]+/${translation}/(.+)$`).exec(file) ?? [];
    if (inFolder !== undefined) return `${source}/${inFolder}`;
  }
  return undefined;
}

/** The language that a file is written in: that of its folder in i18n, or English. */
export function languageOfFile(file: string): string {
  return /^i18n[/\\]([a-z]+)[/\\]/.exec(file)?.[1] ?? defaultLocale;
}

/** Front matter that the English file says for all languages; translations leave it out. */
export const sharedFields = [
  'draft',
  'publish',
  'closes',
  'picture',
  'ground',
  'panorama',
  'landscape',
  'opensDemo',
  'cardPicture',
  'compact',
  'check',
  'keyFigure',
  'product',
] as const;
