import { randomUUID } from 'node:crypto';

import { emailKey } from '../../src/domain/schemas/email-address.ts';
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
  recipient_domain: string | null;
  topic: string | null;
  /** Including the current one. */
  attempts: number;
  created_at: string;
}

/** Result of an attempt. */
export type Outcome =
  | { state: 'sent' }
  /** Not sent: the address has had enough mails, or does not want this one. */
  | { state: 'withheld' }
  | { state: 'pending'; dueAt: string; error: string }
  | { state: 'failed'; error: string };

/** A new id; ids of later moments are greater, so that new rows end up next to each other. */
function newId(): string {
  return `${Date.now().toString(36)}-${randomUUID()}`;
}

/** Adds deliveries to the outbox; `query` is that of a transaction. */
export async function enqueue(query: Query, deliveries: NewDelivery[]): Promise<void> {
  const now = new Date().toISOString();
  await Promise.all(
    deliveries.map(({ id, kind, submissionId, recipient, topic, dueAt }) => {
      const key = recipient === undefined ? null : emailKey(recipient);
      const domain = key?.slice(key.lastIndexOf('@') + 1);
      return query(
        `INSERT INTO outbox (id, kind, submission_id, recipient, recipient_domain, topic, due_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING`,
        [id ?? newId(), kind, submissionId ?? null, key, domain ?? null, topic ?? null, dueAt ?? now, now],
      );
    }),
  );
}

/**
 * Claims deliveries that are due, oldest first. No other instance gets them until the lease ends; if no outcome has been
 * recorded by then, they are due again.
 */
export async function claim(database: Database, limit: number, leaseMs: number): Promise<Delivery[]> {
  const now = Date.now();
  return database.query<Delivery>(
    `UPDATE outbox SET due_at = $1, attempts = attempts + 1
     WHERE id IN (SELECT id FROM outbox WHERE state = 'pending' AND due_at <= $2 ORDER BY due_at LIMIT $3 ${database.skipLocked})
     RETURNING id, kind, submission_id, recipient, recipient_domain, topic, attempts, created_at`,
    [new Date(now + leaseMs).toISOString(), new Date(now).toISOString(), limit],
  );
}

/** Records the outcome of a claimed delivery. */
export async function record(query: Query, id: string, outcome: Outcome): Promise<void> {
  const isOver = outcome.state !== 'pending';
  await query(
    `UPDATE outbox SET state = $2, finished_at = $3, last_error = $4, due_at = COALESCE($5, due_at) WHERE id = $1`,
    [
      id,
      outcome.state,
      isOver ? new Date().toISOString() : null,
      'error' in outcome ? outcome.error : null,
      'dueAt' in outcome ? outcome.dueAt : null,
    ],
  );
}
