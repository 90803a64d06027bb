import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { defaultLocale, localizePath } from '../../src/lib/locales.ts';
import { localeCodes } from '../../src/schemas/locale.ts';
import { renderRefusedPost } from '../form-page.ts';
import { fieldErrors, forms, type Form } from '../forms.ts';
import { renderPlainForm } from '../plain-form-page.ts';
import { sendProblem } from '../problem.ts';
import { KeyConflictError, StoreUnavailableError, type Receipt, type SubmissionStore } from '../submission-store.ts';

const maxKeyLength = 255;
const retryAfterSeconds = 30;

/** As long as a visitor may take to press the button, or reload the page that answers it, once more. */
const repeatWindowMs = 10 * 60_000;

/** Native posts bring no key: the same content within the same ten minutes counts as the same request. */
function nativeKey(payload: object): string {
  const content = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  return `native ${Math.floor(Date.now() / repeatWindowMs)} ${content}`;
}

interface Options {
  store: SubmissionStore;
  siteDir: string;
}

/** The forms' endpoints: JSON from scripts, urlencoded from browsers without them. */
export function registerSubmissions(app: FastifyInstance, { store, siteDir }: Options): void {
  for (const form of forms) {
    app.route({
      method: 'POST',
      url: form.endpoint,
      handler: (request, reply) =>
        /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '')
          ? receiveNative(form, request, reply)
          : receiveJson(form, request, reply),
    });
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'POST'),
      url: form.endpoint,
      handler: (_request, reply) => sendProblem(reply.header('Allow', 'POST'), 405, 'method-not-allowed'),
    });
  }

  function receiveJson(form: Form, request: FastifyRequest, reply: FastifyReply) {
    const key = request.headers['idempotency-key'];
    if (Array.isArray(key) || (key !== undefined && (key === '' || key.length > maxKeyLength))) {
      return sendProblem(reply, 400, 'bad-request');
    }
    if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) {
      return sendProblem(reply, 400, 'bad-request');
    }
    const parsed = form.schema.safeParse(request.body);
    if (!parsed.success) return sendProblem(reply, 422, 'invalid-fields', fieldErrors(parsed.error.issues));
    let receipt: Receipt;
    try {
      receipt = store.insert({
        kind: form.kind,
        language: parsed.data.language,
        payload: parsed.data,
        idempotencyKey: key,
      });
    } catch (error) {
      if (error instanceof KeyConflictError) return sendProblem(reply, 422, 'key-reused');
      if (!(error instanceof StoreUnavailableError)) throw error;
      request.log.error({ err: error.cause }, 'A submission could not be stored.');
      return sendProblem(reply.header('Retry-After', retryAfterSeconds), 503, 'not-stored');
    }
    const { reference, receivedAt, repeated } = receipt;
    if (repeated) reply.header('Idempotent-Replayed', 'true');
    return reply.code(201).header('Cache-Control', 'no-store').send({ reference, receivedAt });
  }

  async function receiveNative(form: Form, request: FastifyRequest, reply: FastifyReply) {
    const sent = Object.fromEntries(
      Object.entries((request.body ?? {}) as Record<string, unknown>).map(([name, value]) => [
        name,
        String(Array.isArray(value) ? value[0] : value),
      ]),
    );
    // A visitor whose page lost its language is answered in English rather than refused.
    const language = sent.language && localeCodes.includes(sent.language) ? sent.language : defaultLocale;
    const typed = { ...sent, language };
    const parsed = form.schema.safeParse(typed);
    const refuse = async (status: number, errors: ReturnType<typeof fieldErrors>) => {
      const post = { form, language, typed, errors };
      const html = await renderRefusedPost(siteDir, post).catch((error: unknown) => {
        request.log.error({ err: error }, "The form's built page cannot be used; a plain page was sent.");
        return renderPlainForm(post);
      });
      return reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(html);
    };
    if (!parsed.success) return refuse(422, fieldErrors(parsed.error.issues));
    try {
      store.insert({ kind: form.kind, language, payload: parsed.data, idempotencyKey: nativeKey(parsed.data) });
    } catch (error) {
      const unavailable = error instanceof StoreUnavailableError;
      request.log.error({ err: unavailable ? error.cause : error }, 'A submission could not be stored.');
      if (unavailable) reply.header('Retry-After', retryAfterSeconds);
      return refuse(unavailable ? 503 : 500, []);
    }
    return reply.redirect(localizePath(form.thanks, language), 303);
  }
}
