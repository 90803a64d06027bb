import { emailKey } from '../../src/domain/schemas/email-address.ts';
import type { Database } from './database.ts';
import { readSubmissions, type StoredSubmission } from './stored-submission.ts';
import type { Subscription } from './subscriptions.ts';

interface PersonDelivery {
  id: string;
  kind: string;
  state: string;
  created_at: string;
  finished_at: string | null;
}

/** Everything that is stored about the person with an e-mail address. */
export interface PersonalData {
  submissions: StoredSubmission[];
  subscription: Subscription | undefined;
  deliveries: PersonDelivery[];
}

export async function personalData({ query }: Pick<Database, 'query'>, email: string): Promise<PersonalData> {
  const key = emailKey(email);
  const [subscription] = await query<Subscription>('SELECT * FROM subscriptions WHERE address_key = $1', [key]);
  return {
    submissions: await readSubmissions(query, 'address_key = $1', [key]),
    subscription,
    deliveries: await query<PersonDelivery>(
      `SELECT id, kind, state, created_at, finished_at FROM outbox
       WHERE recipient = $1 OR submission_id IN (SELECT id FROM submissions WHERE address_key = $1) ORDER BY created_at`,
      [key],
    ),
  };
}
