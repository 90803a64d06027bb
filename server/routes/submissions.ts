import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { defaultLocale, localizePath } from '../../src/domain/locales.ts';
import { formGuards } from '../../src/domain/schemas/form-guards.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import { formTokenAge } from '../abuse/form-token.ts';
import { judge } from '../abuse/judge.ts';
import { isOwnOrigin } from '../abuse/same-origin.ts';
import { deliveriesOf } from '../delivery/deliveries-of.ts';
import { codeOf } from '../error-code.ts';
import { renderRefusedPost } from '../form-page.ts';
import { fieldErrors, forms, type Form } from '../forms.ts';
import type { Metrics, PostResult } from '../metrics.ts';
import { renderPlainForm } from '../plain-form-page.ts';
import { sendProblem } from '../problem.ts';
import {
  KeyConflictError,
  StoreUnavailableError,
  type Receipt,
  type SubmissionStore,
} from '../storage/submission-store.ts';

const maxKeyLength = 255;
const retryAfterSeconds = 30;

/** As long as a visitor may take to press the button, or reload the page that answers it, once more. */
const repeatWindowMs = 10 * 60_000;

/**
 * Native posts bring no key: the same content within the same ten minutes counts as the same request. No header can hold
 * a line end, so nobody can send such a key.
 */
function nativeKey(payload: object): string {
  const content = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  return `native\n${Math.floor(Date.now() / repeatWindowMs)} ${content}`;
}

export interface SubmissionParts {
  store: SubmissionStore;
  siteDir: string;
  /** Origin of the site: posts from others are refused. */
  siteUrl: () => string;
  /** Key of the tokens that say when a visitor began to fill in a form. */
  formTokenSecret: string;
  hasWebhook: boolean;
  /** Seconds to wait when there were too many posts. */
  secondsToWait: (request: FastifyRequest) => Promise<number | undefined>;
  metrics: Metrics;
  /** Something waits in the outbox. */
  onStored: () => void;
}

/** The forms' endpoints: JSON from scripts, urlencoded from browsers without them. */
export function registerSubmissions(
  app: FastifyInstance,
  { store, siteDir, siteUrl, formTokenSecret, hasWebhook, secondsToWait, metrics, onStored }: SubmissionParts,
): void {
  for (const form of forms) {
    app.route({
      method: 'POST',
      url: form.endpoint,
      handler: (request, reply) => {
        if (!isOwnOrigin(request, siteUrl())) {
          note(form, 'foreign-origin');
          request.log.warn({ kind: form.kind }, 'A post from a foreign page was refused.');
          return sendProblem(reply, 403, 'foreign-origin');
        }
        return /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '')
          ? receiveNative(form, request, reply)
          : receiveJson(form, request, reply);
      },
    });
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'POST'),
      url: form.endpoint,
      handler: (_request, reply) => sendProblem(reply.header('Allow', 'POST'), 405, 'method-not-allowed'),
    });
  }

  function note({ kind }: Form, result: PostResult): void {
    metrics.posts.inc({ kind, result });
  }

  /** Judges and stores valid content; `sent` is everything that came, the guards' fields too. */
  async function keep(
    form: Form,
    payload: { email: string; language: string },
    sent: Record<string, unknown>,
    idempotencyKey: string | undefined,
    { log }: FastifyRequest,
  ): Promise<Receipt> {
    const quarantinedFor = judge({
      trap: sent[formGuards.trap],
      fillMs: formTokenAge(formTokenSecret, sent[formGuards.token]),
      payload,
    });
    const isHeld = quarantinedFor.length > 0;
    const receivedAt = new Date().toISOString();
    const stopTimer = metrics.storeSeconds.startTimer();
    try {
      const receipt = await store.insert({
        kind: form.kind,
        language: payload.language,
        payload,
        receivedAt,
        idempotencyKey,
        quarantinedFor,
        deliveries: deliveriesOf(form.kind, payload.email, { receivedAt, isHeld, hasWebhook }),
      });
      const { reference, repeated } = receipt;
      const result = repeated ? 'repeated' : isHeld ? 'quarantined' : 'stored';
      note(form, result);
      log.info({ kind: form.kind, reference, result, reasons: quarantinedFor }, 'A submission was received.');
      if (!repeated) onStored();
      return receipt;
    } catch (error) {
      note(form, error instanceof KeyConflictError ? 'refused' : 'unavailable');
      if (error instanceof StoreUnavailableError) {
        log.error({ kind: form.kind, code: codeOf(error.cause) }, 'A submission could not be stored.');
      }
      throw error;
    } finally {
      stopTimer();
    }
  }

  async function receiveJson(form: Form, request: FastifyRequest, reply: FastifyReply) {
    const refuse = (...problem: Parameters<typeof sendProblem> extends [unknown, ...infer Rest] ? Rest : never) => {
      note(form, problem[1] === 'invalid-fields' ? 'invalid' : 'refused');
      return sendProblem(reply, ...problem);
    };
    const key = request.headers['idempotency-key'];
    if (Array.isArray(key) || (key !== undefined && (key === '' || key.length > maxKeyLength))) {
      return refuse(400, 'bad-request');
    }
    if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) {
      return refuse(400, 'bad-request');
    }
    const wait = await secondsToWait(request);
    if (wait !== undefined) {
      note(form, 'limited');
      return sendProblem(reply.header('Retry-After', wait), 429, 'too-many-requests');
    }
    const parsed = form.schema.safeParse(request.body);
    if (!parsed.success) return refuse(422, 'invalid-fields', fieldErrors(parsed.error.issues));
    try {
      const receipt = await keep(form, parsed.data, request.body as Record<string, unknown>, key, request);
      if (receipt.repeated) reply.header('Idempotent-Replayed', 'true');
      const { reference, receivedAt } = receipt;
      return await reply.code(201).header('Cache-Control', 'no-store').send({ reference, receivedAt });
    } catch (error) {
      if (error instanceof KeyConflictError) return sendProblem(reply, 422, 'key-reused');
      if (!(error instanceof StoreUnavailableError)) throw error;
      return sendProblem(reply.header('Retry-After', retryAfterSeconds), 503, 'not-stored');
    }
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
    const refuse = async (status: number, errors: ReturnType<typeof fieldErrors>) => {
      const post = { form, language, typed, errors };
      const html = await renderRefusedPost(siteDir, post).catch((error: unknown) => {
        request.log.error({ err: error }, "The form's built page cannot be used; a plain page was sent.");
        return renderPlainForm(post);
      });
      return reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(html);
    };
    const wait = await secondsToWait(request);
    if (wait !== undefined) {
      note(form, 'limited');
      reply.header('Retry-After', wait);
      return refuse(429, []);
    }
    const parsed = form.schema.safeParse(typed);
    if (!parsed.success) {
      note(form, 'invalid');
      return refuse(422, fieldErrors(parsed.error.issues));
    }
    try {
      await keep(form, parsed.data, sent, nativeKey(parsed.data), request);
    } catch (error) {
      const unavailable = error instanceof StoreUnavailableError;
      if (unavailable) reply.header('Retry-After', retryAfterSeconds);
      else request.log.error({ err: error }, 'A request failed.');
      return refuse(unavailable ? 503 : 500, []);
    }
    return reply.redirect(localizePath(form.thanks, language), 303);
  }
}
