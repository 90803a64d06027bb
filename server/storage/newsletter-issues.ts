import { createHash } from 'node:crypto';

import type { Database } from './database.ts';
import { enqueue } from './outbox.ts';
import type { Subscription } from './subscriptions.ts';

export async function confirmedSubscriptions({ query }: Pick<Database, 'query'>): Promise<Subscription[]> {
  return query<Subscription>(`SELECT * FROM subscriptions WHERE state = 'confirmed' ORDER BY confirmed_at`);
}

/**
 * Puts a newsletter issue about a post into the outbox for every subscriber; run again, it only reaches those who have
 * subscribed since.
 * @param post its path without language prefix
 * @returns how many subscribers there are
 */
export async function enqueueNewsletterIssue(database: Database, post: string): Promise<number> {
  return database.transaction(async (query) => {
    const subscriptions = await confirmedSubscriptions({ query });
    for (const { address_key: recipient } of subscriptions) {
      const hash = createHash('sha256').update(`${post} ${recipient}`).digest('hex').slice(0, 32);
      await enqueue(query, [{ id: `issue-${hash}`, kind: 'newsletter-issue', recipient, topic: post }]);
    }
    return subscriptions.length;
  });
}
