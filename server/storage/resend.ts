import { deliveriesOf } from '../delivery/deliveries-of.ts';
import type { Database } from './database.ts';
import { enqueue } from './outbox.ts';
import { readSubmissions } from './stored-submission.ts';

export interface FailedDelivery {
  id: string;
  kind: string;
  reference: string | null;
  attempts: number;
  created_at: string;
  last_error: string | null;
}

/** What could not be sent on and is not tried any more, oldest first. */
export async function failedDeliveries({ query }: Database): Promise<FailedDelivery[]> {
  return query<FailedDelivery>(
    `SELECT outbox.id, outbox.kind, submissions.reference, outbox.attempts, outbox.created_at, outbox.last_error
     FROM outbox LEFT JOIN submissions ON submissions.id = outbox.submission_id
     WHERE outbox.state = 'failed' ORDER BY outbox.created_at`,
  );
}

const again = `state = 'pending', attempts = 0, due_at = $1, created_at = $1, finished_at = NULL, last_error = NULL`;

/**
 * Puts what failed for good into the outbox again.
 * @returns how many
 */
export async function resendFailed({ query }: Database): Promise<number> {
  const rows = await query(`UPDATE outbox SET ${again} WHERE state = 'failed' RETURNING id`, [
    new Date().toISOString(),
  ]);
  return rows.length;
}

/**
 * Puts what concerns a request into the outbox again: what is for us in any case, what is for the visitor if it failed.
 * @returns how many
 */
export async function resendRequest({ query }: Database, reference: string): Promise<number> {
  const rows = await query(
    `UPDATE outbox SET ${again}
     WHERE submission_id = (SELECT id FROM submissions WHERE reference = $2)
       AND (state = 'failed' OR (recipient IS NULL AND state <> 'pending')) RETURNING id`,
    [new Date().toISOString(), reference],
  );
  return rows.length;
}

/**
 * Ends the quarantine of a request: it is sent on like any other.
 * @returns whether there was such a request in quarantine
 */
export async function release(database: Database, reference: string, hasWebhook: boolean): Promise<boolean> {
  return database.transaction(async (query) => {
    const [held] = await readSubmissions(query, 'reference = $1 AND quarantined_for IS NOT NULL', [reference]);
    if (!held) return false;
    await query('UPDATE submissions SET quarantined_for = NULL WHERE id = $1', [held.id]);
    const { id: submissionId, kind, payload, receivedAt } = held;
    const deliveries = deliveriesOf(kind, payload.email!, { receivedAt, isHeld: false, hasWebhook });
    await enqueue(
      query,
      deliveries.map((delivery) => ({ submissionId, ...delivery })),
    );
    return true;
  });
}
