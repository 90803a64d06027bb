import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import type { Query } from './database.ts';

/** The time of a demo. */
export interface Booking {
  /** ISO 8601, UTC */
  startsAt: string;
  /** Its length. */
  minutes: number;
  /** Of the invitation (RFC 5545): grows with each change. */
  sequence: number;
  /** The visitor's, such as Europe/Oslo. */
  timeZone: string;
  isCancelled: boolean;
  /** ISO 8601, UTC */
  changedAt: string;
}

/** A submission as it is read back. */
export interface StoredSubmission {
  id: number;
  kind: FormKind;
  reference: string;
  language: string;
  /** ISO 8601, UTC */
  receivedAt: string;
  quarantinedFor: string[];
  payload: Record<string, string>;
  /** Of a demo request whose time has been picked. */
  booking?: Booking;
}

interface Row {
  id: number;
  kind: FormKind;
  reference: string;
  language: string;
  received_at: string;
  quarantined_for: string | null;
  payload: string;
  starts_at: string | null;
  minutes: number | null;
  seat: number | null;
  sequence: number | null;
  time_zone: string | null;
  changed_at: string | null;
}

function bookingOf(row: Row): Booking | undefined {
  if (row.starts_at === null) return undefined;
  return {
    startsAt: row.starts_at,
    minutes: row.minutes!,
    sequence: row.sequence!,
    timeZone: row.time_zone!,
    isCancelled: row.seat === null,
    changedAt: row.changed_at!,
  };
}

/** More at once would hold up the event loop, and whoever else waits for the database. */
const pageLength = 100;

/**
 * Reads submissions that meet a condition on the table's columns, newest first, page by page: in memory there is one
 * page of them.
 * @param most how many are read at most; otherwise all
 */
export async function* submissionPages(
  query: Query,
  condition: string,
  values: (string | number)[],
  most = Infinity,
): AsyncGenerator<StoredSubmission> {
  const after = `(received_at, id) < ($${values.length + 1}, $${values.length + 2})`;
  let last: Row | undefined;
  for (let left = most; left > 0; left -= pageLength) {
    const limit = Math.min(left, pageLength);
    const rows: Row[] = await query<Row>(
      `SELECT id, kind, reference, language, received_at, quarantined_for, payload,
         starts_at, minutes, seat, sequence, time_zone, changed_at
       FROM submissions LEFT JOIN bookings ON submission_id = id
       WHERE (${condition}) ${last ? `AND ${after}` : ''} ORDER BY received_at DESC, id DESC LIMIT ${limit}`,
      last ? [...values, last.received_at, last.id] : values,
    );
    for (const row of rows) {
      const { id, kind, reference, language, received_at: receivedAt, quarantined_for: reasons, payload } = row;
      const booking = bookingOf(row);
      yield {
        id,
        kind,
        reference,
        language,
        receivedAt,
        quarantinedFor: reasons?.split(' ') ?? [],
        payload: JSON.parse(payload) as Record<string, string>,
        ...(booking && { booking }),
      };
    }
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}

/** Submissions that meet a condition on the table's columns, newest first; see submissionPages. */
export async function readSubmissions(
  query: Query,
  condition: string,
  values: (string | number)[],
  most?: number,
): Promise<StoredSubmission[]> {
  const all: StoredSubmission[] = [];
  for await (const submission of submissionPages(query, condition, values, most)) all.push(submission);
  return all;
}
