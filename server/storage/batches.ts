/** Result of an item that could not be handled while the others of its batch were. */
export class ItemError {
  readonly error: Error;

  constructor(error: Error) {
    this.error = error;
  }
}

/** A larger batch makes no commit cheaper, and its first item waits for the last. */
const usualBatch = 64;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit. A durable commit waits for the disk, which takes far longer than writing a row, so a transaction for
 * each item would limit the server to the disk's flushes per second. Items that arrive in one turn of the event loop, or
 * while a batch is being handled, are handled together; a caller's promise still resolves only after its batch has
 * been committed.
 * @param handle handles a batch in one transaction; returns a result, or an ItemError, for each item in order
 * @param maxBatch most items in one batch; 1 gives each item a transaction of its own
 */
export function inBatches<Item, Result>(
  handle: (items: Item[]) => Promise<(Result | ItemError)[]>,
  maxBatch = usualBatch,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let next: NodeJS.Immediate | undefined;
  let isRunning = false;

  function schedule(): void {
    if (isRunning || waiting.length === 0) return;
    if (waiting.length >= maxBatch) void runBatch();
    else next ??= setImmediate(runBatch);
  }

  async function runBatch(): Promise<void> {
    clearImmediate(next);
    next = undefined;
    isRunning = true;
    const batch = waiting.splice(0, maxBatch);
    try {
      const results = await handle(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]!;
        if (result instanceof ItemError) reject(result.error);
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isRunning = false;
    schedule();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
