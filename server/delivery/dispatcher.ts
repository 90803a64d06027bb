import type { FastifyBaseLogger } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import { inBatches } from '../storage/batches.ts';
import type { Database } from '../storage/database.ts';
import { claim, pullForward, record, type ClaimLimits, type Delivery, type Outcome } from '../storage/outbox.ts';
import { attempt, type Deliver } from './attempt.ts';
import type { RetryPlan } from './retry-plan.ts';

/**
 * How many deliveries are sent at the same time. Each kind has slots of its own, so that a slow CRM or a long newsletter
 * keeps no other mail waiting. What a process may have died of is sent one at a time: if the process dies again, it
 * was that one.
 */
const slots: ClaimLimits = {
  'sales-mail': 4,
  receipt: 4,
  webhook: 4,
  'subscription-confirmation': 4,
  'quarantine-digest': 1,
  'newsletter-issue': 2,
  'booking-mail': 4,
  'booking-sales-mail': 2,
  'booking-webhook': 2,
  'booking-reminder': 2,
  suspect: 1,
};
type Lane = keyof ClaimLimits;

/**
 * What has taken so long gives its slot away, since it is its peer that takes the time: a mail server that stalls with
 * some mails holds up the others for seconds rather than until the deadline.
 */
const slowMs = 2000;
/** Slow ones included, a lane has so many times its slots. */
const mostTimes = 8;

/** A delivery that so many processes in a row have not survived is given up. */
const mostLostLeases = 5;
const pullForwardEveryMs = 60_000;

export interface Dispatcher {
  /** Checks the outbox now: something may be due. */
  check(): void;
  /** Claims no more deliveries and waits for those being sent; what takes longer than the grace period is sent later. */
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
  const active = new Map<Promise<void>, { lane: Lane; since: number }>();
  const stopped = new AbortController();
  let stopping = false;
  let claiming: Promise<void> | undefined;
  let checkAgain = false;
  let pulledForwardAt = -Infinity;

  const recordOutcome = inBatches<{ id: string; outcome: Outcome }, void>((outcomes) =>
    database.transaction((query) => Promise.all(outcomes.map(({ id, outcome }) => record(query, id, outcome)))),
  );

  async function handle(delivery: Delivery): Promise<void> {
    const { id, kind, attempts } = delivery;
    const { outcome, error } =
      delivery.leases > mostLostLeases
        ? { outcome: { state: 'failed', error: 'lost' } as const, error: { code: 'lost' } }
        : await attempt(deliver, delivery, plan, stopped.signal);
    if (error) {
      const level = outcome.state === 'failed' ? 'error' : 'warn';
      log[level]({ delivery: id, kind, attempts, code: codeOf(error) }, 'A delivery failed.');
    }
    try {
      await recordOutcome({ id, outcome });
      onOutcome(delivery, outcome);
    } catch (failure) {
      // It is sent again when its lease ends.
      log.error({ delivery: id, kind, code: codeOf(failure) }, 'The outcome of a delivery could not be recorded.');
    }
  }

  function freeSlots(): ClaimLimits {
    const slowSince = performance.now() - slowMs;
    const free = { ...slots };
    for (const lane of Object.keys(slots) as Lane[]) {
      const inLane = [...active.values()].filter((each) => each.lane === lane);
      // What a process may have died of is alone, however long it takes.
      const quick = lane === 'suspect' ? inLane : inLane.filter(({ since }) => since > slowSince);
      free[lane] = Math.max(0, Math.min(slots[lane] - quick.length, slots[lane] * mostTimes - inLane.length));
    }
    return free;
  }

  async function claimDue(): Promise<void> {
    do {
      checkAgain = false;
      if (stopping) return;
      if (performance.now() - pulledForwardAt > pullForwardEveryMs) {
        pulledForwardAt = performance.now();
        await pullForward(database);
      }
      const claimed = await claim(database, freeSlots(), plan.leaseMs);
      for (const delivery of claimed) {
        const lane = delivery.leases > 1 ? 'suspect' : delivery.kind;
        const done = handle(delivery).finally(() => {
          active.delete(done);
          // Each claim is a commit, so several are claimed at once.
          if (freeSlots()[lane] >= slots[lane] / 2) check();
        });
        active.set(done, { lane, since: performance.now() });
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
      const grace = setTimeout(() => stopped.abort(), plan.graceMs);
      await Promise.all(active.keys());
      clearTimeout(grace);
    },
  };
}
