import type { FastifyInstance } from 'fastify';

import type { Readiness } from '../monitoring/readiness.ts';
import { sendProblem } from './problem.ts';

/** `/healthz`: the process answers. `/readyz`: submissions can be stored, and the server is not stopping. */
export function registerHealth(
  app: FastifyInstance,
  { readiness, isClosing }: { readiness: Pick<Readiness, 'isReady'>; isClosing: () => boolean },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) =>
      isClosing() || !(await readiness.isReady())
        ? sendProblem(reply, 503, 'not-ready')
        : reply.header('Cache-Control', 'no-store').send({ status: 'ready' }),
  });
}
