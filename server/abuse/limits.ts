import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import type { Limits } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import { memoryLimitStore, sharedLimitStore } from './limit-stores.ts';

/** The privacy page promises this period. */
const addressWindowMs = 10 * 60_000;
const totalWindowMs = 60_000;
const dropEveryMs = 60_000;

/** Counts a submission; returns the seconds to wait, or undefined if it is within the limits. */
export type SecondsToWait = (request: FastifyRequest) => Promise<number | undefined>;

/**
 * Counts submissions by address and in total.
 * @param secret key of the hashes that replace addresses; the hashes change every day
 */
export async function createLimiter(
  app: FastifyInstance,
  { database, limits, secret }: { database: Database; limits: Limits; secret: string },
): Promise<SecondsToWait> {
  const store = database.kind === 'postgres' ? sharedLimitStore(database) : memoryLimitStore();
  // The plugin creates its store itself, with `new`.
  await app.register(rateLimit, {
    global: false,
    store: function limitStore() {
      return store;
    } as never,
  });

  function hashOf({ ip }: FastifyRequest): string {
    const day = new Date().toISOString().slice(0, 10);
    // IPv6 by /64, since one household may use as many addresses as it likes.
    return createHmac('sha256', secret)
      .update(`${day} ${normalizeIP(ip)}`)
      .digest('base64url');
  }

  const byAddress = app.createRateLimit({ max: limits.perAddress, timeWindow: addressWindowMs, keyGenerator: hashOf });
  const inTotal = app.createRateLimit({ max: limits.total, timeWindow: totalWindowMs, keyGenerator: () => 'total' });

  const timer = setInterval(() => {
    store
      .dropEnded()
      .catch((error: unknown) => app.log.warn({ code: codeOf(error) }, 'Expired counters could not be deleted.'));
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
      // The counters are unreachable; storing the submission will tell whether the database is.
      request.log.warn({ code: codeOf(error) }, 'Submissions cannot be counted.');
    }
    return undefined;
  };
}
