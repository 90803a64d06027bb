import { expect, test } from '@jest/globals';

import { valueAt, type Keyframe } from '../../src/sections/tours/keyframes.ts';

const frames: Keyframe[] = [
  [2, 10],
  [4, 20],
  [6, 20],
  [8, 0],
];

test('Before the first keyframe and after the last nothing moves', () => {
  expect(valueAt(frames, 0)).toBe(10);
  expect(valueAt(frames, 9)).toBe(0);
});

test('At a keyframe its value is reached, and between equal ones it is held', () => {
  expect([2, 4, 5, 6, 8].map((seconds) => valueAt(frames, seconds))).toEqual([10, 20, 20, 20, 0]);
});

test('In between it moves smoothly: half way in the middle, slower at the ends', () => {
  expect(valueAt(frames, 3)).toBe(15);
  expect(valueAt(frames, 2.2) - 10).toBeLessThan(1);
  expect(20 - valueAt(frames, 3.8)).toBeLessThan(1);
});
