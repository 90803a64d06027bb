import privacy from '../../data/privacy.json' with { type: 'json' };
import type { Database, Query } from './database.ts';
import { confirmableSince } from './subscriptions.ts';

const dayMs = 86_400_000;

/**
 * A clock that is further ahead of the last run is not believed. Shorter than each period, so that nothing of today goes
 * by a wrong clock; longer than a server is usually down.
 */
const furthestJumpMs = 7 * dayMs;
/** One run rarely removes more. */
const largestShare = 1 / 5;

export interface Purged {
  submissions: number;
  subscriptions: number;
  deliveries: number;
}

/** What a run has removed or, if it was held back, would have. */
export interface PurgeRun extends Purged {
  /** Why nothing was removed: the clock is not believable, or it would have been more than a fifth. */
  heldBackFor: 'clock' | 'share' | undefined;
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
 * confirmed. Nothing is deleted when a wrong clock could be the reason.
 * @param confirmed the operator has looked: clock and share are not asked about
 * @param rehearse only counts
 */
export async function purge(
  database: Database,
  { rehearse = false, confirmed = false, now = new Date() } = {},
): Promise<PurgeRun> {
  const since = retainedSince(now).toISOString();
  const expired: [table: string, where: string, value: string][] = [
    ['submissions', 'received_at < $1', since],
    ['subscriptions', `state <> 'confirmed' AND requested_at < $1`, confirmableSince(now).toISOString()],
    ['outbox', `state <> 'pending' AND created_at < $1`, since],
  ];
  return database.transaction(async (query) => {
    const counts: number[] = [];
    for (const [table, where, value] of expired) counts.push(await count(query, table, where, [value]));
    const [submissions = 0, subscriptions = 0, deliveries = 0] = counts;
    const purged = { submissions, subscriptions, deliveries };
    const heldBackFor = await doubt(query, purged, now);
    if (rehearse) return { ...purged, heldBackFor };
    if (heldBackFor && !confirmed) return { ...purged, heldBackFor };
    for (const [index, [table, where, value]] of expired.entries()) {
      if (counts[index]! > 0) await query(`DELETE FROM ${table} WHERE ${where}`, [value]);
    }
    await query(
      'INSERT INTO purge_runs (id, ran_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET ran_at = excluded.ran_at',
      [now.toISOString()],
    );
    return { ...purged, heldBackFor: undefined };
  });
}

async function count(query: Query, table: string, where = '1 = 1', values: string[] = []): Promise<number> {
  const [row] = await query<{ count: number }>(`SELECT count(*) AS count FROM ${table} WHERE ${where}`, values);
  return row!.count;
}

/** Why somebody should look before this is removed. */
async function doubt(
  query: Query,
  { submissions, subscriptions, deliveries }: Purged,
  now: Date,
): Promise<PurgeRun['heldBackFor']> {
  if (submissions + subscriptions + deliveries === 0) return undefined;
  const [known] = await query<{ moment: string | null }>(
    `SELECT COALESCE((SELECT ran_at FROM purge_runs), (SELECT max(received_at) FROM submissions),
                     (SELECT max(requested_at) FROM subscriptions)) AS moment`,
  );
  if (known?.moment && now.getTime() - Date.parse(known.moment) > furthestJumpMs) return 'clock';
  const stored = await count(query, 'submissions');
  // Every sign-up is a submission too, and most that are purged were never confirmed.
  const signUps = stored + (await count(query, 'subscriptions'));
  return submissions > stored * largestShare || subscriptions > signUps * largestShare ? 'share' : undefined;
}
