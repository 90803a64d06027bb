import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { retryingLoader } from '../../src/client/retrying-loader.ts';

const options = {
  firstDelayMs: 350,
  retries: 5,
  parallel: 10,
  isGone: async () => false,
  isOffline: () => false,
};

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

test('What fails is tried again after 350 ms and then after twice as long each time, five times', async () => {
  const times: number[] = [];
  const load = retryingLoader(async () => {
    times.push(Date.now());
    throw new Error('broken');
  }, options);
  const result = expect(load('chunk')).rejects.toThrow('broken');
  await jest.advanceTimersByTimeAsync(60_000);
  await result;
  expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
});

test('What comes at last is handed on', async () => {
  let tries = 0;
  const load = retryingLoader(async (id) => {
    tries += 1;
    if (tries < 4) throw new Error('broken');
    return `${id}!`;
  }, options);
  const result = load('chunk');
  await jest.advanceTimersByTimeAsync(5000);
  await expect(result).resolves.toBe('chunk!');
});

test('What is gone, and anything while offline, is not tried again', async () => {
  const broken = jest.fn(async () => {
    throw new Error('broken');
  });
  await expect(retryingLoader(broken, { ...options, isGone: async () => true })('chunk')).rejects.toMatchObject({
    name: 'GoneError',
  });
  await expect(retryingLoader(broken, { ...options, isOffline: () => true })('chunk')).rejects.toThrow('broken');
  expect(broken).toHaveBeenCalledTimes(2);
});

test('At most ten loads run at the same time, and each gets its turn', async () => {
  let running = 0;
  let most = 0;
  const load = retryingLoader(async (id) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running -= 1;
    return id;
  }, options);
  const ids = Array.from({ length: 35 }, (_, index) => String(index));
  const all = Promise.all(ids.map(load));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await all).toEqual(ids);
  expect(most).toBe(10);
});
