import { randomUUID } from 'node:crypto';

import { emailKey } from '../../src/domain/schemas/email-address.ts';
import { digestId } from '../submissions/quarantine-digest.ts';
import type { Database, Query } from './database.ts';
import { deleteMailFiles } from './mail-files.ts';
import { deliveriesOf, submissionsOf, subscriptionOf } from './people.ts';

export interface Erased {
  submissions: number;
  hadSubscription: boolean;
  /** An earlier run did not get to its end; this one has finished its work. */
  resumed: boolean;
  /** The address is still found: somebody else's submission mentions it, or its owner has sent another one. */
  isMentioned: boolean;
}

/** What leads to a person. */
interface Traces {
  submissionIds: number[];
  deliveryIds: string[];
  /** Of mails that were written as files. */
  mailIds: string[];
  /** The address in all the ways in which it may be stored, in lower case. */
  addresses: string[];
  hasSubscription: boolean;
}

/** Who sends something meanwhile waits for the deletion of as many. */
const largestPiece = 100;

/** Reads without locking anything. */
async function tracesOf(query: Query, email: string): Promise<Traces> {
  const submissionIds: number[] = [];
  const deliveryIds: string[] = [];
  const digests = new Set<string>();
  const addresses = new Set([emailKey(email), email]);
  for await (const { id, receivedAt, payload } of submissionsOf(query, email)) {
    submissionIds.push(id);
    digests.add(digestId(receivedAt));
    addresses.add(payload.email ?? email);
  }
  for await (const { id } of deliveriesOf(query, email)) deliveryIds.push(id);
  const subscription = await subscriptionOf(query, email);
  addresses.add(subscription?.email ?? email);
  return {
    submissionIds,
    deliveryIds,
    mailIds: [...deliveryIds, ...digests],
    addresses: [...new Set([...addresses].map((address) => address.toLowerCase()))],
    hasSubscription: subscription !== undefined,
  };
}

const isAny = ({ submissionIds, deliveryIds, hasSubscription }: Traces) =>
  submissionIds.length > 0 || deliveryIds.length > 0 || hasSubscription;

/** Notes which mails are to be deleted, before their deliveries are. */
async function note(query: Query, id: string, mailIds: string[]): Promise<void> {
  await query(
    `INSERT INTO erasures (id, mail_ids) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET mail_ids = excluded.mail_ids`,
    [id, JSON.stringify(mailIds)],
  );
}

async function deleteRows(
  database: Database,
  email: string,
  { submissionIds, deliveryIds, hasSubscription }: Traces,
): Promise<void> {
  const rows: [sql: string, id: string | number][] = [
    ...deliveryIds.map((id): (typeof rows)[number] => ['DELETE FROM outbox WHERE id = $1', id]),
    // Deletes the deliveries that have come since.
    ...submissionIds.map((id): (typeof rows)[number] => ['DELETE FROM submissions WHERE id = $1', id]),
  ];
  if (hasSubscription) rows.push(['DELETE FROM subscriptions WHERE address_key = $1', emailKey(email)]);
  while (rows.length > 0) {
    const piece = rows.splice(0, largestPiece);
    await database.transaction((query) => Promise.all(piece.map(([sql, id]) => query(sql, [id]))));
  }
}

/**
 * Erases everything that is stored about a person, and every trace of it in mails that were written as files and in the
 * files of the database. It cannot reach mails that were sent, nor back-ups. When it breaks off, the next run, for
 * whomever, finishes its work.
 * @param mailFolder where mails are written as files
 * @throws ConfigError when another program prevents it; then it can be run again
 */
export async function erasePerson(database: Database, email: string, mailFolder: string): Promise<Erased> {
  const { query } = database;
  const id = randomUUID();
  const unfinished = await query<{ id: string; mail_ids: string }>('SELECT id, mail_ids FROM erasures');
  const mailIds = new Set(unfinished.flatMap(({ mail_ids: ids }) => JSON.parse(ids) as string[]));
  const addresses = new Set<string>();
  const submissions = new Set<number>();
  let hadSubscription = false;

  // Again, since something may arrive while it is at work.
  for (let isFirst = true, traces = await tracesOf(query, email); isFirst || isAny(traces); isFirst = false) {
    traces.mailIds.forEach((each) => mailIds.add(each));
    traces.addresses.forEach((each) => addresses.add(each));
    traces.submissionIds.forEach((each) => submissions.add(each));
    hadSubscription ||= traces.hasSubscription;
    await note(query, id, [...mailIds]);
    // While their deliveries are there, a run that breaks off here finds them again.
    await deleteMailFiles(mailFolder, mailIds, addresses);
    await deleteRows(database, email, traces);
    traces = await tracesOf(query, email);
  }
  const isMentioned = await database.scrub([...addresses], { isThorough: unfinished.length > 0 });
  // Those that were on their way.
  await deleteMailFiles(mailFolder, mailIds, addresses);
  for (const done of [id, ...unfinished.map((row) => row.id)])
    await query('DELETE FROM erasures WHERE id = $1', [done]);
  return { submissions: submissions.size, hadSubscription, resumed: unfinished.length > 0, isMentioned };
}
