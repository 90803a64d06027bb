import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { defaultLocale, localizePath } from '../../src/domain/locales.ts';
import type { FieldError } from '../../src/domain/schemas/fields.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import { renderRefusedForm } from '../pages/refused-form-page.ts';
import { StoreUnavailableError } from '../storage/submission-store.ts';
import { fieldErrors, type Form } from '../submissions/forms.ts';
import { acceptSubmission, timesPath, type SubmissionParts } from './accept-submission.ts';
import { retryAfterSeconds } from './problem.ts';

/** Within this time, from the first click, a visitor may press the button once more or reload the page that answers it. */
const repeatWindowMs = 10 * 60_000;

/** Answers a form sent without JavaScript: with the thank-you page, or with the form's page and what was typed. */
export async function receiveNative(
  parts: SubmissionParts,
  form: Form,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = readFields(request.body);
  // If the page lost its language, English is better than refusing the submission.
  const language = sent.language && localeCodes.includes(sent.language) ? sent.language : defaultLocale;
  const values = { ...sent, language };
  const count = (result: 'limited' | 'invalid') => parts.metrics.submissions.inc({ kind: form.kind, result });

  async function refuse(status: number, errors: FieldError[] = []): Promise<FastifyReply> {
    const html = await renderRefusedForm(parts.siteDir, { form, language, values, errors }, (error) =>
      request.log.error({ err: error }, 'The built page of a form cannot be used; a bare page was sent instead.'),
    );
    return reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(html);
  }

  const wait = await parts.secondsToWait(request);
  if (wait !== undefined) {
    count('limited');
    parts.refusals.count('too-many-requests');
    reply.header('Retry-After', wait);
    return refuse(429);
  }
  const parsed = form.schema.safeParse(values);
  if (!parsed.success) {
    count('invalid');
    return refuse(422, fieldErrors(parsed.error.issues));
  }
  const submission = {
    form,
    payload: parsed.data,
    sent,
    idempotencyKey: contentKey(parsed.data),
    keyWindowMs: repeatWindowMs,
  };
  try {
    const receipt = await acceptSubmission(parts, submission, request);
    // Who asked for a demo picks a time at once; the page says that the request has arrived.
    const next = timesPath(parts, form, receipt, language) ?? localizePath(form.thanks, language);
    return reply.redirect(next, 303);
  } catch (error) {
    if (error instanceof StoreUnavailableError) {
      reply.header('Retry-After', retryAfterSeconds);
      return refuse(503);
    }
    request.log.error({ err: error }, 'A request failed.');
    return refuse(500);
  }
}

/** The fields of a urlencoded body; of several values for a field the first counts. */
function readFields(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );
}

/**
 * Native submissions bring no key: the same content within ten minutes counts as the same submission. Clients cannot send
 * such a key themselves, since no header can contain a line break.
 */
function contentKey(payload: object): string {
  return `native\n${createHash('sha256').update(JSON.stringify(payload)).digest('hex')}`;
}
