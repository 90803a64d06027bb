import { createHash, randomInt } from 'node:crypto';

import { emailKey } from '../../src/schemas/email-address.ts';
import type { Database, Query, Value } from './database.ts';
import { inBatches, ItemError } from './in-batches.ts';
import { enqueue, type NewDelivery } from './outbox.ts';
import { placeholders } from './placeholders.ts';

/** A form's content as it is stored: valid, normalised. */
export interface Submission {
  kind: string;
  /** Language code of the page that it was sent from. */
  language: string;
  payload: { email: string };
  /** ISO 8601, UTC */
  receivedAt: string;
  /** From the client; the same key is never stored twice for one kind. */
  idempotencyKey?: string;
  /** Why it is held back; empty when it is not. */
  quarantinedFor: readonly string[];
  /** What is to be sent on, in the same transaction. */
  deliveries: readonly NewDelivery[];
}

export interface Receipt {
  /** What the visitor may quote: 8 Crockford base-32 characters as ABCD-EFGH. */
  reference: string;
  /** ISO 8601, UTC */
  receivedAt: string;
  /** True when this key had been stored before, with the same content. */
  repeated: boolean;
}

/** The key was used before for other content. */
export class KeyConflictError extends Error {}

/** The storage does not take writes now (disk full, locked, gone); whether it was stored is not known. */
export class StoreUnavailableError extends Error {}

/** Keeps submissions. A returned receipt means that the submission is on disk. */
export interface SubmissionStore {
  /** @throws KeyConflictError, StoreUnavailableError */
  insert(submission: Submission): Promise<Receipt>;
  /**
   * Writes something that nobody needs, to prove that submissions could be stored now.
   * @throws StoreUnavailableError
   */
  check(): Promise<void>;
}

/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

interface Row {
  id: number;
  reference: string;
}

interface Draft {
  submission: Submission;
  reference: string;
  content: string;
  hash: string;
}

async function insertRows(query: Query, drafts: Draft[]): Promise<Row[]> {
  const values = drafts.flatMap(({ submission, reference, content, hash }): Value[] => [
    submission.kind,
    reference,
    submission.idempotencyKey ?? null,
    hash,
    submission.language,
    content,
    submission.receivedAt,
    emailKey(submission.payload.email),
    submission.quarantinedFor.length > 0 ? submission.quarantinedFor.join(' ') : null,
  ]);
  return query<Row>(
    `INSERT INTO submissions
     (kind, reference, idempotency_key, content_hash, language, payload, received_at, address_key, quarantined_for)
     VALUES ${placeholders(drafts.length, 9)} ON CONFLICT DO NOTHING RETURNING id, reference`,
    values,
  );
}

/** What was stored before under the same key. */
async function earlierReceipt(query: Query, { submission, hash }: Draft): Promise<Receipt | ItemError> {
  const [earlier] = await query<{ reference: string; received_at: string; content_hash: string }>(
    'SELECT reference, received_at, content_hash FROM submissions WHERE kind = $1 AND idempotency_key = $2',
    [submission.kind, submission.idempotencyKey ?? null],
  );
  // The reference is taken by another request: once in thousands of years. The visitor's next try gets a new one.
  if (!earlier) return new ItemError(new StoreUnavailableError('The reference was taken.'));
  if (earlier.content_hash !== hash) return new ItemError(new KeyConflictError('The key was used for other content.'));
  return { reference: earlier.reference, receivedAt: earlier.received_at, repeated: true };
}

/**
 * Submissions in a database, many to a commit when many arrive at once.
 * @param maxBatch see inBatches
 */
export function createSubmissionStore(database: Database, maxBatch?: number): SubmissionStore {
  const insert = inBatches<Submission, Receipt>(
    (submissions) =>
      database.transaction(async (query) => {
        const drafts = submissions.map((submission): Draft => {
          const content = JSON.stringify(submission.payload);
          const hash = createHash('sha256').update(content).digest('hex');
          return { submission, reference: newReference(), content, hash };
        });
        // Two instances with the same keys wait for each other in the same order, so neither waits in vain.
        const ordered = drafts.toSorted((a, b) =>
          (a.submission.idempotencyKey ?? '') < (b.submission.idempotencyKey ?? '') ? -1 : 1,
        );
        const stored = new Map((await insertRows(query, ordered)).map(({ reference, id }) => [reference, id]));
        await enqueue(
          query,
          drafts.flatMap(({ submission, reference }) => {
            const submissionId = stored.get(reference);
            return submissionId === undefined
              ? []
              : submission.deliveries.map((delivery) => ({ submissionId, ...delivery }));
          }),
        );
        const results: (Receipt | ItemError)[] = [];
        for (const draft of drafts) {
          const { reference, submission } = draft;
          results.push(
            stored.has(reference)
              ? { reference, receivedAt: submission.receivedAt, repeated: false }
              : await earlierReceipt(query, draft),
          );
        }
        return results;
      }),
    maxBatch,
  );

  return {
    async insert(submission) {
      try {
        return await insert(submission);
      } catch (error) {
        if (error instanceof KeyConflictError || error instanceof StoreUnavailableError) throw error;
        throw new StoreUnavailableError('The submission could not be stored.', { cause: error });
      }
    },
    async check() {
      try {
        await database.query(
          `INSERT INTO readiness (id, checked_at) VALUES (1, $1)
           ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at`,
          [new Date().toISOString()],
        );
      } catch (error) {
        throw new StoreUnavailableError('The storage takes no writes.', { cause: error });
      }
    },
  };
}
