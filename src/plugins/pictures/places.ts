import path from 'node:path';

import { pictureUrl } from '../../domain/picture-url.ts';

/** The value of `srcset` for the versions of a picture in a format. */
export const srcSet = (files: { file: string; width: number }[]): string =>
  files.map(({ file, width }) => `${pictureUrl}/${file} ${width}w`).join(', ');

/** Where pictures are kept from build to build. */
export const pictureFolder = (siteDir: string): string => path.join(siteDir, 'node_modules/.cache/pictures');
