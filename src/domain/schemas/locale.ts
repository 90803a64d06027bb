import data from '../../../data/locales.json' with { type: 'json' };

/** Codes of the site's languages, in the order of data/locales.json, also of staged ones; never empty. */
export const localeCodes = data.locales.map((locale) => locale.code) as [string, ...string[]];
