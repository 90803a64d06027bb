import { codeOf } from '../errors/error-code.ts';
import { limitError, type Delivery, type Outcome } from '../storage/outbox.ts';
import { DeliveryError, isRefusedForGood } from './delivery-error.ts';
import { retryDelay, type RetryPlan } from './retry-plan.ts';

/**
 * Sends one delivery; `withheld` if it is not to be sent after all, `later` if it has to wait for a limit.
 * @param signal ends the exchange with the peer
 * @throws when it did not arrive
 */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<'sent' | 'withheld' | 'later'>;

/** How an attempt ended; the error is for the log. */
interface Attempt {
  outcome: Outcome;
  error?: unknown;
}

/**
 * Tries to send a delivery. It ends by the plan's deadline at the latest, even if the peer sends a byte now and then.
 * @param stopped ends it when the server stops
 */
export async function attempt(
  deliver: Deliver,
  delivery: Delivery,
  plan: RetryPlan,
  stopped: AbortSignal,
): Promise<Attempt> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(plan.deadlineMs)]);
  try {
    const result = await Promise.race([deliver(delivery, signal), rejectOnAbort(signal)]);
    return { outcome: result === 'later' ? waitForLimit(delivery, plan) : { state: result } };
  } catch (error) {
    if (stopped.aborted) {
      return { outcome: { state: 'pending', waitMs: 0, error: 'stopped', isNoAttempt: true } };
    }
    const cause = signal.aborted ? new DeliveryError('deadline') : error;
    return { outcome: failedOutcome(delivery, cause, plan), error: cause };
  }
}

/** Not everything that is sent can be told to end; what does not is left alone. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DeliveryError('aborted')), { once: true });
  });
}

/** Whether it would have been tried for so long: its waits are counted, since the clock may jump. */
const isOver = ({ waited_ms: waitedMs }: Delivery, waitMs: number, { giveUpAfterMs }: RetryPlan) =>
  waitedMs + waitMs > giveUpAfterMs;

/** The window of the limit slides, so a mail that waits is tried every few hours. */
function waitForLimit(delivery: Delivery, plan: RetryPlan): Outcome {
  const waitMs = plan.longestMs * (0.5 + Math.random() / 2);
  return isOver(delivery, waitMs, plan)
    ? { state: 'failed', error: limitError }
    : { state: 'pending', waitMs, error: limitError, isNoAttempt: true };
}

/** What follows from a failed attempt: another one later, or none. */
function failedOutcome(delivery: Delivery, error: unknown, plan: RetryPlan): Outcome {
  const { attempts, recipient } = delivery;
  const code = codeOf(error);
  const waitMs = retryDelay(attempts, plan);
  // Mails to sales do not fail early: a refusal may be due to our own configuration.
  const isFinal = recipient !== null && isRefusedForGood(error);
  return isFinal || isOver(delivery, waitMs, plan)
    ? { state: 'failed', error: code }
    : { state: 'pending', waitMs, error: code };
}
