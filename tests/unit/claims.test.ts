import { expect, test } from '@jest/globals';

import { formatFigure } from '../../src/domain/claims.ts';

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

test('Decimals follow the language', () => {
  expect(formatFigure({ value: 99.99, unit: 'percent' }, 'sv')).toBe(`99,99${space}%`);
});
