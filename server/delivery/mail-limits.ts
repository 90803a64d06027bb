import type { Database } from '../storage/database.ts';
import type { Delivery } from '../storage/outbox.ts';

/** Most mails that strangers can have sent to an address, and to all addresses of a domain, within a day. */
const mailsPerDay = { address: 5, domain: 300 };
const dayMs = 86_400_000;

/**
 * Whether the recipient's address, or its domain, had its share of mails before this delivery. The answer is the same on
 * every instance. Newsletter issues do not count.
 */
export async function hasReachedLimit({ query }: Database, delivery: Delivery): Promise<boolean> {
  const { id, recipient, recipient_domain: domain, created_at: createdAt } = delivery;
  const since = new Date(Date.parse(createdAt) - dayMs).toISOString();
  for (const [condition, values, limit] of [
    ['recipient_domain = $1 AND recipient = $5', [recipient], mailsPerDay.address],
    ['recipient_domain = $1 AND recipient IS NOT NULL', [], mailsPerDay.domain],
  ] as const) {
    const [earlier] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM outbox
       WHERE ${condition} AND created_at > $2 AND (created_at, id) < ($3, $4) AND kind <> 'newsletter-issue'`,
      [domain, since, createdAt, id, ...values],
    );
    if (earlier!.count >= limit) return true;
  }
  return false;
}
