import { createHash } from 'node:crypto';

import { emailKey } from '../../src/domain/schemas/email-address.ts';
import type { Database, Query, Value } from './database.ts';
import { inBatches, ItemError } from './in-batches.ts';
import { enqueue, type NewDelivery } from './outbox.ts';
import { placeholders } from './placeholders.ts';
import { newReference } from './reference.ts';

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

/** What was stored before under the same key, if anything was. */
async function earlierReceipt(query: Query, { submission, hash }: Draft): Promise<Receipt | ItemError | undefined> {
  const [earlier] = await query<{ reference: string; received_at: string; content_hash: string }>(
    'SELECT reference, received_at, content_hash FROM submissions WHERE kind = $1 AND idempotency_key = $2',
    [submission.kind, submission.idempotencyKey ?? null],
  );
  if (earlier && earlier.content_hash !== hash) {
    return new ItemError(new KeyConflictError('The key was used for other content.'));
  }
  return earlier && { reference: earlier.reference, receivedAt: earlier.received_at, repeated: true };
}

/**
 * Submissions in a database, many to a commit when many arrive at once.
 * @param maxBatch see inBatches
 * @param makeReference may make one that is taken: then it is asked for another
 */
export function createSubmissionStore(
  database: Database,
  { maxBatch, makeReference = newReference }: { maxBatch?: number; makeReference?: () => string } = {},
): SubmissionStore {
  function draft(submission: Submission): Draft {
    const content = JSON.stringify(submission.payload);
    const hash = createHash('sha256').update(content).digest('hex');
    return { submission, reference: makeReference(), content, hash };
  }

  const insert = inBatches<Submission, Receipt>(
    (submissions) =>
      database.transaction(async (query) => {
        const drafts = submissions.map(draft);
        const results = new Map<Draft, Receipt | ItemError>();
        const deliveries: NewDelivery[] = [];
        // Two instances with the same keys wait for each other in the same order, so neither waits in vain.
        let left = drafts.toSorted((a, b) =>
          (a.submission.idempotencyKey ?? '') < (b.submission.idempotencyKey ?? '') ? -1 : 1,
        );
        while (left.length > 0) {
          const stored = new Map((await insertRows(query, left)).map(({ reference, id }) => [reference, id]));
          const taken: Draft[] = [];
          for (const draft of left) {
            const { reference, submission } = draft;
            const submissionId = stored.get(reference);
            if (submissionId === undefined) {
              const earlier = await earlierReceipt(query, draft);
              if (earlier) results.set(draft, earlier);
              else taken.push(draft);
              continue;
            }
            // Another one of this batch may have come with the same reference.
            stored.delete(reference);
            results.set(draft, { reference, receivedAt: submission.receivedAt, repeated: false });
            deliveries.push(...submission.deliveries.map((delivery) => ({ submissionId, ...delivery })));
          }
          for (const draft of taken) draft.reference = makeReference();
          left = taken;
        }
        await enqueue(query, deliveries);
        return drafts.map((draft) => results.get(draft)!);
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
