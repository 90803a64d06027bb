export interface RetryOptions {
  /** Before the first retry; each further one waits twice as long. */
  firstDelayMs: number;
  retries: number;
  /** Loads at the same time; the others wait for their turn. */
  parallel: number;
  /** Whether what could not be loaded no longer exists, so that trying again is of no use. */
  isGone: (id: string) => Promise<boolean>;
  /** Whether there is no connection at all: whoever asked is told at once. */
  isOffline: () => boolean;
}

/** A part of the site that a later deployment has replaced; the message is its id. */
export class GoneError extends Error {
  override name = 'GoneError';
}

/** `load` with retries, each after twice the wait of the one before, and no more than `parallel` at a time. */
export function retryingLoader<Result>(
  load: (id: string) => Promise<Result>,
  { firstDelayMs, retries, parallel, isGone, isOffline }: RetryOptions,
): (id: string) => Promise<Result> {
  let running = 0;
  const queue: (() => void)[] = [];

  async function once(id: string): Promise<Result> {
    if (running >= parallel) await new Promise<void>((resolve) => queue.push(resolve));
    running += 1;
    try {
      return await load(id);
    } finally {
      running -= 1;
      queue.shift()?.();
    }
  }

  return async (id) => {
    for (let retry = 0; ; retry += 1) {
      try {
        return await once(id);
      } catch (error) {
        if (isOffline()) throw error;
        if (await isGone(id)) throw new GoneError(id, { cause: error });
        if (retry === retries) throw error;
        await new Promise((resolve) => setTimeout(resolve, firstDelayMs * 2 ** retry));
      }
    }
  };
}
