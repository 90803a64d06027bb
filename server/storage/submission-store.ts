import { createHash, randomBytes } from 'node:crypto';

import { emailKey } from '../../src/domain/schemas/email-address.ts';
import type { NewDelivery } from '../submissions/deliveries.ts';
import { inBatches, ItemError } from './batches.ts';
import type { Database, Query } from './database.ts';
import { enqueue } from './outbox.ts';
import { newReference } from './reference.ts';

/** A form's content as it is stored: valid and normalised. */
export interface Submission {
  kind: string;
  /** Language code of the page that it was sent from. */
  language: string;
  payload: { email: string };
  /** ISO 8601, UTC */
  receivedAt: string;
  /** From the client; for one kind of form, the same key is never stored twice. */
  idempotencyKey?: string;
  /** So long after the submission its key counts; missing: as long as it is stored. In milliseconds. */
  keyWindowMs?: number;
  /** Why it is in quarantine; empty if it is not. */
  quarantinedFor: readonly string[];
  /** What is sent because of it, put into the outbox in the same transaction. */
  deliveries: readonly NewDelivery[];
}

/** What the sender of a stored submission gets. */
export interface Receipt {
  /** What the visitor may quote: 8 characters of Crockford's base 32 as ABCD-EFGH. */
  reference: string;
  /** ISO 8601, UTC */
  receivedAt: string;
  /** True if the same content was stored before under this key. */
  repeated: boolean;
}

/** The key was used before for other content. */
export class KeyConflictError extends Error {}

/** The storage accepts no writes now (disk full, locked, unreachable); whether the submission was stored is unknown. */
export class StoreUnavailableError extends Error {}

/** Stores submissions. Once a receipt is returned, the submission is on disk. */
export interface SubmissionStore {
  /** @throws KeyConflictError, StoreUnavailableError */
  insert(submission: Submission): Promise<Receipt>;
  /**
   * Stores a large submission and deletes it again in the same commit, to prove that one could be stored now.
   * @throws StoreUnavailableError
   */
  check(): Promise<void>;
}

/** What was stored before under the same key, if anything was. */
async function earlierReceipt(
  query: Query,
  { kind, idempotencyKey }: Submission,
  contentHash: string,
): Promise<Receipt | ItemError | undefined> {
  const [earlier] = await query<{ reference: string; received_at: string; content_hash: string }>(
    'SELECT reference, received_at, content_hash FROM submissions WHERE kind = $1 AND idempotency_key = $2',
    [kind, idempotencyKey ?? null],
  );
  if (!earlier) return undefined;
  if (earlier.content_hash !== contentHash) {
    return new ItemError(new KeyConflictError('The key was used for other content.'));
  }
  return { reference: earlier.reference, receivedAt: earlier.received_at, repeated: true };
}

/** Frees the key of a submission whose time is over; one from a time to come was stored before the clock was turned back. */
async function releaseKey(query: Query, { kind, idempotencyKey, keyWindowMs, receivedAt }: Submission): Promise<void> {
  if (idempotencyKey === undefined || keyWindowMs === undefined) return;
  const at = (offset: number) => new Date(Date.parse(receivedAt) + offset).toISOString();
  await query(
    `UPDATE submissions SET idempotency_key = NULL
     WHERE kind = $1 AND idempotency_key = $2 AND (received_at <= $3 OR received_at >= $4)`,
    [kind, idempotencyKey, at(-keyWindowMs), at(keyWindowMs)],
  );
}

/** Inserts a submission with its deliveries, under another reference if the first is taken. */
async function insertSubmission(
  query: Query,
  submission: Submission,
  makeReference: () => string,
): Promise<Receipt | ItemError> {
  const { kind, idempotencyKey, language, receivedAt, quarantinedFor, deliveries } = submission;
  const reference = makeReference();
  const payload = JSON.stringify(submission.payload);
  const contentHash = createHash('sha256').update(payload).digest('hex');
  const [stored] = await query<{ id: number }>(
    `INSERT INTO submissions
     (kind, reference, idempotency_key, content_hash, language, payload, received_at, address_key, quarantined_for)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [
      kind,
      reference,
      idempotencyKey ?? null,
      contentHash,
      language,
      payload,
      receivedAt,
      emailKey(submission.payload.email),
      quarantinedFor.length > 0 ? quarantinedFor.join(' ') : null,
    ],
  );
  if (!stored) {
    const earlier = await earlierReceipt(query, submission, contentHash);
    return earlier ?? insertSubmission(query, submission, makeReference);
  }
  await enqueue(
    query,
    deliveries.map((delivery) => ({ submissionId: stored.id, ...delivery })),
  );
  return { reference, receivedAt, repeated: false };
}

/** As much as a visitor may send. Its bytes are random: databases would compress others, or find them unchanged. */
function largeSubmission(): Submission {
  const receivedAt = new Date().toISOString();
  const payload = { email: 'readiness@example.invalid', message: randomBytes(24_000).toString('base64') };
  return {
    kind: 'readiness',
    language: 'en',
    payload,
    receivedAt,
    quarantinedFor: [],
    deliveries: [{ kind: 'receipt', recipient: payload.email }],
  };
}

/** Inserts the submissions of a batch; results are in the order of the submissions. */
async function insertBatch(
  query: Query,
  submissions: Submission[],
  makeReference: () => string,
): Promise<(Receipt | ItemError)[]> {
  const keyOf = (index: number) => submissions[index]!.idempotencyKey ?? '';
  // Two instances that store the same keys lock them in the same order, so that they cannot deadlock.
  const order = [...submissions.keys()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
  const results: (Receipt | ItemError)[] = [];
  await Promise.all(
    order.map(async (index) => {
      await releaseKey(query, submissions[index]!);
      results[index] = await insertSubmission(query, submissions[index]!, makeReference);
    }),
  );
  return results;
}

/**
 * Stores submissions in a database, in batches when many arrive at once.
 * @param maxBatch see inBatches
 * @param makeReference may return a reference that is taken; then it is called again
 */
export function createSubmissionStore(
  database: Database,
  { maxBatch, makeReference = newReference }: { maxBatch?: number; makeReference?: () => string } = {},
): SubmissionStore {
  const insert = inBatches<Submission, Receipt>(
    (submissions) => database.transaction((query) => insertBatch(query, submissions, makeReference)),
    maxBatch,
  );

  return {
    async insert(submission) {
      try {
        return await insert(submission);
      } catch (error) {
        if (error instanceof KeyConflictError) throw error;
        throw new StoreUnavailableError('The submission could not be stored.', { cause: error });
      }
    },
    async check() {
      try {
        await database.transaction(async (query) => {
          const { reference } = (await insertSubmission(query, largeSubmission(), newReference)) as Receipt;
          await query('DELETE FROM submissions WHERE reference = $1', [reference]);
        });
      } catch (error) {
        throw new StoreUnavailableError('The storage accepts no writes.', { cause: error });
      }
    },
  };
}
