import type { FastifyBaseLogger } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import type { Database } from './database.ts';
import { purge } from './retention.ts';

const purgeEveryMs = 3_600_000;

/**
 * Deletes what is past its retention period now and every hour.
 * @returns ends it
 */
export function startPurging(database: Database, log: FastifyBaseLogger): () => void {
  const run = () =>
    void purge(database).catch((error: unknown) =>
      log.error({ code: codeOf(error) }, 'What is past its retention period could not be deleted.'),
    );
  const timer = setInterval(run, purgeEveryMs);
  timer.unref();
  run();
  return () => clearInterval(timer);
}
