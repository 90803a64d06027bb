import { expect, test } from '@jest/globals';

import {
  calculateRoi,
  cautiousShare,
  formatMoney,
  formatMoneyRange,
  readRoiQuery,
  roiDefaults,
  writeRoiQuery,
} from '../../src/domain/roi.ts';

const input = { cars: 10, price: 20_000, uplift: 4, minutes: 30, saved: 80, minuteCost: 1.5 };

test('A month brings higher prices and saved time, from the cautious end to the full one', () => {
  const { resale, hours, time, total } = calculateRoi(input);
  expect(resale.high).toBe(8000);
  expect(hours.high).toBe(4);
  expect(time.high).toBe(360);
  expect(total.high).toBe(8360);
  for (const range of [resale, hours, time, total]) expect(range.low).toBeCloseTo(range.high * cautiousShare);
});

test('Nothing gained is nothing, not an error', () => {
  expect(calculateRoi({ ...input, uplift: 0, saved: 0 }).total).toEqual({ low: 0, high: 0 });
});

test('The assumed minutes are those of which the saved share leaves the claimed time', () => {
  const { minutes, saved } = roiDefaults('EUR');
  expect(minutes * (1 - saved / 100)).toBeCloseTo(2);
});

test('An average is assumed, not the most that single cars gained', () => {
  expect(roiDefaults('EUR').uplift).toBe(5);
});

test('A calculation survives its address', () => {
  const query = { ...roiDefaults('SEK'), cars: 7, minuteCost: 8.5 };
  expect(readRoiQuery(writeRoiQuery(query), 'EUR')).toEqual(query);
});

test.each([
  ['?cars=0', 'a figure below the least'],
  ['?cars=1e9', 'a figure above the most'],
  ['?cars=twelve', 'a word'],
  ['?cars=', 'nothing'],
  ['?cars=NaN&price=Infinity', 'no numbers'],
  ['?currency=XXX', 'an unknown currency'],
  ['?unknown=1', 'an unknown name'],
])('In an address %s (%s) is passed over', (search) => {
  expect(readRoiQuery(search, 'EUR')).toEqual(roiDefaults('EUR'));
});

test.each([
  ['EUR', 'en', '€12,100–€24,300', '€0.80'],
  ['SEK', 'sv', '12 100–24 300 kr', '0,80 kr'],
  ['DKK', 'da', '12.100–24.300 kr.', '0,80 kr.'],
  ['NOK', 'nb', '12 100–24 300 kr', '0,80 kr'],
  ['GBP', 'en', '£12,100–£24,300', '£0.80'],
])('Amounts in %s read in %s as %s', (currency, htmlLang, range, small) => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
  expect(plain(formatMoneyRange({ low: 12_144, high: 24_288 }, currency, htmlLang))).toBe(range);
  expect(plain(formatMoney(0.8, currency, htmlLang))).toBe(small);
});
