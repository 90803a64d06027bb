/** What only the build reads of docusaurus.config.ts; the framework would ship all of it to every page. */
const buildOnly = [
  'ssrTemplate',
  'themeConfig',
  'presets',
  'plugins',
  'themes',
  'markdown',
  'headTags',
  'clientModules',
];

/** Webpack loader for the generated configuration, `export default {json}`. */
module.exports = function clientConfigLoader(source) {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const config = JSON.parse(json);
  for (const key of buildOnly) delete config[key];
  return `export default ${JSON.stringify({ ...config, themeConfig: {} })};\n`;
};
