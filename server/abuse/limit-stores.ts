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

/** Counters of one process. */
export function memoryLimitStore(): LimitStore {
  const counters = new Map<string, { current: number; endsAt: number }>();
  const store: LimitStore = {
    incr(key: string, callback: Callback, timeWindow = 0): void {
      const now = Date.now();
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
      const now = Date.now();
      for (const [key, { endsAt }] of counters) if (endsAt <= now) counters.delete(key);
    },
  };
  return store;
}

/** Counters that all instances share, in PostgreSQL. */
export function sharedLimitStore({ query }: Database): LimitStore {
  const store: LimitStore = {
    incr(key: string, callback: Callback, timeWindow = 0): void {
      const now = Date.now();
      query<{ hits: number; ends_at: string }>(
        `INSERT INTO rate_limits (key, hits, ends_at) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           hits = CASE WHEN rate_limits.ends_at <= $3 THEN 1 ELSE rate_limits.hits + 1 END,
           ends_at = CASE WHEN rate_limits.ends_at <= $3 THEN excluded.ends_at ELSE rate_limits.ends_at END
         RETURNING hits, ends_at`,
        [key, new Date(now + timeWindow).toISOString(), new Date(now).toISOString()],
      )
        .then(([row]) => callback(null, { current: row!.hits, ttl: Date.parse(row!.ends_at) - now }))
        .catch((error: Error) => callback(error));
    },
    child: () => store,
    async dropEnded() {
      await query('DELETE FROM rate_limits WHERE ends_at <= $1', [new Date().toISOString()]);
    },
  };
  return store;
}
