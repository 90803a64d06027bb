import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

import { claims, formatFigure } from '../../src/domain/claims.ts';

const space = '\u00a0';

test.each([
  ['en', '30%'],
  ['sv', `30${space}%`],
  ['da', `30${space}%`],
  ['nb', `30${space}%`],
  ['nl', '30%'],
])('Per cent in %s reads %s', (htmlLang, expected) => {
  expect(formatFigure({ value: 30, unit: 'percent' }, htmlLang)).toBe(expected);
});

test.each([
  ['en', '2 minutes'],
  ['sv', '2 minuter'],
  ['da', '2 minutter'],
  ['nb', '2 minutter'],
  ['nl', '2 minuten'],
])('Minutes in %s read %s', (htmlLang, expected) => {
  expect(formatFigure({ value: 2, unit: 'minute' }, htmlLang)).toBe(expected);
});

test('A time in weeks is said in the language', () => {
  expect(formatFigure({ value: 6, unit: 'week' }, 'sv')).toBe('6 veckor');
  expect(formatFigure({ value: 6, unit: 'week' }, 'nl')).toBe('6 weken');
});

test('Days are calendar days, also where Intl speaks of 24 hours', () => {
  expect(formatFigure({ value: 30, unit: 'day' }, 'sv')).toBe('30 dagar');
  expect(formatFigure({ value: 1, unit: 'day' }, 'nb')).toBe('1 dag');
  expect(formatFigure({ value: 30, unit: 'day' }, 'da')).toBe('30 dage');
});

test('Decimals follow the language', () => {
  expect(formatFigure({ value: 99.99, unit: 'percent' }, 'sv')).toBe(`99,99${space}%`);
});

test('Pages that run in the browser get what the explanation of a figure says', () => {
  const load = createRequire(import.meta.url)('../../src/plugins/bundle/page-data-loader.cjs') as (
    this: { resourcePath: string },
    source: string,
  ) => string;
  const { resaleUplift } = JSON.parse(
    load.call({ resourcePath: '/site/data/claims.json' }, JSON.stringify(claims)),
  ) as typeof claims;
  const { product, value, unit, qualifier, basis, date } = claims.resaleUplift;
  expect(resaleUplift).toEqual({ product, value, unit, qualifier, basis, date });
});
