/** The page that checks reports, without language prefix. */
export const verifyPath = '/verify';

/** The script that opens that page where there is no connection: at the top, since it answers for addresses below its own. */
export const serviceWorkerPath = '/service-worker.js';

/** Answers for a number: below it as JSON, and itself with the page, filled in, for browsers without script. */
export const reportsEndpoint = '/api/reports';

/** Where the build stores the codes of the sample reports for the server, below the built site. Dotted files are never served. */
export const reportsFile = '.reports.json';
