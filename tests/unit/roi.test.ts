import { expect, test } from '@jest/globals';

import { claims } from '../../src/domain/claims.ts';
import { priceExample } from '../../src/domain/prices.ts';
import {
  calculateRoi,
  calculatorOf,
  cautiousShare,
  formatMoney,
  formatMoneyRange,
  isRoiValue,
  monthsOf,
  readFigure,
  readRoiQuery,
  roiCurrencies,
  roiDefaults,
  roiProducts,
  writeRoiQuery,
  type RoiProduct,
} from '../../src/domain/roi.ts';

const batscan = {
  product: 'batscan' as const,
  currency: 'EUR',
  values: { cars: 10, price: 20_000, uplift: 4, minutes: 30, saved: 80, minuteCost: 1.5, reports: 2, fee: 30 },
};
const fromTo = (from: string, to: string) => `${from} to ${to}`;
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

/** Every product in every currency. */
const starts = roiProducts.flatMap((product) =>
  roiCurrencies.map((currency): [RoiProduct, string] => [product, currency]),
);

test('A month of BatScan brings higher prices and saved time, from the cautious end to the full one, and costs reports', () => {
  const { gains, total, fee, afterFee } = calculateRoi(batscan);
  expect(gains.resale!.high).toBeCloseTo(8000);
  expect(gains.time!.high).toBeCloseTo(360);
  expect(total.high).toBeCloseTo(8360);
  for (const range of [gains.resale!, gains.time!, total]) expect(range.low).toBeCloseTo(range.high * cautiousShare);
  expect(fee).toBe(600);
  expect(afterFee.low).toBeCloseTo(3580);
  expect(afterFee.high).toBeCloseTo(7760);
});

test('A year of BatStream saves days off the road, and costs twelve months of each vehicle', () => {
  const values = { vehicles: 50, stops: 4, days: 5, dayCost: 300, found: 50, fee: 7 };
  const { gains, fee, afterFee } = calculateRoi({ product: 'batstream', currency: 'EUR', values });
  expect(gains.downtime!.high).toBeCloseTo(3000);
  expect(fee).toBe(50 * 7 * 12);
  expect(afterFee.high).toBeCloseTo(-1200);
});

test('A year of BatData avoids returns, and costs twelve months of each line', () => {
  const values = { lines: 2, packs: 10_000, returned: 0.5, returnCost: 5000, held: 20, fee: 1000 };
  const { gains, fee, afterFee } = calculateRoi({ product: 'batdata', currency: 'EUR', values });
  expect(gains.returns!.high).toBeCloseTo(50_000);
  expect(fee).toBe(24_000);
  expect(afterFee.low).toBeCloseTo(1000);
});

test.each(starts)(
  'The fee that %s starts with in %s is that of the example on the page of prices',
  (product, currency) => {
    const { month } = priceExample(product, currency);
    expect(calculateRoi(roiDefaults(product, currency)).fee).toBeCloseTo(month * monthsOf(calculatorOf(product)));
  },
);

test.each(starts)('Each figure that %s starts with in %s is one that a visitor may type', (product, currency) => {
  const { values } = roiDefaults(product, currency);
  const { inputs } = calculatorOf(product);
  expect(Object.keys(values)).toEqual(Object.keys(inputs));
  for (const [name, input] of Object.entries(inputs))
    expect([name, isRoiValue(input, values[name]!)]).toEqual([name, true]);
});

test.each(roiProducts)('Nothing gained with %s is nothing, not an error, and the fee is then a loss', (product) => {
  const { values, ...query } = roiDefaults(product, 'EUR');
  const none = Object.fromEntries(Object.keys(values).map((name) => [name, 0]));
  expect(calculateRoi({ ...query, values: none })).toMatchObject({ total: { low: 0, high: 0 }, fee: 0 });
  const feeOnly = Object.fromEntries(calculatorOf(product).fee.map((name) => [name, values[name]!]));
  const { fee, afterFee } = calculateRoi({ ...query, values: { ...none, ...feeOnly } });
  expect(fee).toBeGreaterThan(0);
  expect(afterFee).toEqual({ low: -fee, high: -fee });
});

test.each(roiProducts)('Without a fee %s leaves the whole gain', (product) => {
  const query = roiDefaults(product, 'EUR');
  const { total, fee, afterFee } = calculateRoi({ ...query, values: { ...query.values, fee: 0 } });
  expect(fee).toBe(0);
  expect(afterFee).toEqual(total);
});

test.each(roiProducts)('The largest figures of %s are still a sum that can be written', (product) => {
  const { inputs } = calculatorOf(product);
  const values = Object.fromEntries(Object.entries(inputs).map(([name, { max }]) => [name, max]));
  const { total, fee, afterFee } = calculateRoi({ product, currency: 'EUR', values });
  for (const value of [total.low, total.high, fee, afterFee.low, afterFee.high]) {
    expect(Number.isFinite(value)).toBe(true);
    expect(formatMoney(value, 'EUR', 'en')).toMatch(/^−?€[\d,]+$/);
  }
});

test('The assumed minutes are those of which the saved share leaves the claimed time', () => {
  const { minutes, saved } = roiDefaults('batscan', 'EUR').values;
  expect(minutes! * (1 - saved! / 100)).toBeCloseTo(2);
});

test('An average is assumed, or less than the best result, not the most that was ever gained', () => {
  expect(roiDefaults('batscan', 'EUR').values.uplift).toBe(claims.averageResaleUplift.value);
  expect(roiDefaults('batstream', 'EUR').values.found).toBeLessThanOrEqual(claims.downtimeReduction.value / 2);
  expect(roiDefaults('batdata', 'EUR').values.held).toBeLessThanOrEqual(claims.warrantyClaimReduction.value / 2);
});

test.each(starts)('A calculation of %s in %s survives its address', (product, currency) => {
  const query = roiDefaults(product, currency);
  const changed = { ...query, values: { ...query.values, fee: 0, [Object.keys(query.values)[1]!]: 7.5 } };
  expect(readRoiQuery(product, writeRoiQuery(changed), 'EUR')).toEqual(changed);
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
  expect(readRoiQuery('batscan', search, 'EUR')).toEqual(roiDefaults('batscan', 'EUR'));
});

test.each([
  ['EUR', 'en', '€12,100–€24,300', '€0.80'],
  ['SEK', 'sv', '12 100–24 300 kr', '0,80 kr'],
  ['DKK', 'da', '12.100–24.300 kr.', '0,80 kr.'],
  ['NOK', 'nb', '12 100–24 300 kr', '0,80 kr'],
  ['GBP', 'en', '£12,100–£24,300', '£0.80'],
])('Amounts in %s read in %s as %s', (currency, htmlLang, range, small) => {
  expect(plain(formatMoneyRange({ low: 12_144, high: 24_288 }, currency, htmlLang, fromTo))).toBe(range);
  expect(plain(formatMoney(0.8, currency, htmlLang))).toBe(small);
});

test.each([
  [-1440, 2160, 'en', '−€1,440 to €2,160'],
  [-9600, -1234, 'sv', '−9 600 € to −1 230 €'],
  [-0.4, 0.4, 'nl', '€ 0'],
  [0, 0, 'en', '€0'],
  [-600, -600, 'en', '−€600'],
  [20_400, 110_400, 'en', '€20,000–€110,000'],
])(
  'From %s to %s reads in %s as %s: no dash that could be a minus, and no range of one amount',
  (low, high, htmlLang, range) => {
    expect(plain(formatMoneyRange({ low, high }, 'EUR', htmlLang, fromTo))).toBe(range);
  },
);

test.each([
  ['24,000', 24_000],
  ['1.250.000', 1_250_000],
  ['24\u00a0000', 24_000],
  ['24 500', 24_500],
  ['0,8', 0.8],
  ['0.125', 0.125],
  ['12.5', 12.5],
  ['1,2,3', NaN],
  ['many', NaN],
])('%s is read as %d', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});
