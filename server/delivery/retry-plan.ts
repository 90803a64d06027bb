/** How patient the outbox is, in milliseconds. */
export interface RetryPlan {
  /** Before the second try; doubles with each. */
  firstMs: number;
  longestMs: number;
  /** After its creation a delivery has failed for good. */
  giveUpAfterMs: number;
  /** A peer that says nothing for as long is given up. */
  silenceMs: number;
  /** How often the outbox is looked into for what other instances put there, and for what is to be tried again. */
  lookMs: number;
  /** A try that has not ended by then counts as lost with its process. */
  leaseMs: number;
}

export const usualRetryPlan: RetryPlan = {
  firstMs: 30_000,
  longestMs: 6 * 3_600_000,
  giveUpAfterMs: 3 * 86_400_000,
  silenceMs: 20_000,
  lookMs: 1000,
  leaseMs: 300_000,
};

/** Doubling, and by half at random: what failed together is not tried together. */
export function retryDelay(attempts: number, { firstMs, longestMs }: RetryPlan, random = Math.random()): number {
  return Math.min(longestMs, firstMs * 2 ** (attempts - 1)) * (0.5 + random / 2);
}
