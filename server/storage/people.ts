import { emailKey } from '../../src/domain/schemas/email-address.ts';
import type { Query } from './database.ts';
import { submissionPages, type StoredSubmission } from './stored-submission.ts';
import type { Subscription } from './subscriptions.ts';

export interface PersonDelivery {
  id: string;
  kind: string;
  state: string;
  created_at: string;
  finished_at: string | null;
}

/** Somebody may have sent more than fits into memory. */
const pageLength = 100;

/** The submissions of the person with an e-mail address, newest first, read in pages. */
export function submissionsOf(query: Query, email: string): AsyncGenerator<StoredSubmission> {
  return submissionPages(query, 'address_key = $1', [emailKey(email)]);
}

export async function subscriptionOf(query: Query, email: string): Promise<Subscription | undefined> {
  const [subscription] = await query<Subscription>('SELECT * FROM subscriptions WHERE address_key = $1', [
    emailKey(email),
  ]);
  return subscription;
}

/** What was sent to a person, or to us because of their submissions; oldest first, read in pages. */
export async function* deliveriesOf(query: Query, email: string): AsyncGenerator<PersonDelivery> {
  let last = '';
  for (;;) {
    const rows = await query<PersonDelivery>(
      `SELECT id, kind, state, created_at, finished_at FROM outbox
       WHERE id > $2 AND (recipient = $1 OR EXISTS
         (SELECT 1 FROM submissions WHERE submissions.id = outbox.submission_id AND address_key = $1))
       ORDER BY id LIMIT ${pageLength}`,
      [emailKey(email), last],
    );
    yield* rows;
    if (rows.length < pageLength) return;
    last = rows.at(-1)!.id;
  }
}
