import type { FastifyBaseLogger } from 'fastify';

import { codeOf } from '../error-code.ts';
import type { Database } from '../storage/database.ts';
import { inBatches } from '../storage/in-batches.ts';
import { claim, record, type Delivery, type Outcome } from '../storage/outbox.ts';
import { isRefusedForGood } from './delivery-error.ts';
import { retryDelay, type RetryPlan } from './retry-plan.ts';

/** Sends one delivery. `withheld`: the address has had enough mails. Throws when it did not arrive. */
export type Deliver = (delivery: Delivery) => Promise<'sent' | 'withheld'>;

const concurrency = 8;

export interface Dispatcher {
  /** Something new may be due. */
  wake(): void;
  /** Takes no more and waits for those under way. */
  stop(): Promise<void>;
}

interface DispatcherParts {
  database: Database;
  deliver: Deliver;
  log: FastifyBaseLogger;
  plan: RetryPlan;
  onOutcome?: (delivery: Delivery, outcome: Outcome) => void;
}

/** Starts sending what is in the outbox: at least once each, until it arrived or is given up. */
export function startDispatcher({
  database,
  deliver,
  log,
  plan,
  onOutcome = () => undefined,
}: DispatcherParts): Dispatcher {
  const active = new Set<Promise<void>>();
  let stopping = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const recordOutcome = inBatches<{ id: string; outcome: Outcome }, void>((outcomes) =>
    database.transaction(async (query) => {
      for (const { id, outcome } of outcomes) await record(query, id, outcome);
      return outcomes.map(() => undefined);
    }),
  );

  function failure({ attempts, created_at: createdAt, recipient }: Delivery, error: unknown): Outcome {
    const code = codeOf(error);
    const dueAt = Date.now() + retryDelay(attempts, plan);
    // What is for sales is never given up early: a refusal may be a fault of our own set-up.
    const isFinal = recipient !== null && isRefusedForGood(error);
    return isFinal || dueAt > Date.parse(createdAt) + plan.giveUpAfterMs
      ? { state: 'failed', error: code }
      : { state: 'pending', dueAt: new Date(dueAt).toISOString(), error: code };
  }

  async function handle(delivery: Delivery): Promise<void> {
    const { id, kind, attempts } = delivery;
    let outcome: Outcome;
    try {
      outcome = { state: await deliver(delivery) };
    } catch (error) {
      outcome = failure(delivery, error);
      const level = outcome.state === 'failed' ? 'error' : 'warn';
      log[level]({ delivery: id, kind, attempts, code: codeOf(error) }, 'A delivery did not succeed.');
    }
    try {
      await recordOutcome({ id, outcome });
      onOutcome(delivery, outcome);
    } catch (error) {
      // Its lease ends by itself; then it is sent again.
      log.error({ delivery: id, kind, code: codeOf(error) }, 'What became of a delivery could not be recorded.');
    }
  }

  async function look(): Promise<void> {
    do {
      lookAgain = false;
      const free = concurrency - active.size;
      if (stopping || free === 0) return;
      const claimed = await claim(database, free, plan.leaseMs);
      for (const delivery of claimed) {
        const done = handle(delivery).finally(() => {
          active.delete(done);
          // Half of the places at once: each look is a commit.
          if (active.size <= concurrency / 2) wake();
        });
        active.add(done);
      }
    } while (lookAgain);
  }

  function wake(): void {
    lookAgain = true;
    looking ??= look()
      .catch((error: unknown) => log.error({ code: codeOf(error) }, 'The outbox cannot be read.'))
      .finally(() => {
        looking = undefined;
      });
  }

  const timer = setInterval(wake, plan.lookMs);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await looking;
      await Promise.all(active);
    },
  };
}
