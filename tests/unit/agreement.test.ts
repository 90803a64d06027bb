import { expect, test } from '@jest/globals';

import { exampleComparisons, uncertainty } from '../../src/domain/agreement.ts';
import { claims } from '../../src/domain/claims.ts';

const comparisons = exampleComparisons();

test('Of a hundred readings as many agree as the claim says, and the others are seen to lie outside', () => {
  expect(comparisons).toHaveLength(100);
  expect(comparisons.filter(({ isWithin }) => isWithin)).toHaveLength(claims.accuracy.value);
  for (const { measured, reading, isWithin } of comparisons)
    expect(Math.abs(reading - measured) <= uncertainty).toBe(isWithin);
});

test('All of them are inside the picture, each in a place of its own, and the same each time', () => {
  for (const value of comparisons.flatMap(({ measured, reading }) => [measured, reading])) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(100);
  }
  expect(new Set(comparisons.map(({ measured }) => measured)).size).toBe(comparisons.length);
  expect(exampleComparisons()).toEqual(comparisons);
});
