import { expect, test } from '@jest/globals';

import { figuresOf } from '../../src/check/translation/figures.ts';

const thin = '\u202f';
const noBreak = '\u00a0';

test.each([
  ['en', '17,000 km, 1.5 kWh and 90%', ['17000 km', '1.5 kWh', '90 %']],
  ['sv', `17${noBreak}000 km, 1,5 kWh och 90${noBreak}%`, ['17000 km', '1.5 kWh', '90 %']],
  ['nb', `17${thin}000 km, 1,5 kWh og 90${thin}%`, ['17000 km', '1.5 kWh', '90 %']],
  ['da', '17.000 km, 1,5 kWh og 90 %', ['17000 km', '1.5 kWh', '90 %']],
  ['nl', '17.000 km, 1,5 kWh en 90%', ['17000 km', '1.5 kWh', '90 %']],
  ['de', '17.000 km, 1,5 kWh und 90 %', ['17000 km', '1.5 kWh', '90 %']],
  // English forms are other figures elsewhere.
  ['sv', '17,000 km och 1.5 kWh', ['17 km', '1', '5 kWh']],
  ['en', 'In 2025, 5 of 100 cells; 10 kmh', ['2025', '5', '100', '10']],
])('%s: the figures of "%s" are %j', (language, text, expected) => {
  expect(figuresOf(text, language).map(({ value, unit }) => `${value} ${unit}`.trim())).toEqual(expected);
});
