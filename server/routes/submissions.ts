import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isOwnOrigin } from '../abuse/same-origin.ts';
import { forms } from '../submissions/forms.ts';
import type { SubmissionParts } from './accept-submission.ts';
import { receiveJson } from './json-submission.ts';
import { receiveNative } from './native-submission.ts';
import { sendProblem } from './problem.ts';

/** The endpoints of the forms: JSON from scripts, urlencoded (native) from browsers without them. */
export function registerSubmissions(app: FastifyInstance, parts: SubmissionParts): void {
  for (const form of forms) {
    app.route({
      method: 'POST',
      url: form.endpoint,
      handler: (request, reply) => {
        if (!isOwnOrigin(request, parts.siteUrl())) {
          parts.metrics.submissions.inc({ kind: form.kind, result: 'foreign-origin' });
          parts.refusals.count('foreign-origin');
          return sendProblem(reply, 403, 'foreign-origin');
        }
        return isNative(request)
          ? receiveNative(parts, form, request, reply)
          : receiveJson(parts, form, request, reply);
      },
    });
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'POST'),
      url: form.endpoint,
      handler: (_request, reply) => sendProblem(reply.header('Allow', 'POST'), 405, 'method-not-allowed'),
    });
  }
}

function isNative({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '');
}
