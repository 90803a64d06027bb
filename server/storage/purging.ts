import type { FastifyBaseLogger } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import type { Config } from '../settings/config.ts';
import { mailFolder } from '../settings/describe.ts';
import { audit, type AuditEntry } from './audit-log.ts';
import { createBelievableClock } from './believable-clock.ts';
import type { Database } from './database.ts';
import { forgetSenders } from './outbox.ts';
import { purge } from './retention.ts';

const purgeEveryMs = 3_600_000;

/** Why something was not removed, for the operator. */
export const heldBackFor = {
  clock: 'The clock is more than a day ahead of what has certainly gone by',
  share: 'It is more than a fifth of what is stored',
};

/**
 * Deletes what is past its retention period now and every hour, and says how much it was, in the log and in the audit log.
 * @returns ends it
 */
export function startPurging(
  database: Database,
  config: Pick<Config, 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): () => void {
  const clock = createBelievableClock();
  const note = (entry: Pick<AuditEntry, 'state' | 'counts'>) =>
    audit(config, { command: 'purge', by: 'server', ...entry }, (sentence) => log.error(sentence));

  async function run(): Promise<void> {
    let begun = false;
    try {
      await forgetSenders(database);
      const { removed, heldBack } = await purge(database, {
        mailFolder: mailFolder(config),
        clock,
        onRemoval() {
          begun = true;
          note({ state: 'begun' });
        },
      });
      if (begun) {
        note({ state: 'done', counts: { ...removed } });
        log.warn(removed, 'What was past its retention period has been purged.');
      }
      if (heldBack) {
        const { reason, ...counts } = heldBack;
        log.error(
          counts,
          `What is past its retention period was not purged. ${heldBackFor[reason]}: check the clock, then run npm run submissions -- purge --confirm.`,
        );
      }
    } catch (error) {
      if (begun) note({ state: 'failed' });
      log.error({ code: codeOf(error) }, 'What is past its retention period could not be deleted.');
    }
  }
  const timer = setInterval(() => void run(), purgeEveryMs);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
