import { emailKey } from '../../src/domain/schemas/email-address.ts';
import { digestId } from '../submissions/quarantine-digest.ts';
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

/**
 * Erases everything that is stored about a person, and every trace of it in the files of the database. It cannot reach
 * mails that were sent, nor back-ups.
 * @returns what was erased, and the ids of deliveries: if mails are written as files, those are to be deleted too
 */
export async function erasePerson(
  database: Database,
  email: string,
): Promise<{ erased: PersonalData; mailIds: string[] }> {
  const key = emailKey(email);
  const erased = await database.transaction(async (query) => {
    const found = await personalData({ query }, email);
    await query('DELETE FROM outbox WHERE recipient = $1', [key]);
    // Deletes their deliveries as well.
    await query('DELETE FROM submissions WHERE address_key = $1', [key]);
    await query('DELETE FROM subscriptions WHERE address_key = $1', [key]);
    return found;
  });
  await database.scrub([]);
  const mailIds = [
    ...erased.deliveries.map(({ id }) => id),
    ...erased.submissions.map(({ receivedAt }) => digestId(receivedAt)),
  ];
  return { erased, mailIds: [...new Set(mailIds)] };
}
