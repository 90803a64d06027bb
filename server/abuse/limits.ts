import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import type { Limits } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import { memoryLimitStore, sharedLimitStore } from './limit-stores.ts';
import type { NetworkHash } from './networks.ts';

/** The privacy page promises this period. */
const addressWindowMs = 10 * 60_000;
const totalWindowMs = 60_000;
const dropEveryMs = 60_000;

/** Counts a request; returns the seconds to wait, or undefined if it is within the limits. */
export type SecondsToWait = (request: FastifyRequest) => Promise<number | undefined>;

/**
 * How much of the total one network and one provider may use: a tenth and a half, so that no flood from one place shuts
 * out the others. A network may send what one of its addresses may, while that leaves room for others.
 */
export function sharesOf({ perAddress, total }: Limits): { network: number; provider: number } {
  const provider = Math.ceil(total / 2);
  return { network: Math.min(provider, Math.max(perAddress, Math.ceil(total / 10))), provider };
}

/**
 * Counts requests by address, by network and in total; keys of the counters are hashes that change every day.
 * @returns the limiter of what has a name, which counts by itself: who has checked many reports may still write to us
 */
export async function createLimiters(
  app: FastifyInstance,
  { database, limits, networkHash }: { database: Database; limits: Limits; networkHash: NetworkHash },
): Promise<(name: 'submissions' | 'checks' | 'searches') => SecondsToWait> {
  const store = database.kind === 'postgres' ? sharedLimitStore(database) : memoryLimitStore();
  // The plugin creates its store itself, with `new`.
  await app.register(rateLimit, {
    global: false,
    store: function limitStore() {
      return store;
    } as never,
  });

  const shares = sharesOf(limits);
  const counted = [
    {
      max: limits.perAddress,
      timeWindow: addressWindowMs,
      keyOf: (request: FastifyRequest) => networkHash(request, 'address'),
    },
    {
      max: shares.network,
      timeWindow: totalWindowMs,
      keyOf: (request: FastifyRequest) => `network ${networkHash(request, 'network')}`,
    },
    {
      max: shares.provider,
      timeWindow: totalWindowMs,
      keyOf: (request: FastifyRequest) => `provider ${networkHash(request, 'provider')}`,
    },
    { max: limits.total, timeWindow: totalWindowMs, keyOf: () => 'total' },
  ];

  const timer = setInterval(() => {
    store
      .dropEnded()
      .catch((error: unknown) => app.log.warn({ code: codeOf(error) }, 'Expired counters could not be deleted.'));
  }, dropEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  return (name) => {
    const checks = counted.map(({ keyOf, ...limit }) =>
      app.createRateLimit({ ...limit, keyGenerator: (request) => `${name} ${keyOf(request)}` }),
    );
    return async (request) => {
      try {
        for (const check of checks) {
          const result = await check(request);
          if (!result.isAllowed && result.isExceeded) return result.ttlInSeconds;
        }
      } catch (error) {
        // The counters are unreachable; storing the submission will tell whether the database is.
        request.log.warn({ code: codeOf(error) }, 'Requests cannot be counted.');
      }
      return undefined;
    };
  };
}

/**
 * Counts what comes from everybody together, by this process: for what costs next to nothing, and is nobody's business whom
 * it comes from.
 * @returns whether one more is within the limit of a minute
 */
export function createTotalLimit({ total }: Limits): () => boolean {
  const store = memoryLimitStore();
  return () => {
    let isWithin = true;
    store.incr(
      'total',
      (_error, counter) => {
        isWithin = counter!.current <= total;
      },
      totalWindowMs,
      total,
    );
    return isWithin;
  };
}
