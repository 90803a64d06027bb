import type { FastifyInstance } from 'fastify';

import { codeOf } from '../error-code.ts';
import { sendProblem } from '../problem.ts';
import type { SubmissionStore } from '../storage/submission-store.ts';

/** A check writes to the disk: whoever asks more often gets the last answer. */
const checkEveryMs = 1000;

/** `/healthz`: the process answers. `/readyz`: requests can be stored; red while they cannot, and while it is stopping. */
export function registerHealth(
  app: FastifyInstance,
  { store, isClosing }: { store: SubmissionStore; isClosing: () => boolean },
): void {
  let checkedAt = -Infinity;
  let isReady = false;

  async function check(): Promise<boolean> {
    if (Date.now() - checkedAt < checkEveryMs) return isReady;
    checkedAt = Date.now();
    try {
      await store.check();
      isReady = true;
    } catch (error) {
      app.log.error({ code: codeOf((error as Error).cause) }, 'The storage takes no requests.');
      isReady = false;
    }
    return isReady;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) =>
      isClosing() || !(await check())
        ? sendProblem(reply, 503, 'not-ready')
        : reply.header('Cache-Control', 'no-store').send({ status: 'ready' }),
  });
}
