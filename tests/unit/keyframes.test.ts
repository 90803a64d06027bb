import { expect, test } from '@jest/globals';

import { tourTimelines, type Scene } from '../../src/domain/tours.ts';
import { cameraKeyframes, progressKeyframes, valueAt, type Keyframe } from '../../src/sections/tours/keyframes.ts';

const frames: Keyframe[] = [
  [2, 10],
  [4, 20],
  [6, 20],
  [8, 0],
];

const scenes: Scene[] = [
  { start: 0, camera: { x: 640, y: 360, scale: 1 }, progress: 0.2 },
  { start: 5, camera: { x: 900, y: 300, scale: 2 }, progress: 1 },
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

test('The camera moves at the beginning of a scene, then rests', () => {
  const scale = (seconds: number) => valueAt(cameraKeyframes(scenes, 'scale'), seconds);
  expect([0, 4, 5].map(scale)).toEqual([1, 1, 1]);
  expect(scale(5.4)).toBeCloseTo(1.5);
  expect([6, 9].map(scale)).toEqual([2, 2]);
});

test('The drawing goes on while the camera rests, and is done before the scene ends', () => {
  const progress = (seconds: number) => valueAt(progressKeyframes(scenes, 10), seconds);
  expect([0, 5, 5.8].map(progress)).toEqual([0.2, 0.2, 0.2]);
  expect([9.5, 10].map(progress)).toEqual([1, 1]);
});

test('Keyframes of the tours are in order of time', () => {
  for (const { scenes, seconds } of Object.values(tourTimelines)) {
    const times = progressKeyframes(scenes, seconds).map(([at]) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});
