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
const largestPiece = 500;

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
  const expired: [table: string, key: string, where: string, value: string][] = [
    ['submissions', 'id', 'received_at < $1', since],
    ['subscriptions', 'address_key', `state <> 'confirmed' AND requested_at < $1`, confirmableSince(now).toISOString()],
    ['outbox', 'id', `state <> 'pending' AND created_at < $1`, since],
  ];
  const { query } = database;
  const counts: number[] = [];
  for (const [table, , where, value] of expired) counts.push(await count(query, table, where, [value]));
  const [submissions = 0, subscriptions = 0, deliveries = 0] = counts;
  const purged = { submissions, subscriptions, deliveries };
  const heldBackFor = await doubt(query, purged, now);
  if (rehearse || (heldBackFor && !confirmed)) return { ...purged, heldBackFor };
  for (const [table, key, where, value] of expired) await removeInPieces(query, { table, key, where, value });
  await query(
    'INSERT INTO purge_runs (id, ran_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET ran_at = excluded.ran_at',
    [now.toISOString()],
  );
  return { ...purged, heldBackFor: undefined };
}

/** Who sends something meanwhile waits for one piece at most. */
async function removeInPieces(
  query: Query,
  { table, key, where, value }: Record<'table' | 'key' | 'where' | 'value', string>,
): Promise<void> {
  const piece = `SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${largestPiece}`;
  for (;;) {
    const removed = await query(`DELETE FROM ${table} WHERE ${key} IN (${piece}) RETURNING ${key}`, [value]);
    if (removed.length < largestPiece) return;
  }
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
