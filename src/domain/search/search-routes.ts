/** The page that searches, without language prefix. `?q=` or `#q=` searches at once. */
export const searchPath = '/search';
export const queryField = 'q';
/** Longer ones are cut. */
export const longestQuery = 200;

/** Answers with the page, filled in, for browsers without script. */
export const searchEndpoint = '/api/search';

/** Where the build stores which index each language has, for the server, below the built site. Dotted files are never served. */
export const searchIndexesFile = '.search.json';
