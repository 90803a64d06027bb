import type { FastifyInstance } from 'fastify';

import { pageViewsEndpoint } from '../../src/domain/page-views.ts';
import { pageViewSchema } from '../../src/domain/schemas/page-view.ts';
import { objectsToCounting } from '../abuse/objection.ts';
import { isOwnOrigin } from '../abuse/same-origin.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Refusals } from '../monitoring/refusals.ts';
import { sendProblem } from './problem.ts';

const bodyLimit = 1024;

interface PageViewParts {
  metrics: Metrics;
  siteUrl: () => string;
  /** Whether one more may be counted now. */
  hasRoom: () => boolean;
  refusals: Refusals;
}

/** Counts page views and their speed in the metrics, and keeps nothing else of them. */
export function registerPageViews(app: FastifyInstance, { metrics, siteUrl, hasRoom, refusals }: PageViewParts): void {
  app.post(pageViewsEndpoint, { bodyLimit }, (request, reply) => {
    // Our script is not even loaded then; a page that was open before may still send.
    if (objectsToCounting(request)) return reply.code(204).send();
    if (!isOwnOrigin(request, siteUrl())) {
      refusals.count('foreign-origin');
      return sendProblem(reply, 403, 'foreign-origin');
    }
    if (!hasRoom()) {
      refusals.count('too-many-requests');
      return sendProblem(reply, 429, 'too-many-requests');
    }
    const parsed = pageViewSchema.safeParse(request.body);
    if (!parsed.success) return sendProblem(reply, 400, 'bad-request');
    metrics.pageViews.count(parsed.data);
    return reply.code(204).send();
  });
}
