import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { policyReportsEndpoint } from '../../src/domain/security-headers.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { sendProblem } from './problem.ts';

const bodyLimit = 8 * 1024;
/** Anybody can send reports, so no more kinds than these are logged in a day. */
const mostKinds = 100;
const dayMs = 24 * 3_600_000;

const address = z._default(z.string(), '');
const schema = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'effective-directive': z._default(z.string().check(z.regex(/^[a-z-]{1,40}$/)), 'unknown'),
    'blocked-uri': address,
    'source-file': address,
  }),
});

/** The origin of an address, without the parts that could identify a visitor; keywords such as `inline` stay. */
function origin(address: string): string {
  if (!URL.canParse(address)) return /^[\w-]{0,40}$/.test(address) ? address : 'unknown';
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

/**
 * Receives the reports of browsers about violations of the Content-Security-Policy: our own mistake, an extension of
 * the visitor's browser, or an attack. All are counted, and each kind is logged once a day.
 */
export function registerPolicyReports(app: FastifyInstance, { metrics }: { metrics: Metrics }): void {
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
      const report = parsed.data['csp-report'];
      const kind = {
        directive: report['effective-directive'],
        blocked: origin(report['blocked-uri']),
        source: origin(report['source-file']),
      };
      metrics.policyReports.inc();
      const name = Object.values(kind).join(' ');
      if (!seen.has(name) && seen.size < mostKinds) {
        seen.add(name);
        const page = URL.canParse(report['document-uri']) ? new URL(report['document-uri']).pathname : 'unknown';
        request.log.warn(
          { ...kind, page: page.slice(0, 200) },
          'A browser reported a violation of the Content-Security-Policy.',
        );
      }
      return reply.code(204).send();
    });
  });
}
