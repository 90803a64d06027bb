/** When deliveries are tried again, in milliseconds. */
export interface RetryPlan {
  /** Before the second attempt; doubles with each further one. */
  firstMs: number;
  longestMs: number;
  /** A delivery that has waited for so long, all waits between its attempts together, has failed for good. */
  giveUpAfterMs: number;
  /** An attempt ends when the peer stays silent for as long. */
  silenceMs: number;
  /** An attempt ends after this time, whatever the peer does; shorter than the lease. */
  deadlineMs: number;
  /** What is being sent when the server stops may take as long to end; then it is sent again after the next start. */
  graceMs: number;
  /** How often the outbox is checked for deliveries of other instances and for those to be tried again. */
  checkMs: number;
  /** An attempt that has not ended by then counts as lost together with its process. */
  leaseMs: number;
}

export const usualRetryPlan: RetryPlan = {
  firstMs: 30_000,
  longestMs: 6 * 3_600_000,
  giveUpAfterMs: 3 * 86_400_000,
  silenceMs: 20_000,
  deadlineMs: 60_000,
  graceMs: 5_000,
  checkMs: 1000,
  leaseMs: 300_000,
};

/** The wait before the next attempt: it doubles, and half of it is random, so that not everything is tried at once. */
export function retryDelay(attempts: number, { firstMs, longestMs }: RetryPlan, random = Math.random()): number {
  return Math.min(longestMs, firstMs * 2 ** (attempts - 1)) * (0.5 + random / 2);
}
