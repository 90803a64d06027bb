/** An item that could not be handled, while the others of its batch were. */
export class ItemError {
  readonly error: Error;

  constructor(error: Error) {
    this.error = error;
  }
}

/** More makes no commit cheaper, and the last one waits for all. */
const maxBatch = 64;

/**
 * Group commit: what arrives within one turn of the event loop, or while a batch is under way, becomes one batch.
 * @param run handles a batch in one transaction; gives a result, or an ItemError, for each item in its order
 */
export function inBatches<Item, Result>(
  run: (items: Item[]) => Promise<(Result | ItemError)[]>,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let scheduled = false;

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    setImmediate(flush);
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
    schedule();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
