import { deliveriesFor } from '../submissions/deliveries.ts';
import type { Database, Query } from './database.ts';
import { enqueue } from './outbox.ts';
import { readSubmissions, type StoredSubmission } from './stored-submission.ts';

/** A delivery that has not arrived. */
export interface OpenDelivery {
  id: string;
  kind: string;
  reference: string | null;
  attempts: number;
  created_at: string;
  due_at: string;
  last_error: string | null;
}

async function openDeliveries({ query }: Database, where: string): Promise<OpenDelivery[]> {
  return query<OpenDelivery>(
    `SELECT outbox.id, outbox.kind, submissions.reference, outbox.attempts, outbox.created_at, outbox.due_at,
       outbox.last_error
     FROM outbox LEFT JOIN submissions ON submissions.id = outbox.submission_id
     WHERE ${where} ORDER BY outbox.created_at`,
  );
}

/** Deliveries that have failed for good, oldest first. */
export async function failedDeliveries(database: Database): Promise<OpenDelivery[]> {
  return openDeliveries(database, `outbox.state = 'failed'`);
}

/** Deliveries that are to be tried again, after a failure or because a limit holds them back, oldest first. */
export async function waitingDeliveries(database: Database): Promise<OpenDelivery[]> {
  return openDeliveries(database, `outbox.state = 'pending' AND outbox.last_error IS NOT NULL`);
}

const again = `state = 'pending', attempts = 0, leases = 0, waited_ms = 0, sender = NULL, due_at = $1, created_at = $1, finished_at = NULL, last_error = NULL`;

/**
 * Makes all deliveries that failed for good due again.
 * @returns how many
 */
export async function resendFailed({ query }: Database): Promise<number> {
  const rows = await query(`UPDATE outbox SET ${again} WHERE state = 'failed' RETURNING id`, [
    new Date().toISOString(),
  ]);
  return rows.length;
}

/**
 * Makes the deliveries of a submission due again: those to us in any case, those to its sender if they failed.
 * @returns how many
 */
export async function resendSubmission({ query }: Database, reference: string): Promise<number> {
  const rows = await query(
    `UPDATE outbox SET ${again}
     WHERE submission_id = (SELECT id FROM submissions WHERE reference = $2)
       AND (state = 'failed' OR (recipient IS NULL AND state <> 'pending')) RETURNING id`,
    [new Date().toISOString(), reference],
  );
  return rows.length;
}

/** Ends the quarantine of a submission: it is delivered like any other. `query` is that of a transaction. */
export async function releaseSubmission(
  query: Query,
  { id: submissionId, kind, payload, receivedAt }: StoredSubmission,
  hasWebhook: boolean,
): Promise<void> {
  await query('UPDATE submissions SET quarantined_for = NULL WHERE id = $1', [submissionId]);
  const deliveries = deliveriesFor(kind, payload.email!, { receivedAt, isQuarantined: false, hasWebhook });
  await enqueue(
    query,
    deliveries.map((delivery) => ({ submissionId, ...delivery })),
  );
}

/**
 * Ends the quarantine of the submission with a reference.
 * @returns whether there was such a submission in quarantine
 */
export async function release(database: Database, reference: string, hasWebhook: boolean): Promise<boolean> {
  return database.transaction(async (query) => {
    const [submission] = await readSubmissions(query, 'reference = $1 AND quarantined_for IS NOT NULL', [reference]);
    if (!submission) return false;
    await releaseSubmission(query, submission, hasWebhook);
    return true;
  });
}
