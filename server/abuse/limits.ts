import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { codeOf } from '../error-code.ts';
import type { Database } from '../storage/database.ts';
import { memoryLimitStore, sharedLimitStore } from './limit-stores.ts';

export interface Limits {
  /** Posts that one address may send within ten minutes. */
  perAddress: number;
  /** Posts that all together may send within a minute. */
  total: number;
}

/** The privacy page names it. */
const addressWindowMs = 10 * 60_000;
const totalWindowMs = 60_000;
const dropEveryMs = 60_000;
const mostHashes = 10_000;

/**
 * Counts posts by address and in total.
 * @param secret key of the hashes that stand for addresses; they change with each day
 * @returns seconds to wait, or undefined when the post is within the limits
 */
export async function createLimiter(
  app: FastifyInstance,
  { database, limits, secret }: { database: Database; limits: Limits; secret: string },
): Promise<(request: FastifyRequest) => Promise<number | undefined>> {
  const store = database.kind === 'postgres' ? sharedLimitStore(database) : memoryLimitStore();
  // The plugin makes its store itself, by `new`.
  await app.register(rateLimit, {
    global: false,
    store: function limitStore() {
      return store;
    } as never,
  });
  /** Making a hash takes longer than all other counting: those of the last minute are kept. */
  const hashes = new Map<string, string>();
  function hashOf(ip: string): string {
    const day = new Date().toISOString().slice(0, 10);
    // IPv6 by /64: one household has as many addresses as it likes.
    const hash = createHmac('sha256', secret)
      .update(`${day} ${normalizeIP(ip)}`)
      .digest('base64url');
    if (hashes.size < mostHashes) hashes.set(ip, hash);
    return hash;
  }

  const byAddress = app.createRateLimit({
    max: limits.perAddress,
    timeWindow: addressWindowMs,
    keyGenerator: ({ ip }) => hashes.get(ip) ?? hashOf(ip),
  });
  const inTotal = app.createRateLimit({ max: limits.total, timeWindow: totalWindowMs, keyGenerator: () => 'total' });

  const timer = setInterval(() => {
    hashes.clear();
    store.dropEnded().catch((error: unknown) => app.log.warn({ code: codeOf(error) }, 'Old counters stay.'));
  }, dropEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  return async (request) => {
    try {
      for (const check of [byAddress, inTotal]) {
        const result = await check(request);
        if (!result.isAllowed && result.isExceeded) return result.ttlInSeconds;
      }
    } catch (error) {
      // The counters are gone; whether the request can be stored is told by storing it.
      request.log.warn({ code: codeOf(error) }, 'Posts cannot be counted.');
    }
    return undefined;
  };
}
