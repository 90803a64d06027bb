import { expect, test } from '@jest/globals';

import { localizePath, splitLocalePath } from '../../src/domain/locales.ts';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/sv', 'sv', '/'],
  ['/sv/', 'sv', '/'],
  ['/no/products/batscan', 'no', '/products/batscan'],
  ['/nope', 'en', '/nope'],
  ['/en/about', 'en', '/en/about'],
])('%s belongs to %s as %s', (pathname, locale, path) => {
  expect(splitLocalePath(pathname)).toEqual({ locale, path });
});

test.each([
  ['/', 'sv', '/sv'],
  ['/sv', 'en', '/'],
  ['/sv', 'nl', '/nl'],
  ['/da/demo', 'en', '/demo'],
  ['/demo', 'no', '/no/demo'],
])('%s in %s is %s: the old prefix goes, English has none', (pathname, locale, expected) => {
  expect(localizePath(pathname, locale)).toBe(expected);
});
