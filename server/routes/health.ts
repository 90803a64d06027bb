import type { FastifyInstance } from 'fastify';

import { codeOf } from '../errors/error-code.ts';
import type { SubmissionStore } from '../storage/submission-store.ts';
import { sendProblem } from './problem.ts';

/** A check writes to the disk; more frequent requests get the last result. */
const checkEveryMs = 1000;

/** `/healthz`: the process answers. `/readyz`: submissions can be stored, and the server is not stopping. */
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
      app.log.error({ code: codeOf((error as Error).cause) }, 'Submissions cannot be stored.');
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
