import { randomUUID } from 'node:crypto';

import { emailKey } from '../../src/domain/schemas/email-address.ts';
import { digestId } from '../submissions/quarantine-digest.ts';
import type { Database, Query } from './database.ts';
import { deleteMailFiles } from './mail-files.ts';
import { personalData, type PersonalData } from './people.ts';

export interface Erased {
  submissions: number;
  hadSubscription: boolean;
  /** An earlier run did not get to its end; this one has finished its work. */
  resumed: boolean;
  /** The address is still found: somebody else's submission mentions it, or its owner has sent another one. */
  isMentioned: boolean;
}

function mailIdsOf({ deliveries, submissions }: PersonalData): string[] {
  return [...deliveries.map(({ id }) => id), ...submissions.map(({ receivedAt }) => digestId(receivedAt))];
}

/** The address in all the ways in which it may be stored, in lower case. */
function addressesOf(email: string, { submissions, subscription }: PersonalData): string[] {
  const typed = [email, subscription?.email ?? email, ...submissions.map(({ payload }) => payload.email ?? email)];
  return [...new Set([emailKey(email), ...typed].map((address) => address.toLowerCase()))];
}

/** Notes which mails are to be deleted, before their deliveries are. */
async function note(query: Query, id: string, mailIds: string[]): Promise<void> {
  await query(
    `INSERT INTO erasures (id, mail_ids) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET mail_ids = excluded.mail_ids`,
    [id, JSON.stringify([...new Set(mailIds)])],
  );
}

/**
 * Erases everything that is stored about a person, and every trace of it in mails that were written as files and in the
 * files of the database. It cannot reach mails that were sent, nor back-ups. When it breaks off, the next run, for
 * whomever, finishes its work.
 * @param mailFolder where mails are written as files
 * @throws ConfigError when another program prevents it; then it can be run again
 */
export async function erasePerson(database: Database, email: string, mailFolder: string): Promise<Erased> {
  const key = emailKey(email);
  const id = randomUUID();
  const unfinished = await database.query<{ id: string; mail_ids: string }>('SELECT id, mail_ids FROM erasures');
  const earlierIds = unfinished.flatMap(({ mail_ids: ids }) => JSON.parse(ids) as string[]);

  const found = await database.transaction(async (query) => {
    const data = await personalData({ query }, email);
    await note(query, id, mailIdsOf(data));
    return data;
  });
  const addresses = addressesOf(email, found);
  // While their deliveries are there, a run that breaks off here finds them again.
  await deleteMailFiles(mailFolder, [...earlierIds, ...mailIdsOf(found)], addresses);

  const erased = await database.transaction(async (query) => {
    const data = await personalData({ query }, email);
    await note(query, id, mailIdsOf(data));
    await query('DELETE FROM outbox WHERE recipient = $1', [key]);
    // Deletes their deliveries as well.
    await query('DELETE FROM submissions WHERE address_key = $1', [key]);
    await query('DELETE FROM subscriptions WHERE address_key = $1', [key]);
    return data;
  });
  const isMentioned = await database.scrub(addresses, { isThorough: unfinished.length > 0 });
  // Those that were on their way.
  await deleteMailFiles(mailFolder, [...earlierIds, ...mailIdsOf(erased)], addresses);
  for (const done of [id, ...unfinished.map((row) => row.id)]) {
    await database.query('DELETE FROM erasures WHERE id = $1', [done]);
  }
  return {
    submissions: erased.submissions.length,
    hadSubscription: erased.subscription !== undefined,
    resumed: unfinished.length > 0,
    isMentioned,
  };
}
