import { expect, test } from '@jest/globals';

import labels from '../../i18n/en/code.json' with { type: 'json' };
import { navigationSchema } from '../../src/domain/schemas/arrangement.ts';
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

test('Addresses have no prefix and no host', () => {
  const lists = { $comment: '', productOrder: [], header: ['/'], products: [], resources: [], footer: [], legal: [] };
  expect(navigationSchema.safeParse(lists).success).toBe(true);
  expect(navigationSchema.safeParse({ ...lists, header: ['about'] }).success).toBe(false);
});

test('Labels of the bar, the menus and the footer say how many characters they have room for', () => {
  const limited = Object.entries(labels).filter(([, { description }]) => /at most \d+ characters/.test(description));
  expect(limited.map(([id]) => id)).toEqual(
    expect.arrayContaining([
      ...['nav.about', 'nav.blog', 'nav.requestDemo', 'nav.careers', 'nav.newsletter'],
      ...['nav.sampleReport', 'nav.sampleFleetReport', 'nav.samplePilotReport'],
      ...['footer.products', 'footer.resources', 'footer.company', 'footer.newsletter.submit'],
    ]),
  );
});
