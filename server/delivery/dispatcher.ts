import type { FastifyBaseLogger } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import { inBatches } from '../storage/batches.ts';
import type { Database } from '../storage/database.ts';
import { claim, record, type Delivery, type Outcome } from '../storage/outbox.ts';
import { isRefusedForGood } from './delivery-error.ts';
import { retryDelay, type RetryPlan } from './retry-plan.ts';

/**
 * Sends one delivery; `withheld` if it is not to be sent after all.
 * @throws when it did not arrive
 */
export type Deliver = (delivery: Delivery) => Promise<'sent' | 'withheld'>;

const concurrency = 8;

export interface Dispatcher {
  /** Checks the outbox now: something may be due. */
  check(): void;
  /** Claims no more deliveries and waits for those being sent. */
  stop(): Promise<void>;
}

interface DispatcherParts {
  database: Database;
  deliver: Deliver;
  log: FastifyBaseLogger;
  plan: RetryPlan;
  onOutcome?: (delivery: Delivery, outcome: Outcome) => void;
}

/** Starts sending what is in the outbox, each delivery at least once, until it has arrived or failed for good. */
export function startDispatcher({
  database,
  deliver,
  log,
  plan,
  onOutcome = () => undefined,
}: DispatcherParts): Dispatcher {
  const active = new Set<Promise<void>>();
  let stopping = false;
  let claiming: Promise<void> | undefined;
  let checkAgain = false;

  const recordOutcome = inBatches<{ id: string; outcome: Outcome }, void>((outcomes) =>
    database.transaction(async (query) => {
      for (const { id, outcome } of outcomes) await record(query, id, outcome);
      return outcomes.map(() => undefined);
    }),
  );

  async function handle(delivery: Delivery): Promise<void> {
    const { id, kind, attempts } = delivery;
    let outcome: Outcome;
    try {
      outcome = { state: await deliver(delivery) };
    } catch (error) {
      outcome = failedOutcome(delivery, error, plan);
      const level = outcome.state === 'failed' ? 'error' : 'warn';
      log[level]({ delivery: id, kind, attempts, code: codeOf(error) }, 'A delivery failed.');
    }
    try {
      await recordOutcome({ id, outcome });
      onOutcome(delivery, outcome);
    } catch (error) {
      // It is sent again when its lease ends.
      log.error({ delivery: id, kind, code: codeOf(error) }, 'The outcome of a delivery could not be recorded.');
    }
  }

  async function claimDue(): Promise<void> {
    do {
      checkAgain = false;
      const free = concurrency - active.size;
      if (stopping || free === 0) return;
      const claimed = await claim(database, free, plan.leaseMs);
      for (const delivery of claimed) {
        const done = handle(delivery).finally(() => {
          active.delete(done);
          // Each claim is a commit, so several are claimed at once.
          if (active.size <= concurrency / 2) check();
        });
        active.add(done);
      }
    } while (checkAgain);
  }

  let isReadable = true;
  function check(): void {
    checkAgain = true;
    claiming ??= claimDue()
      .then(() => {
        isReadable = true;
      })
      .catch((error: unknown) => {
        if (isReadable) log.error({ code: codeOf(error) }, 'The outbox cannot be read.');
        isReadable = false;
      })
      .finally(() => {
        claiming = undefined;
      });
  }

  const timer = setInterval(check, plan.checkMs);
  timer.unref();
  check();

  return {
    check,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await claiming;
      await Promise.all(active);
    },
  };
}

/** What follows from a failed attempt: another one later, or none. */
function failedOutcome(
  { attempts, created_at: createdAt, recipient }: Delivery,
  error: unknown,
  plan: RetryPlan,
): Outcome {
  const code = codeOf(error);
  const dueAt = Date.now() + retryDelay(attempts, plan);
  // Mails to sales do not fail early: a refusal may be due to our own configuration.
  const isFinal = recipient !== null && isRefusedForGood(error);
  return isFinal || dueAt > Date.parse(createdAt) + plan.giveUpAfterMs
    ? { state: 'failed', error: code }
    : { state: 'pending', dueAt: new Date(dueAt).toISOString(), error: code };
}
