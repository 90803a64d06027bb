import { randomBytes } from 'node:crypto';

import { inBatches, ItemError } from './batches.ts';
import type { Database } from './database.ts';
import { insertBatch, type NewSubmission, type Receipt, type Submission } from './insert-batch.ts';
import { newReference } from './reference.ts';

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

/**
 * Stores submissions in a database, in batches when many arrive at once.
 * @param maxBatch see inBatches
 * @param makeReference may return a reference that is taken; then the submission gets another one
 */
export function createSubmissionStore(
  database: Database,
  { maxBatch, makeReference = newReference }: { maxBatch?: number; makeReference?: () => string } = {},
): SubmissionStore {
  const insert = inBatches<NewSubmission, Receipt>(async (batch) => {
    const results = await database.insertBatch(batch);
    return results.map((result) =>
      'isConflict' in result ? new ItemError(new KeyConflictError('The key was used for other content.')) : result,
    );
  }, maxBatch);

  return {
    async insert(submission) {
      try {
        return await insert({ submission, reference: makeReference() });
      } catch (error) {
        if (error instanceof KeyConflictError) throw error;
        throw new StoreUnavailableError('The submission could not be stored.', { cause: error });
      }
    },
    async check() {
      try {
        await database.transaction(async (query) => {
          const [receipt] = await insertBatch(query, [{ submission: largeSubmission(), reference: newReference() }]);
          await query('DELETE FROM submissions WHERE reference = $1', [(receipt as Receipt).reference]);
        });
      } catch (error) {
        throw new StoreUnavailableError('The storage accepts no writes.', { cause: error });
      }
    },
  };
}
