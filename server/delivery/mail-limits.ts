import { mailboxKey } from '../../src/domain/schemas/email-address.ts';
import type { Database } from '../storage/database.ts';
import type { Delivery } from '../storage/outbox.ts';

/**
 * Most mails that strangers can cause within a day: to one mailbox, to all mailboxes of a domain, and from one network to
 * a domain, so that no network uses up the domain's share alone.
 */
const mailsPerDay = { mailbox: 5, domain: 300, sender: 30 };
const dayMs = 86_400_000;
/**
 * Mails "from the future" count only this far: so far clocks of instances may differ, and so long a query may wait while
 * others record what they sent. What is further ahead was sent before the clock was turned back.
 */
const clockDifferenceMs = 300_000;

/**
 * Whether a mail has to wait, because those sent within a day and those before it in line use up its share. The answer
 * is the same on every instance, but for a domain, where nothing stands in line: a few more may be sent at the same time.
 * Newsletter issues do not count.
 */
export async function hasReachedLimit({ query }: Database, delivery: Delivery): Promise<boolean> {
  const { id, recipient, sender, created_at: createdAt } = delivery;
  const mailbox = mailboxKey(recipient!);
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  const now = Date.now();
  const day = [new Date(now - dayMs), new Date(now + clockDifferenceMs)].map((moment) => moment.toISOString());
  const sent = `state = 'sent' AND finished_at > $1 AND finished_at <= $2`;
  const sentOrBefore = `((${sent}) OR (state = 'pending' AND (created_at, id) < ($3, $4))) AND id <> $4`;
  // The limit keeps this short, however many there are.
  const isUsedUp = (share: keyof typeof mailsPerDay, where: string) =>
    `(SELECT count(*) FROM (SELECT 1 FROM outbox WHERE ${where} LIMIT ${mailsPerDay[share]}) AS ${share}_mails)
     >= ${mailsPerDay[share]}`;
  const [row] = await query<{ answer: boolean | 0 | 1 }>(
    `SELECT ${isUsedUp('mailbox', `mailbox = $5 AND ${sentOrBefore}`)}
       -- Joined to nothing, so that the index of the senders is used.
       OR ${isUsedUp('sender', `sender = $7 AND recipient_domain || '' = $6 AND ${sentOrBefore}`)}
       OR ${isUsedUp('domain', `recipient_domain = $6 AND mailbox IS NOT NULL AND ${sent}`)} AS answer`,
    [...day, createdAt, id, mailbox, domain, sender],
  );
  return Boolean(row!.answer);
}
