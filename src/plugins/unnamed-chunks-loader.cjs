/**
 * Webpack loader for the framework's registry of chunks: leaves out the names of the modules in them, which only
 * rendering on the server asks for.
 */
module.exports = function unnamedChunksLoader(source) {
  return source.replace(/, "[^"]*", require\.resolveWeak/g, ', "", require.resolveWeak');
};
