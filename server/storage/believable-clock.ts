import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import os from 'node:os';

import type { Query } from './database.ts';

/** A clock that nobody can set, and what it counts from: readings from the same start can be compared. */
export interface MonotonicClock {
  start: string;
  milliseconds(): number;
}

/** Since the machine was started, also while no server runs; where the system does not say, since this process was. */
function systemClock(): MonotonicClock {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { start, milliseconds: () => Math.floor(os.uptime() * 1000) };
  } catch {
    return { start: randomUUID(), milliseconds: () => Math.floor(performance.now()) };
  }
}

interface Belief {
  /** By the clock of the wall. */
  wall: Date;
  /** By the clock that retention goes by: never ahead of the wall. */
  believed: Date;
  /** Remembers how far the clock has got, for the next run. */
  keep(query: Query, moment?: Date): Promise<void>;
}

/**
 * A clock for what cannot be undone. Since the last run of the retention, which the database remembers, it has gone on by
 * no more than has certainly gone by; the clock of the wall only holds it back. While the machine is off it stands still.
 */
export interface BelievableClock {
  read(query: Query): Promise<Belief>;
}

export function createBelievableClock(monotonic = systemClock()): BelievableClock {
  /** Of this process: another instance may have kept a reading of its own since. */
  let last: { moment: number; at: number } | undefined;

  return {
    async read(query) {
      const now = Date.now();
      const at = monotonic.milliseconds();
      const [run] = await query<{ ran_at: string; clock_start: string | null; clock_ms: number | null }>(
        'SELECT ran_at, clock_start, clock_ms FROM purge_runs',
      );
      const [record] = await query<{ newest: string | null }>(
        `SELECT COALESCE((SELECT max(received_at) FROM submissions), (SELECT max(requested_at) FROM subscriptions)) AS newest`,
      );
      const newest = record!.newest ? Date.parse(record!.newest) : now;
      const gone = run?.clock_start === monotonic.start ? Math.max(0, at - (run.clock_ms ?? at)) : 0;
      const kept = run ? Date.parse(run.ran_at) + gone : newest;
      const lived = last ? last.moment + at - last.at : kept;
      // A clock that has been turned back was wrong when it was believed.
      const proven = Math.min(Math.max(kept, lived), Math.max(now, newest));
      last = { moment: proven, at };
      return {
        wall: new Date(now),
        believed: new Date(Math.min(now, proven)),
        async keep(write, moment = new Date(proven)) {
          last = { moment: moment.getTime(), at };
          await write(
            `INSERT INTO purge_runs (id, ran_at, clock_start, clock_ms) VALUES (1, $1, $2, $3) ON CONFLICT (id)
             DO UPDATE SET ran_at = excluded.ran_at, clock_start = excluded.clock_start, clock_ms = excluded.clock_ms`,
            [moment.toISOString(), monotonic.start, at],
          );
        },
      };
    },
  };
}
