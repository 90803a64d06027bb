import { expect, test } from '@jest/globals';

import { inBatches, ItemError } from '../../server/storage/batches';
import { waitUntil } from '../support/wait-until';

/** Answers each number with its double, once `open` lets it, and notes the batches. */
function doubler(maxBatch?: number, open: Promise<void> = Promise.resolve()) {
  const batches: number[][] = [];
  const double = inBatches<number, number>(async (items) => {
    batches.push(items);
    await open;
    return items.map((item) => (item < 0 ? new ItemError(new Error(`no ${item}`)) : item * 2));
  }, maxBatch);
  return { batches, double };
}

test('What comes together, or while a batch is under way, is one batch', async () => {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  const { batches, double } = doubler(undefined, open);
  const first = [1, 2, 3].map(double);
  await waitUntil(() => batches.length === 1);
  const second = [4, 5].map(double);
  resolve();
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('No batch is larger than allowed, and the last one is handled without others to fill it', async () => {
  const { batches, double } = doubler(2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test('One item that fails fails alone; a batch that fails fails whole, and the next one works', async () => {
  const { double } = doubler();
  expect(await Promise.allSettled([1, -1].map(double))).toMatchObject([{ value: 2 }, { reason: { message: 'no -1' } }]);

  let isBroken = true;
  const add = inBatches<number, number>(async (items) => {
    if (isBroken) throw new Error('broken');
    return items.map((item) => item + 1);
  });
  expect(await Promise.allSettled([1, 2].map(add))).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  isBroken = false;
  expect(await add(1)).toBe(2);
});
