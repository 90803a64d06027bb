import path from 'node:path';

/** Where pages of all languages find pictures: below assets, which browsers keep for ever, since names hold hashes. */
export const pictureUrl = '/assets/pictures';

/** The value of `srcset` for the versions of a picture in a format. */
export const srcSet = (files: { file: string; width: number }[]): string =>
  files.map(({ file, width }) => `${pictureUrl}/${file} ${width}w`).join(', ');

/** Where pictures are kept from build to build. */
export const pictureFolder = (siteDir: string): string => path.join(siteDir, 'node_modules/.cache/pictures');
