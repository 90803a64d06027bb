import path from 'node:path';

/** Where pages of all languages find pictures: below assets, which browsers keep for ever, since names hold hashes. */
export const pictureUrl = '/assets/pictures';

/** Where pictures are kept from build to build. */
export const pictureFolder = (siteDir: string): string => path.join(siteDir, 'node_modules/.cache/pictures');
