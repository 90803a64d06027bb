import { createHash, randomInt } from 'node:crypto';

import { openDatabase } from './database.ts';
import {
  KeyConflictError,
  StoreUnavailableError,
  type Receipt,
  type Submission,
  type SubmissionStore,
} from './submission-store.ts';

/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

interface Row {
  reference: string;
  received_at: string;
  content_hash: string;
}

/** Submissions in one SQLite file. Each insert is a durable transaction of its own. */
export function openSqliteStore(file: string): SubmissionStore {
  const database = openDatabase(file);
  const byKey = database.prepare(
    'SELECT reference, received_at, content_hash FROM submissions WHERE kind = ? AND idempotency_key = ?',
  );
  const add = database.prepare(
    `INSERT INTO submissions (kind, reference, idempotency_key, content_hash, language, payload, received_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );

  const touch = database.prepare(
    'INSERT INTO readiness (id, checked_at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at',
  );

  function insert({ kind, language, payload, idempotencyKey }: Submission): Receipt {
    const content = JSON.stringify(payload);
    const hash = createHash('sha256').update(content).digest('hex');
    const earlier = idempotencyKey && (byKey.get(kind, idempotencyKey) as Row | undefined);
    if (earlier) {
      if (earlier.content_hash !== hash) throw new KeyConflictError('The key was used for other content.');
      return { reference: earlier.reference, receivedAt: earlier.received_at, repeated: true };
    }
    const receipt = { reference: newReference(), receivedAt: new Date().toISOString(), repeated: false };
    add.run(kind, receipt.reference, idempotencyKey ?? null, hash, language, content, receipt.receivedAt);
    return receipt;
  }

  return {
    insert(submission) {
      try {
        // Immediate: during a restart two servers may meet here with the same key.
        database.exec('BEGIN IMMEDIATE');
        const receipt = insert(submission);
        database.exec('COMMIT');
        return receipt;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        if (error instanceof KeyConflictError) throw error;
        throw new StoreUnavailableError('The submission could not be stored.', { cause: error });
      }
    },
    check() {
      try {
        touch.run(new Date().toISOString());
      } catch (error) {
        throw new StoreUnavailableError('The storage takes no writes.', { cause: error });
      }
    },
    close: () => database.close(),
  };
}
