import type { FastifyRateLimitStore } from '@fastify/rate-limit';

import type { Database } from '../storage/database.ts';

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Where submissions are counted. */
export interface LimitStore extends FastifyRateLimitStore {
  /** Deletes counters whose window is over, so that no trace of an address outlives it. */
  dropEnded(): Promise<void>;
}

/** More addresses within one window are an attack: the oldest counters are dropped. */
const mostCounters = 100_000;

/** Counters of one process. Windows are measured by a clock that nobody can turn back. */
export function memoryLimitStore(): LimitStore {
  const counters = new Map<string, { current: number; endsAt: number }>();
  const store: LimitStore = {
    incr(key: string, callback: Callback, timeWindow = 0): void {
      const now = performance.now();
      const known = counters.get(key);
      const counter = known && known.endsAt > now ? known : { current: 0, endsAt: now + timeWindow };
      counter.current += 1;
      // Moved to the end: the counter used last is dropped last.
      counters.delete(key);
      counters.set(key, counter);
      if (counters.size > mostCounters) counters.delete(counters.keys().next().value!);
      callback(null, { current: counter.current, ttl: counter.endsAt - now });
    },
    child: () => store,
    async dropEnded() {
      const now = performance.now();
      for (const [key, { endsAt }] of counters) if (endsAt <= now) counters.delete(key);
    },
  };
  return store;
}

const length = `$2 * interval '1 millisecond'`;

/**
 * Counters that all instances share, in PostgreSQL and by its clock. A window that ends later than a window from now was
 * begun before that clock was turned back, and is over.
 */
export function sharedLimitStore({ query }: Database): LimitStore {
  const store: LimitStore = {
    incr(key: string, callback: Callback, timeWindow = 0): void {
      const isOver = `known.ends_at <= clock_timestamp() OR known.ends_at > clock_timestamp() + ${length}`;
      query<{ hits: number; ttl: number }>(
        `INSERT INTO rate_limits AS known (key, hits, ends_at) VALUES ($1, 1, clock_timestamp() + ${length})
         ON CONFLICT (key) DO UPDATE SET
           hits = CASE WHEN ${isOver} THEN 1 ELSE known.hits + 1 END,
           ends_at = CASE WHEN ${isOver} THEN clock_timestamp() + ${length} ELSE known.ends_at END
         RETURNING hits, CAST(EXTRACT(EPOCH FROM ends_at - clock_timestamp()) * 1000 AS float8) AS ttl`,
        [key, timeWindow],
      )
        .then(([row]) => callback(null, { current: row!.hits, ttl: Math.max(0, row!.ttl) }))
        .catch((error: Error) => callback(error));
    },
    child: () => store,
    async dropEnded() {
      await query('DELETE FROM rate_limits WHERE ends_at <= clock_timestamp()');
    },
  };
  return store;
}
