import { randomUUID } from 'node:crypto';

import { emailKey, mailboxKey } from '../../src/domain/schemas/email-address.ts';
import type { DeliveryKind, NewDelivery } from '../submissions/deliveries.ts';
import type { Database, Query } from './database.ts';

/** A delivery that an instance has claimed in order to send it. */
export interface Delivery {
  /** The same at each attempt. */
  id: string;
  kind: DeliveryKind;
  submission_id: number | null;
  /** Address key of somebody outside the company. */
  recipient: string | null;
  /** See NewDelivery. */
  sender: string | null;
  topic: string | null;
  /** Including the current one. */
  attempts: number;
  /** Claims in a row without an outcome, including the current one: more than one means that a process died of it. */
  leases: number;
  /** All waits between its attempts together. */
  waited_ms: number;
  created_at: string;
}

/** Result of an attempt. */
export type Outcome =
  | { state: 'sent' }
  /** Not sent: the address has had enough mails, or does not want this one. */
  | { state: 'withheld' }
  | {
      state: 'pending';
      /** Until the next attempt. */
      waitMs: number;
      error: string;
      /** It was not the delivery that failed, so this does not count as an attempt. */
      isNoAttempt?: boolean;
    }
  | { state: 'failed'; error: string };

/** The error of a delivery that waits because its mailbox, domain or sender had enough mails for a day. */
export const limitError = 'limit';

/** No delivery is due later than this unless the clock was turned back; seven hours, while retries wait up to six. */
const furthestDueMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** A new id; ids of later moments are greater, so that new rows end up next to each other. */
function newId(): string {
  return `${Date.now().toString(36)}-${randomUUID()}`;
}

/** Adds deliveries to the outbox; `query` is that of a transaction. */
export async function enqueue(query: Query, deliveries: NewDelivery[]): Promise<void> {
  const now = new Date().toISOString();
  await Promise.all(
    deliveries.map(({ id, kind, submissionId, recipient, sender, topic, dueAt }) => {
      const mailbox = recipient === undefined ? null : mailboxKey(recipient);
      return query(
        `INSERT INTO outbox
         (id, kind, submission_id, recipient, recipient_domain, mailbox, sender, topic, due_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
        [
          id ?? newId(),
          kind,
          submissionId ?? null,
          recipient === undefined ? null : emailKey(recipient),
          mailbox && mailbox.slice(mailbox.lastIndexOf('@') + 1),
          // Strangers cannot cause newsletter issues, and a reminder only with a mail that is counted.
          kind === 'newsletter-issue' || kind === 'booking-reminder' ? null : mailbox,
          sender ?? null,
          topic ?? null,
          dueAt ?? now,
          now,
        ],
      );
    }),
  );
}

/** How many deliveries are claimed at most: of each kind, and of those that a process may have died of. */
export type ClaimLimits = Record<DeliveryKind | 'suspect', number>;

/**
 * Claims deliveries that are due, new ones before those that have failed, then the oldest first. No other instance gets them until the lease ends; if no outcome has been
 * recorded by then, they are due again, as suspects.
 */
export async function claim(database: Database, limits: ClaimLimits, leaseMs: number): Promise<Delivery[]> {
  const now = Date.now();
  const lanes = Object.keys(limits) as (keyof ClaimLimits)[];
  const selects = lanes.map((lane, index) => {
    // A literal, since a partial index is not used for a parameter.
    const [where, order] =
      lane === 'suspect'
        ? ['leases > 0', 'leases, due_at']
        : [`kind = '${lane}' AND leases = 0`, 'attempts > 0, due_at'];
    return `SELECT id FROM (SELECT id FROM outbox WHERE state = 'pending' AND due_at <= $2 AND ${where}
            ORDER BY ${order} LIMIT $${index + 3} ${database.skipLocked}) AS lane${index}`;
  });
  return database.query<Delivery>(
    `UPDATE outbox SET due_at = $1, attempts = attempts + 1, leases = leases + 1
     WHERE id IN (${selects.join(' UNION ALL ')})
     RETURNING id, kind, submission_id, recipient, sender, topic, attempts, leases, waited_ms, created_at`,
    [new Date(now + leaseMs).toISOString(), new Date(now).toISOString(), ...Object.values(limits)],
  );
}

/** Records the outcome of a claimed delivery. */
export async function record(query: Query, id: string, outcome: Outcome): Promise<void> {
  const now = Date.now();
  const at = (ms: number) => new Date(ms).toISOString();
  const next = outcome.state === 'pending' ? outcome : undefined;
  await query(
    `UPDATE outbox SET state = $2, finished_at = $3, last_error = $4, due_at = COALESCE($5, due_at),
       waited_ms = waited_ms + $6, leases = 0, attempts = attempts - $7 WHERE id = $1`,
    [
      id,
      outcome.state,
      next ? null : at(now),
      'error' in outcome ? outcome.error : null,
      next ? at(now + next.waitMs) : null,
      Math.round(next?.waitMs ?? 0),
      next?.isNoAttempt ? 1 : 0,
    ],
  );
}

/** Makes due what would wait too long because the clock has been turned back; reminders go by the time of the demo. */
export async function pullForward({ query }: Database): Promise<void> {
  const now = Date.now();
  await query(`UPDATE outbox SET due_at = $1 WHERE state = 'pending' AND due_at > $2 AND kind <> 'booking-reminder'`, [
    new Date(now).toISOString(),
    new Date(now + furthestDueMs).toISOString(),
  ]);
}

/** Removes what says which network caused a mail, a day after the mail: nothing is counted by it any more. */
export async function forgetSenders({ query }: Database): Promise<void> {
  await query(`UPDATE outbox SET sender = NULL WHERE sender IS NOT NULL AND finished_at < $1`, [
    new Date(Date.now() - dayMs).toISOString(),
  ]);
}
