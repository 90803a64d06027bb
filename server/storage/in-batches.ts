/** An item that could not be handled, while the others of its batch were. */
export class ItemError {
  readonly error: Error;

  constructor(error: Error) {
    this.error = error;
  }
}

/** More makes no commit cheaper, and the last one waits for all. */
const usualBatch = 64;
/** Under load, as long is waited for more company: far less than a commit takes. */
const waitMs = 1;
/** A batch so soon after the last one means load. */
const loadMs = 4;

/**
 * Group commit: what arrives within one turn of the event loop, or while a batch is under way, becomes one batch.
 * @param run handles a batch in one transaction; gives a result, or an ItemError, for each item in its order
 * @param maxBatch 1 makes a transaction of each item
 */
export function inBatches<Item, Result>(
  run: (items: Item[]) => Promise<(Result | ItemError)[]>,
  maxBatch = usualBatch,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let scheduled = false;
  let lastEnd = -Infinity;

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    if (waiting.length < maxBatch && performance.now() - lastEnd < loadMs) setTimeout(flush, waitMs);
    else setImmediate(flush);
  }

  async function flush(): Promise<void> {
    const batch = waiting.slice(0, maxBatch);
    waiting = waiting.slice(maxBatch);
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]!;
        if (result instanceof ItemError) reject(result.error);
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    scheduled = false;
    lastEnd = performance.now();
    schedule();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
