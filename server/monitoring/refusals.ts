import type { FastifyBaseLogger } from 'fastify';

/** Why something was refused or closed. */
export type Refusal =
  'too-many-requests' | 'foreign-origin' | 'connections' | 'pipelining' | 'slow-request' | 'slow-reader';

/** Whoever is refused a thousand times a second writes a line a minute. */
const periodMs = 60_000;

export interface Refusals {
  count(reason: Refusal): void;
  /** Logs what has been counted. */
  flush(): void;
}

/** Counts what the limits refuse, and logs the counts of each minute that has any: nothing about who it was. */
export function createRefusals(log: Pick<FastifyBaseLogger, 'warn'>): Refusals {
  let counts: Partial<Record<Refusal, number>> = {};
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(counts).length > 0) log.warn({ event: 'refused', ...counts }, 'Limits refused something.');
    counts = {};
  }
  return {
    flush,
    count(reason) {
      counts[reason] = (counts[reason] ?? 0) + 1;
      timer ??= setTimeout(flush, periodMs).unref();
    },
  };
}
