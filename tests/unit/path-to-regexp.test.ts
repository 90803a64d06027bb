import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

import replacement from '../../src/plugins/bundle/path-to-regexp.ts';

const require = createRequire(import.meta.url);
// The version that the router brings along.
const original = createRequire(require.resolve('react-router'))('path-to-regexp') as typeof replacement;

const paths = ['/', '/sv', '/sv/', '/about', '/products/batscan', '/blog/2026/11/12/what-the-law-lets-you-read', '*'];
const addresses = [
  ...paths,
  '/about/',
  '/about/us',
  '/aboutus',
  '/ABOUT',
  '/sv/about',
  '/a.b',
  '/products/batscan/x',
  '',
];

test.each([true, false])('It matches as the original does (whole path: %s)', (end) => {
  for (const path of paths) {
    for (const address of addresses) {
      const [keys, originalKeys] = [[], []] as { name: number }[][];
      const options = { end, strict: false, sensitive: false };
      const found = replacement(path, keys!, options).exec(address);
      const expected = original(path, originalKeys!, options).exec(address);
      expect({ path, address, found: found && [...found] }).toEqual({
        path,
        address,
        found: expected && [...expected],
      });
      expect(keys!.map(({ name }) => name)).toEqual(originalKeys!.map(({ name }) => name));
    }
  }
});
