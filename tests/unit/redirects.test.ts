import { expect, test } from '@jest/globals';

import published from '../../data/published-paths.json' with { type: 'json' };
import { publicPaths } from '../../src/check/published-paths.ts';
import { redirectPage, redirectsOf } from '../../src/domain/redirects.ts';

const moved = [{ from: '/old', to: '/about' }];
const once = { languages: ['en', 'sv', 'fi'], pages: ['/', '/about', '/old'] };

test('What has moved leads on in every language, within the language', () => {
  expect(redirectsOf('sv', moved, once)).toEqual([{ from: '/sv/old', to: '/sv/about' }]);
  expect(redirectsOf('sv', [{ from: '/old', to: '/' }], once)).toEqual([{ from: '/sv/old', to: '/sv' }]);
});

test('A file leads to a page of its own language, from its one address', () => {
  const files = [{ from: '/downloads/a-sv.pdf', to: '/sv/about' }];
  expect(redirectsOf('en', files, once)).toContainEqual(files[0]);
  expect(redirectsOf('sv', files, once)).toEqual([]);
});

test('Pages of a language that the site has no more lead to the English ones, in one step', () => {
  expect(redirectsOf('en', moved, once)).toEqual([
    { from: '/old', to: '/about' },
    { from: '/fi', to: '/' },
    { from: '/fi/about', to: '/about' },
    { from: '/fi/old', to: '/about' },
  ]);
});

test('On hosts without rules a redirect is a page that gives way to one of its name', () => {
  expect(redirectPage({ from: '/sv/old', to: '/sv/about' })).toBe('sv/old/index.html');
});

test('Every address that is public is on the list: "npm run published" adds what is missing here', () => {
  // What has had its day since an address was last noted comes in with the next hand-over.
  const dates = published.pages.flatMap((page) => /(?<=^\/blog\/)\d{4}\/\d{2}\/\d{2}(?=\/)/.exec(page) ?? []);
  const now = publicPaths(process.cwd(), dates.sort().at(-1)!.replaceAll('/', '-'));
  for (const list of ['languages', 'pages', 'files'] as const)
    expect(now[list].filter((address) => !published[list].includes(address))).toEqual([]);
  expect(now.pages).toContain('/newsletter/confirm');
  expect(now.pages).not.toContain('/design-system');
});
