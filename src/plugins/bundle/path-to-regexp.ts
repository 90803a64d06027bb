/**
 * Replaces path-to-regexp 1 in the browser: the paths of our routes are literal or hold `*`, so that neither
 * parameters nor their parser need be shipped. A test compares it with the original.
 */
export default function pathToRegexp(
  path: string,
  keys: { name: number }[],
  { end, sensitive }: { end: boolean; strict: boolean; sensitive: boolean },
): RegExp {
  const literals = path.replace(/\/$/, '').split('*');
  const pattern = literals.map((literal) => literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('(.*)');
  keys.push(...literals.slice(1).map((_literal, name) => ({ name })));
  return new RegExp(`^${pattern}(?:\\/(?=$))?${end ? '$' : '(?=\\/|$)'}`, sensitive ? '' : 'i');
}

pathToRegexp.compile = (path: string) => () => path;
