const pick = (record, ...keys) => Object.fromEntries(keys.map((key) => [key, record[key]]));
const configKeys = ['title', 'favicon', 'noIndex', 'url', 'baseUrl', 'trailingSlash', 'customFields'];

/** @returns a function that changes the JSON within a source */
const json = (change) => (source) => {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  return source.slice(0, start) + JSON.stringify(change(JSON.parse(source.slice(start, end)))) + source.slice(end);
};

/** Data that pages load, by file: what remains without that which only the build reads. */
const shortened = [
  [/\.docusaurus\/docusaurus\.config\.mjs$/, json((config) => ({ ...pick(config, ...configKeys), future: {} }))],
  [
    /\.docusaurus\/i18n\.json$/,
    json(({ currentLocale, localeConfigs }) => ({ currentLocale, localeConfigs: pick(localeConfigs, currentLocale) })),
  ],
  [/\.docusaurus\/globalData\.json$/, json((data) => ({ ...data, 'docusaurus-plugin-content-docs': undefined }))],
  [/\.docusaurus\/docusaurus-plugin-content-docs\/default\/p\/.*\.json$/, json(() => ({}))],
  [/\.docusaurus\/(?:site-metadata|codeTranslations)\.json$/, json(() => ({}))],
  // Each part of a page is [loader, name, id]; the name is its source file.
  [/\.docusaurus\/registry\.js$/, (source) => source.replace(/"\), "[^"]+", require/g, '"), "", require')],
  [
    /\/data\/claims\.json$/,
    json((claims) => {
      // The last two are for the explanation of a figure.
      const shown = ['product', 'value', 'unit', 'qualifier', 'basis', 'date'];
      return Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, pick(claim, ...shown)]));
    }),
  ],
  // For those who edit them.
  [/^(?!.*node_modules).*\/data\/[\w-]+\.json$/, json((data) => ({ ...data, $comment: undefined }))],
];

/** Webpack loader. */
module.exports = function pageDataLoader(source) {
  const [, shorten] = shortened.find(([file]) => file.test(this.resourcePath));
  return shorten(source);
};
/** The files that it is for. */
module.exports.files = shortened.map(([file]) => file);
