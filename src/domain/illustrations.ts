/** The pictures that the head of a page may show (src/illustrations/scenes.ts draws them). */
export const pagePictures = [
  'products',
  'about',
  'careers',
  'contact',
  'coverage',
  'newsletter',
  'report',
  'privacy',
  'demo',
  'blog',
] as const;

/** The stations of a battery's life on the about page, in their order. */
export const lifeStages = ['line', 'road', 'resale', 'second', 'recycling'] as const;

/** The shapes that the figure on a post's cover can take (src/illustrations/covers.ts draws them). */
export const coverForms = ['modules', 'cells', 'layers', 'years', 'level', 'thousands', 'count', 'reading'] as const;

export type PagePicture = (typeof pagePictures)[number];
export type LifeStage = (typeof lifeStages)[number];
export type CoverForm = (typeof coverForms)[number];

/** Name of the picture on the cover of a post with a key figure. */
export const coverName = ({ form, value }: { form: CoverForm; value: number }): string => `cover-${form}-${value}`;

/** What a page needs to know of a picture to show it. */
export interface Illustration {
  src: string;
  width: number;
  height: number;
}
