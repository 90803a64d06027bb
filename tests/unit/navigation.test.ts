import { expect, test } from '@jest/globals';

import { homeSchema, navigationSchema } from '../../src/domain/schemas/arrangement.ts';
import { navigationPages } from '../../src/plugins/navigation.ts';

const pages = new Map([
  ['/', {}],
  ['/partners', { label: 'Partners' }],
  ['/press', { heading: 'For journalists' }],
]);

test('The frame leads to the pages of the list, in its order, with what they say about their names', () => {
  expect(navigationPages(['/press', '/', '/partners'], pages, () => false)).toEqual([
    { to: '/press', heading: 'For journalists' },
    { to: '/' },
    { to: '/partners', label: 'Partners' },
  ]);
});

test('A page that is held back is left out, one that does not exist is named', () => {
  expect(navigationPages(['/', '/draft'], pages, (address) => address === '/draft')).toEqual([{ to: '/' }]);
  expect(() => navigationPages(['/drafd'], pages, (address) => address === '/draft')).toThrow(
    'data/navigation.json names /drafd, but there is no such page.',
  );
});

test('Addresses have no prefix and no host, and the home page has known sections', () => {
  const lists = { $comment: '', header: ['/'], products: [], footer: [], legal: [] };
  expect(navigationSchema.safeParse(lists).success).toBe(true);
  expect(navigationSchema.safeParse({ ...lists, header: ['about'] }).success).toBe(false);
  expect(homeSchema.safeParse({ $comment: '', sections: ['demo', 'figures'] }).success).toBe(true);
  expect(homeSchema.safeParse({ $comment: '', sections: ['weather'] }).success).toBe(false);
});
