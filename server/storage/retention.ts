import privacy from '../../data/privacy.json' with { type: 'json' };
import { createBelievableClock } from './believable-clock.ts';
import type { Database, Query } from './database.ts';
import { deleteMailsOf } from './mail-files.ts';
import { confirmableSince } from './subscriptions.ts';

/** The machine may have been off for so long, all stops together, before somebody is asked about the clock. */
const unprovenMs = 86_400_000;
/** One run rarely removes more. */
const largestShare = 1 / 5;
const largestPiece = 500;

export interface Purged {
  submissions: number;
  subscriptions: number;
  deliveries: number;
}

export interface PurgeRun {
  /** What has been removed or, in a rehearsal, would be. */
  removed: Purged;
  /** What is past its period too, but waits for an operator. */
  heldBack?: Purged & {
    /** Only the clock of the wall says so, and it may be wrong; or it would be more than a fifth. */
    reason: 'clock' | 'share';
  };
}

export interface PurgeOptions {
  /** Where mails are written as files: those of what is removed are removed too. */
  mailFolder: string;
  /** Remembers how long this process has been running. */
  clock?: ReturnType<typeof createBelievableClock>;
  /** The operator has looked: the clock of the wall is right, and the share is not asked about. */
  confirmed?: boolean;
  /** Only counts. */
  rehearse?: boolean;
  /** Called before something is removed. */
  onRemoval?: (counts: Purged) => void;
}

/** Rows that may be past their period. */
interface Expiring {
  table: string;
  /** The column of the moment from which the period counts. */
  time: string;
  where: string;
  until: string;
  /** Selects the ids of the mails that go with rows up to `$1`. */
  mails?: string;
}

/** Submissions received until then are deleted: the period that the privacy page promises (data/privacy.json). */
export function retainedSince(now: Date): Date {
  const { value } = privacy.retention.requests;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - value);
  return since;
}

function expiredAt(now: Date): Record<keyof Purged, Expiring> {
  const until = retainedSince(now).toISOString();
  const isOver = `state <> 'pending' AND created_at <= $1`;
  return {
    submissions: {
      table: 'submissions',
      time: 'received_at',
      where: 'received_at <= $1',
      until,
      mails: 'SELECT id FROM outbox WHERE submission_id IN (SELECT id FROM submissions WHERE received_at <= $1)',
    },
    subscriptions: {
      table: 'subscriptions',
      time: 'requested_at',
      where: `state <> 'confirmed' AND requested_at <= $1`,
      until: confirmableSince(now).toISOString(),
    },
    deliveries: {
      table: 'outbox',
      time: 'created_at',
      where: isOver,
      until,
      mails: `SELECT id FROM outbox WHERE ${isOver}`,
    },
  };
}

/**
 * Deletes what is past its retention period: submissions with their deliveries and mails, and newsletter sign-ups that
 * were never confirmed. It goes by a clock that can be believed.
 */
export async function purge(
  database: Database,
  { mailFolder, clock = createBelievableClock(), confirmed = false, rehearse = false, onRemoval }: PurgeOptions,
): Promise<PurgeRun> {
  const { query } = database;
  const { wall, believed, keep } = await clock.read(query);
  const now = confirmed ? wall : believed;
  const removed = await countExpired(query, now);
  if (!confirmed && (await isTooMuch(query, removed))) {
    if (!rehearse) await keep(query);
    return { removed: { ...none }, heldBack: { ...removed, reason: 'share' } };
  }
  if (!rehearse) {
    if (sum(removed) > 0) onRemoval?.(removed);
    for (const expired of Object.values(expiredAt(now))) await removeInPieces(query, expired, mailFolder);
    await keep(query, confirmed ? wall : undefined);
  }
  if (wall.getTime() - now.getTime() <= unprovenMs) return { removed };
  const all = await countExpired(query, wall);
  const waiting = rehearse ? subtract(all, removed) : all;
  return sum(waiting) > 0 ? { removed, heldBack: { ...waiting, reason: 'clock' } } : { removed };
}

const none: Purged = { submissions: 0, subscriptions: 0, deliveries: 0 };

function sum({ submissions, subscriptions, deliveries }: Purged): number {
  return submissions + subscriptions + deliveries;
}

function subtract(all: Purged, some: Purged): Purged {
  return {
    submissions: all.submissions - some.submissions,
    subscriptions: all.subscriptions - some.subscriptions,
    deliveries: all.deliveries - some.deliveries,
  };
}

async function countExpired(query: Query, now: Date): Promise<Purged> {
  const counts = { ...none };
  for (const [what, { table, where, until }] of Object.entries(expiredAt(now))) {
    counts[what as keyof Purged] = await count(query, table, where, [until]);
  }
  return counts;
}

/** Who sends something meanwhile waits for one piece at most. */
async function removeInPieces(
  query: Query,
  { table, time, where, until, mails }: Expiring,
  mailFolder: string,
): Promise<void> {
  for (;;) {
    const [last] = await query<{ moment: string }>(
      `SELECT ${time} AS moment FROM ${table} WHERE ${where} ORDER BY ${time} LIMIT 1 OFFSET ${largestPiece - 1}`,
      [until],
    );
    const end = [last?.moment ?? until];
    // Mails first: while their rows are there, a run that breaks off here finds them again.
    if (mails) await deleteMailsOf(mailFolder, await query<{ id: string }>(mails, end));
    await query(`DELETE FROM ${table} WHERE ${where}`, end);
    if (!last) return;
  }
}

async function count(query: Query, table: string, where = '1 = 1', values: string[] = []): Promise<number> {
  const [row] = await query<{ count: number }>(`SELECT count(*) AS count FROM ${table} WHERE ${where}`, values);
  return row!.count;
}

/** Whether it is so much that somebody should look before it is removed. */
async function isTooMuch(query: Query, { submissions, subscriptions }: Purged): Promise<boolean> {
  if (submissions + subscriptions === 0) return false;
  const stored = await count(query, 'submissions');
  // Every sign-up is a submission too, and most that are purged were never confirmed.
  const signUps = stored + (await count(query, 'subscriptions'));
  return submissions > stored * largestShare || subscriptions > signUps * largestShare;
}
