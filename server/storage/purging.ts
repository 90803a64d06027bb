import type { Database } from './database.ts';
import { purge } from './retention.ts';

const purgeEveryMs = 3_600_000;

/**
 * Deletes what is past its retention period now and every hour.
 * @param onError called when that fails
 * @returns ends it
 */
export function startPurging(database: Database, onError: (error: unknown) => void): () => void {
  const run = () => void purge(database).catch(onError);
  const timer = setInterval(run, purgeEveryMs);
  timer.unref();
  run();
  return () => clearInterval(timer);
}
