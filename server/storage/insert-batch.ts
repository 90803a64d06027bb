import { createHash } from 'node:crypto';

import { emailKey } from '../../src/domain/schemas/email-address.ts';
import type { NewDelivery } from '../submissions/deliveries.ts';
import type { Query } from './database.ts';
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

/** Marks a submission that was not stored, since its key was used before for other content. */
export interface Conflict {
  isConflict: true;
}

export type Inserted = Receipt | Conflict;

/** A submission with the reference that it gets, unless that is taken. */
export interface NewSubmission {
  submission: Submission;
  reference: string;
}

/** What was stored before under the same key, if anything was. */
async function earlierReceipt(
  query: Query,
  { kind, idempotencyKey }: Submission,
  contentHash: string,
): Promise<Inserted | undefined> {
  const [earlier] = await query<{ reference: string; received_at: string; content_hash: string }>(
    'SELECT reference, received_at, content_hash FROM submissions WHERE kind = $1 AND idempotency_key = $2',
    [kind, idempotencyKey ?? null],
  );
  if (!earlier) return undefined;
  if (earlier.content_hash !== contentHash) return { isConflict: true };
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

/** Inserts a submission with its deliveries, under a new reference if its own is taken. */
async function insertSubmission(query: Query, { submission, reference }: NewSubmission): Promise<Inserted> {
  const { kind, idempotencyKey, language, receivedAt, quarantinedFor, deliveries } = submission;
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
    return earlier ?? insertSubmission(query, { submission, reference: newReference() });
  }
  await enqueue(
    query,
    deliveries.map((delivery) => ({ submissionId: stored.id, ...delivery })),
  );
  return { reference, receivedAt, repeated: false };
}

/**
 * Inserts the submissions of a batch; results are in the order of the submissions. `query` is that of a transaction.
 * It waits for nothing else, since the thread of SQLite runs it, and does nothing beside it.
 */
export async function insertBatch(query: Query, batch: NewSubmission[]): Promise<Inserted[]> {
  const keyOf = (index: number) => batch[index]!.submission.idempotencyKey ?? '';
  // Two instances that store the same keys lock them in the same order, so that they cannot deadlock.
  const order = [...batch.keys()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
  const results: Inserted[] = [];
  await Promise.all(
    order.map(async (index) => {
      await releaseKey(query, batch[index]!.submission);
      results[index] = await insertSubmission(query, batch[index]!);
    }),
  );
  return results;
}
