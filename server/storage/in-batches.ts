/** An item that could not be handled, while the others of its batch were. */
export class ItemError {
  readonly error: Error;

  constructor(error: Error) {
    this.error = error;
  }
}

/** More makes no commit cheaper, and the last one waits for all. */
const usualBatch = 64;
/** Under load, as long is waited until a batch is as large as the last one. */
const waitMs = 2;
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
  const waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let lastSize = 0;
  let lastEnd = -Infinity;

  function schedule(): void {
    if (running || waiting.length === 0) return;
    const hasLoad = performance.now() - lastEnd < loadMs;
    if (hasLoad && waiting.length < lastSize) timer ??= setTimeout(start, waitMs);
    else start();
  }

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    running = true;
    setImmediate(flush);
  }

  async function flush(): Promise<void> {
    // Full batches one after the other: between them nothing new could join.
    do {
      const batch = waiting.splice(0, maxBatch);
      lastSize = batch.length;
      await handle(batch);
    } while (waiting.length >= maxBatch);
    running = false;
    lastEnd = performance.now();
    schedule();
  }

  async function handle(batch: Waiting[]): Promise<void> {
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
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
