const { readFileSync } = require('node:fs');
const path = require('node:path');

const routeEntry =
  / {2}\{\n {4}path: '([^']+)',\n {4}component: ComponentCreator\('[^']+', '[^']+'\),\n {4}exact: true\n {2}\},?\n/g;
const registryEntry = /^ {2}"([^"]+)": \[(.+), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/gm;

/** All texts in a value, at any depth. */
const texts = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(texts));

/** Three characters of a name, where no other name begins with them: adding pages hardly ever changes those of others. */
function shortNames(names) {
  const start = (name) => name.slice(0, 3);
  const byStart = Map.groupBy(names, start);
  return (name) => (byStart.get(start(name))?.length === 1 ? start(name) : name);
}

/**
 * Webpack loader for the framework's three lists of what pages there are, which every page loads: `routes.js`,
 * `routesChunkNames.json` (from a page to the names of its chunks) and `registry.js` (from such a name to what loads
 * it). The blog's part of them grows with each post, so it becomes a module of its own, `routes.js?blog`, which pages of
 * the blog load. Names are cut short; the modules' own names and ids go, which only rendering on the server asks for.
 * Option `blog`: the path of the blog, such as `/sv/blog`.
 */
module.exports = function routesLoader(source) {
  const { blog } = this.getOptions();
  const isOfBlog = (address) => address === blog || address.startsWith(`${blog}/`);
  const folder = path.dirname(this.resourcePath);
  const read = (name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };

  const chunkNames = Object.entries(JSON.parse(read('routesChunkNames.json'))).map(([key, names]) => ({
    key,
    names,
    isOfBlog: isOfBlog(key.replace(/-[^-]+$/, '')),
  }));
  const usedElsewhere = new Set(chunkNames.flatMap(({ isOfBlog, names }) => (isOfBlog ? [] : texts(names))));
  const registrySource = read('registry.js');
  const registry = [...registrySource.matchAll(registryEntry)].map(([, name, load]) => ({ name, load }));
  // For a page that the browser's bundle leaves out, the server's waits for ever.
  if (registry.length !== registrySource.split('resolveWeak').length - 1) {
    throw new Error(`${folder}/registry.js is not written as this loader expects; compare them.`);
  }
  const short = shortNames(registry.map(({ name }) => name));

  const registryOf = (ofBlog) =>
    `{${registry
      .filter(({ name }) => usedElsewhere.has(name) !== ofBlog)
      .map(({ name, load }) => `"${short(name)}": [${load.replace(name, short)}]`)
      .join(',\n')}}`;
  const chunkNamesOf = (ofBlog) =>
    JSON.stringify(
      Object.fromEntries(
        chunkNames.filter(({ isOfBlog }) => isOfBlog === ofBlog).map(({ key, names }) => [key, names]),
      ),
      (_key, value) => (typeof value === 'string' ? short(value) : value),
    );

  switch (path.basename(this.resourcePath) + this.resourceQuery) {
    case 'registry.js':
      return `export default ${registryOf(false)};`;
    case 'routesChunkNames.json':
      return chunkNamesOf(false);
    case 'routes.js': {
      const rest = source.replace(routeEntry, (entry, address) => (isOfBlog(address) ? '' : entry));
      if (rest.includes(`'${blog}/`))
        throw new Error(`${this.resourcePath} is not written as this loader expects; compare them.`);
      return rest.replace(
        'export default [',
        `import lazyRoutes from '@site/src/plugins/lean/lazy-routes';
        export default [
          lazyRoutes(${JSON.stringify(blog)}, () => import('./routes.js?blog')),`,
      );
    }
    case 'routes.js?blog': {
      const entries = [...source.matchAll(routeEntry)].filter(([, address]) => isOfBlog(address));
      return `import ComponentCreator from '@docusaurus/ComponentCreator';
        import registry from './registry.js';
        import chunkNames from './routesChunkNames.json';
        Object.assign(registry, ${registryOf(true)});
        Object.assign(chunkNames, ${chunkNamesOf(true)});
        export default [${entries.map(([entry]) => entry).join('')} { path: '*', component: ComponentCreator('*') }];`;
    }
  }
};
