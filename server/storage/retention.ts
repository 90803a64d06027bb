import privacy from '../../data/privacy.json' with { type: 'json' };
import type { Database } from './database.ts';
import { confirmableSince } from './subscriptions.ts';

export interface Purged {
  submissions: number;
  subscriptions: number;
  deliveries: number;
}

/** Submissions received before this are deleted: the period that the privacy page promises (data/privacy.json). */
export function retainedSince(now = new Date()): Date {
  const { value } = privacy.retention.requests;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - value);
  return since;
}

/**
 * Deletes what is past its retention period: submissions with their deliveries, and newsletter sign-ups that were never
 * confirmed.
 * @param rehearse only counts
 */
export async function purge(database: Database, { rehearse = false, now = new Date() } = {}): Promise<Purged> {
  const since = retainedSince(now).toISOString();
  const unconfirmed = confirmableSince(now).toISOString();
  const conditions: [table: keyof Purged | 'outbox', where: string, value: string][] = [
    ['submissions', 'received_at < $1', since],
    ['subscriptions', `state <> 'confirmed' AND requested_at < $1`, unconfirmed],
    ['outbox', `state <> 'pending' AND created_at < $1`, since],
  ];
  return database.transaction(async (query) => {
    const counts: number[] = [];
    for (const [table, where, value] of conditions) {
      const [row] = await query<{ count: number }>(`SELECT count(*) AS count FROM ${table} WHERE ${where}`, [value]);
      if (!rehearse && row!.count > 0) await query(`DELETE FROM ${table} WHERE ${where}`, [value]);
      counts.push(row!.count);
    }
    return { submissions: counts[0]!, subscriptions: counts[1]!, deliveries: counts[2]! };
  });
}
