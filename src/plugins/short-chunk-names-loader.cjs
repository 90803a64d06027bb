const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Webpack loader for the framework's two lists of chunks, which every page loads: `registry.js` (from the name of a chunk
 * to what loads it) and `routesChunkNames.json` (from a page to the names of its chunks). Names become their places in the
 * registry, and the modules' own names and ids go, which only rendering on the server asks for.
 */
module.exports = function shortChunkNamesLoader(source) {
  const registryFile = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registryFile);
  const names = [...readFileSync(registryFile, 'utf8').matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, name]) => name);
  const places = new Map(names.map((name, place) => [`"${name}"`, `"${place}"`]));
  return source
    .replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']')
    .replace(/"[^"]+"/g, (text) => places.get(text) ?? text);
};
