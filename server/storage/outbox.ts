import { randomUUID } from 'node:crypto';

import { emailKey } from '../../src/domain/schemas/email-address.ts';
import type { Database, Query, Value } from './database.ts';
import { placeholders } from './placeholders.ts';

/** What is sent on. */
export const deliveryKinds = [
  'sales-mail',
  'confirmation-mail',
  'newsletter-mail',
  'webhook',
  'quarantine-digest',
  'letter',
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface NewDelivery {
  kind: DeliveryKind;
  /** Made when it is missing; one that is there already is not enqueued again. */
  id?: string;
  /** Gone with its submission. */
  submissionId?: number | null;
  /** E-mail address of somebody outside. */
  recipient?: string;
  /** What a letter is about: the path of a post. */
  topic?: string;
  /** ISO 8601; now when it is missing. */
  dueAt?: string;
}

/** Something to be sent, as it is handed to whoever sends it. */
export interface Delivery {
  /** The same at each try. */
  id: string;
  kind: DeliveryKind;
  submission_id: number | null;
  /** Address key of somebody outside. */
  recipient: string | null;
  recipient_domain: string | null;
  topic: string | null;
  /** Tries until now, this one included. */
  attempts: number;
  created_at: string;
}

/** What became of a try. */
export type Outcome =
  | { state: 'sent' }
  /** Not sent because the address has had enough mails. */
  | { state: 'withheld' }
  | { state: 'pending'; dueAt: string; error: string }
  | { state: 'failed'; error: string };

let count = 0;

/** Unique, and greater than those before: rows are appended instead of spread over the whole table. */
function newId(): string {
  count = (count + 1) % 0x1000000;
  const order = Date.now().toString(16).padStart(12, '0') + count.toString(16).padStart(6, '0');
  // The last part of a random UUID, which is cheaper than other random bytes.
  return order + randomUUID().slice(-12);
}

/** Adds deliveries within a transaction. */
export async function enqueue(query: Query, deliveries: NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const now = new Date().toISOString();
  const values = deliveries.flatMap(({ id, kind, submissionId, recipient, topic, dueAt }): Value[] => {
    const key = recipient === undefined ? null : emailKey(recipient);
    return [
      id ?? newId(),
      kind,
      submissionId ?? null,
      key,
      key?.slice(key.lastIndexOf('@') + 1) ?? null,
      topic ?? null,
      dueAt ?? now,
      now,
    ];
  });
  await query(
    `INSERT INTO outbox (id, kind, submission_id, recipient, recipient_domain, topic, due_at, created_at)
     VALUES ${placeholders(deliveries.length, 8)} ON CONFLICT (id) DO NOTHING`,
    values,
  );
}

/**
 * Takes deliveries that are due, oldest first. Each is ours for the time of the lease; if nothing has been recorded by
 * then, it is due again.
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

/** Records what became of a claimed delivery. */
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
