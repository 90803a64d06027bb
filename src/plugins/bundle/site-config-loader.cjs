const buildOnly = ['ssrTemplate', 'presets', 'plugins', 'themes', 'markdown', 'headTags', 'clientModules'];

/** Webpack loader: leaves out of the site's configuration, which every page loads, what only the build reads. */
module.exports = function siteConfigLoader(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  for (const key of buildOnly) delete config[key];
  return source.slice(0, start) + JSON.stringify(config) + source.slice(end);
};
