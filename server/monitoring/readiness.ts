import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';

import { ConfigError } from '../errors/config-error.ts';
import { codeOf } from '../errors/error-code.ts';
import { StoreUnavailableError, type SubmissionStore } from '../storage/submission-store.ts';

/** A check writes to the disk; more frequent requests get the last result. */
const checkEveryMs = 1000;
/** Who cannot write within this is not ready. */
const patienceMs = 3000;

export interface Readiness {
  /** The same store; what it refuses turns readiness red. */
  store: SubmissionStore;
  /** Whether a submission sent now would be confirmed: found out by writing, not longer ago than five seconds. */
  isReady(): Promise<boolean>;
}

/** For the log: the words of our own errors are for operators; those of others can quote what a visitor typed. */
function describe({ cause }: Error): { code: string; reason?: string } {
  return { code: codeOf(cause), ...(cause instanceof ConfigError && { reason: cause.message }) };
}

/** Watches whether a store takes submissions, and logs when that changes: not each refused submission. */
export function watchReadiness(store: SubmissionStore, log: FastifyBaseLogger): Readiness {
  let isReady: boolean | undefined;
  /** Of a monotonic clock. */
  let knownAt = -Infinity;
  let checking: Promise<unknown> | undefined;

  function know(error?: Error): void {
    knownAt = performance.now();
    if (isReady !== false && error) log.error(describe(error), 'Submissions cannot be stored.');
    if (isReady === false && !error) log.warn('Submissions can be stored again.');
    isReady = error === undefined;
  }

  async function check(): Promise<void> {
    const begin = performance.now();
    const timer = setTimeout(() => know(new Error('', { cause: { code: 'no answer' } })), patienceMs);
    try {
      await store.check();
      // Something that was refused meanwhile is the newer knowledge.
      if (knownAt < begin || performance.now() - begin >= patienceMs) know();
    } catch (error) {
      know(error as Error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    store: {
      check: () => store.check(),
      async insert(submission) {
        try {
          return await store.insert(submission);
        } catch (error) {
          if (error instanceof StoreUnavailableError) know(error);
          throw error;
        }
      },
    },
    async isReady() {
      if (performance.now() - knownAt >= checkEveryMs) {
        checking ??= check().finally(() => {
          checking = undefined;
        });
        await Promise.race([checking, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
      }
      return isReady ?? false;
    },
  };
}
