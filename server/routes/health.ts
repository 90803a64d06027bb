import type { FastifyInstance } from 'fastify';

import { sendProblem } from '../problem.ts';
import type { SubmissionStore } from '../submission-store.ts';

/** A check writes to the disk: whoever asks more often gets the last answer. */
const checkEveryMs = 1000;

/** `/healthz`: the process answers. `/readyz`: requests can be stored; red while they cannot, and while it is stopping. */
export function registerHealth(
  app: FastifyInstance,
  { store, isClosing }: { store: SubmissionStore; isClosing: () => boolean },
): void {
  let checkedAt = -Infinity;
  let isReady = false;

  function check(): boolean {
    if (Date.now() - checkedAt < checkEveryMs) return isReady;
    try {
      store.check();
      isReady = true;
    } catch (error) {
      app.log.error({ err: error instanceof Error ? error.cause : error }, 'The storage takes no requests.');
      isReady = false;
    }
    checkedAt = Date.now();
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
    handler: (_request, reply) =>
      isClosing() || !check()
        ? sendProblem(reply, 503, 'not-ready')
        : reply.header('Cache-Control', 'no-store').send({ status: 'ready' }),
  });
}
