import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { policyReportsEndpoint } from '../../src/domain/security-headers.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { knownReport } from './known-report.ts';
import { sendProblem } from './problem.ts';

const bodyLimit = 8 * 1024;
/** Anybody can send reports: no more kinds than these are logged in a day, and only words that we know. */
const mostKinds = 100;
const dayMs = 24 * 3_600_000;

const text = z._default(z.string(), '');
const schema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/**
 * Receives the reports of browsers about violations of the Content-Security-Policy: our own mistake, an extension of
 * the visitor's browser, or an attack. All are counted, and each kind is logged once a day.
 */
export function registerPolicyReports(
  app: FastifyInstance,
  { metrics, siteDir }: { metrics: Metrics; siteDir: string },
): void {
  const seen = new Set<string>();
  const timer = setInterval(() => seen.clear(), dayMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  // In a scope of its own, so that no other route accepts this content type: browsers send it anywhere.
  app.register(async (reports) => {
    reports.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit },
      reports.getDefaultJsonParser('error', 'error'),
    );
    reports.post(policyReportsEndpoint, (request, reply) => {
      const parsed = schema.safeParse(request.body);
      if (!parsed.success) return sendProblem(reply, 400, 'bad-request');
      metrics.policyReports.inc();
      const kind = knownReport(parsed.data['csp-report'], siteDir);
      const name = Object.values(kind).join(' ');
      if (!seen.has(name) && seen.size < mostKinds) {
        seen.add(name);
        request.log.warn(kind, 'A browser reported a violation of the Content-Security-Policy.');
      }
      return reply.code(204).send();
    });
  });
}
