/** Where pages of all languages find pictures: below assets, which browsers keep for ever, since names hold hashes. */
export const pictureUrl = '/assets/pictures';
