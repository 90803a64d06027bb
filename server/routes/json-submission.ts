import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Receipt } from '../storage/insert-batch.ts';
import { KeyConflictError, StoreUnavailableError } from '../storage/submission-store.ts';
import { fieldErrors, type Form } from '../submissions/forms.ts';
import { acceptSubmission, timesPath, type SubmissionParts } from './accept-submission.ts';
import { retryAfterSeconds, sendProblem } from './problem.ts';

const maxKeyLength = 255;

/** Answers a submission that a script sent as JSON: 201 with its reference, or a problem. */
export async function receiveJson(
  parts: SubmissionParts,
  form: Form,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const count = (result: 'refused' | 'limited' | 'invalid') =>
    parts.metrics.submissions.inc({ kind: form.kind, result });
  const { body } = request;
  const key = request.headers['idempotency-key'];
  if (!isKey(key) || !isObject(body)) {
    count('refused');
    return sendProblem(reply, 400, 'bad-request');
  }
  const wait = await parts.secondsToWait(request);
  if (wait !== undefined) {
    count('limited');
    parts.refusals.count('too-many-requests');
    return sendProblem(reply.header('Retry-After', wait), 429, 'too-many-requests');
  }
  const parsed = form.schema.safeParse(body);
  if (!parsed.success) {
    count('invalid');
    return sendProblem(reply, 422, 'invalid-fields', fieldErrors(parsed.error.issues));
  }
  const submission = { form, payload: parsed.data, sent: body, idempotencyKey: key, isScripted: true };
  try {
    const receipt = await acceptSubmission(parts, submission, request);
    return sendReceipt(reply, receipt, timesPath(parts, form, receipt, parsed.data.language));
  } catch (error) {
    if (error instanceof KeyConflictError) return sendProblem(reply, 422, 'key-reused');
    if (!(error instanceof StoreUnavailableError)) throw error;
    return sendProblem(reply.header('Retry-After', retryAfterSeconds), 503, 'not-stored');
  }
}

function isKey(key: string | string[] | undefined): key is string | undefined {
  return key === undefined || (typeof key === 'string' && key !== '' && key.length <= maxKeyLength);
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function sendReceipt(
  reply: FastifyReply,
  { reference, receivedAt, repeated }: Receipt,
  timesUrl: string | undefined,
): FastifyReply {
  if (repeated) reply.header('Idempotent-Replayed', 'true');
  return reply.code(201).header('Cache-Control', 'no-store').send({ reference, receivedAt, timesUrl });
}
