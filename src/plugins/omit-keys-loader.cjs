/** The value without the given keys, at any depth. */
function omit(value, keys) {
  if (Array.isArray(value)) return value.map((item) => omit(item, keys));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !keys.includes(key))
      .map(([key, item]) => [key, omit(item, keys)]),
  );
}

/** Webpack loader: leaves keys out of a JSON file, or of a module that is `export default {json}`. */
module.exports = function omitKeysLoader(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const kept = JSON.stringify(omit(JSON.parse(source.slice(start, end)), this.getOptions().keys));
  return source.slice(0, start) + kept + source.slice(end);
};
