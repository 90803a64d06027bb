import type { FastifyBaseLogger } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import type { Database } from './database.ts';
import { forgetSenders } from './outbox.ts';
import { purge } from './retention.ts';

const purgeEveryMs = 3_600_000;

/** Why nothing was removed, for the operator. */
export const heldBack = {
  clock: 'The clock is more than a week ahead of what was stored or purged last',
  share: 'More than a fifth of what is stored is past its retention period',
};

/**
 * Deletes what is past its retention period now and every hour, and says how much it was.
 * @returns ends it
 */
export function startPurging(database: Database, log: FastifyBaseLogger): () => void {
  async function run(): Promise<void> {
    try {
      await forgetSenders(database);
      const { heldBackFor, ...counts } = await purge(database);
      const isAny = Object.values(counts).some((count) => count > 0);
      if (heldBackFor) {
        log.error(
          counts,
          `${heldBack[heldBackFor]}, so nothing was purged: check the clock, then run npm run submissions -- purge --confirm.`,
        );
      } else if (isAny) log.warn(counts, 'What was past its retention period has been purged.');
    } catch (error) {
      log.error({ code: codeOf(error) }, 'What is past its retention period could not be deleted.');
    }
  }
  const timer = setInterval(() => void run(), purgeEveryMs);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
