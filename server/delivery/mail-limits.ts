import { mailboxKey } from '../../src/domain/schemas/email-address.ts';
import type { Database, Value } from '../storage/database.ts';
import { limitError, type Delivery } from '../storage/outbox.ts';

/**
 * Most mails that strangers can cause within a day: to one mailbox, to all mailboxes of a domain, and from one network to
 * a domain, so that no network uses up the domain's share alone.
 */
const mailsPerDay = { mailbox: 5, domain: 300, sender: 30 };
const dayMs = 86_400_000;

/**
 * Whether a mail has to wait, because those sent within a day and those before it in line use up its share. The answer
 * is the same on every instance. Newsletter issues do not count.
 */
export async function hasReachedLimit({ query }: Database, delivery: Delivery): Promise<boolean> {
  const { id, recipient, sender, created_at: createdAt } = delivery;
  const now = Date.now();
  const mailbox = mailboxKey(recipient!);
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  const shares: [where: string, value: Value, inLine: string, limit: number][] = [
    ['mailbox = $6', mailbox, '', mailsPerDay.mailbox],
    // Those that wait for another share are not in line for this one.
    [
      'mailbox IS NOT NULL AND recipient_domain = $6',
      domain,
      `AND COALESCE(last_error, '') <> '${limitError}'`,
      mailsPerDay.domain,
    ],
  ];
  if (sender !== null) shares.unshift(['sender = $6', sender, '', mailsPerDay.sender]);
  for (const [where, value, inLine, limit] of shares) {
    const [before] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM (
         SELECT 1 FROM outbox WHERE recipient_domain = $1 AND ${where} AND id <> $2
         AND ((state = 'sent' AND finished_at > $3 AND finished_at <= $4)
              OR (state = 'pending' AND (created_at, id) < ($5, $2) ${inLine})) LIMIT ${limit}) AS counted`,
      [domain, id, new Date(now - dayMs).toISOString(), new Date(now).toISOString(), createdAt, value],
    );
    if (before!.count >= limit) return true;
  }
  return false;
}
