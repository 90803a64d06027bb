import { randomBytes } from 'node:crypto';

import privacy from '../../data/privacy.json' with { type: 'json' };
import { emailKey } from '../../src/domain/schemas/email-address.ts';
import type { Database } from './database.ts';

const dayMs = 86_400_000;
const { value: confirmationDays } = privacy.retention.unconfirmedSubscriptions;

/** Sign-ups from before this can no longer be confirmed: the period that the privacy page promises. */
export function confirmableSince(now = new Date()): Date {
  return new Date(now.getTime() - confirmationDays * dayMs);
}

export interface Subscription {
  address_key: string;
  /** As it was typed: mails are sent to it. */
  email: string;
  language: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** Part of the links in mails. */
  token: string;
  /** ISO 8601, UTC */
  requested_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  consent_text: string | null;
}

/** Stores a sign-up for the newsletter; a confirmed subscription stays as it is, whoever signs it up again. */
export async function requestSubscription(
  database: Database,
  email: string,
  language: string,
  requestedAt: string,
): Promise<Subscription> {
  const [subscription] = await database.query<Subscription>(
    `INSERT INTO subscriptions (address_key, email, language, state, token, requested_at)
     VALUES ($1, $2, $3, 'pending', $4, $5)
     ON CONFLICT (address_key) DO UPDATE SET
       email = CASE WHEN subscriptions.state = 'confirmed' THEN subscriptions.email ELSE excluded.email END,
       language = CASE WHEN subscriptions.state = 'confirmed' THEN subscriptions.language ELSE excluded.language END,
       requested_at = CASE WHEN subscriptions.state = 'confirmed' THEN subscriptions.requested_at ELSE excluded.requested_at END,
       state = CASE WHEN subscriptions.state = 'confirmed' THEN 'confirmed' ELSE 'pending' END
     RETURNING *`,
    [emailKey(email), email, language, randomBytes(24).toString('base64url'), requestedAt],
  );
  return subscription!;
}

/** The subscription that the token belongs to. */
export async function findSubscription(database: Database, token: string): Promise<Subscription | undefined> {
  const [subscription] = await database.query<Subscription>('SELECT * FROM subscriptions WHERE token = $1', [token]);
  return subscription;
}

/** Until when a subscription can be confirmed. */
export function confirmableUntil({ requested_at: requestedAt }: Pick<Subscription, 'requested_at'>): Date {
  return new Date(Date.parse(requestedAt) + confirmationDays * dayMs);
}

/**
 * Confirms a subscription and stores the words that its owner agreed to.
 * @returns whether the subscription is confirmed now
 */
export async function confirmSubscription(database: Database, token: string, consentText: string): Promise<boolean> {
  const subscription = await findSubscription(database, token);
  if (subscription?.state === 'confirmed') return true;
  if (subscription?.state !== 'pending' || confirmableUntil(subscription) < new Date()) return false;
  const rows = await database.query(
    `UPDATE subscriptions SET state = 'confirmed', confirmed_at = $2, unsubscribed_at = NULL, consent_text = $3
     WHERE token = $1 AND state = 'pending' RETURNING token`,
    [token, new Date().toISOString(), consentText],
  );
  return rows.length > 0;
}

/**
 * Ends a subscription; doing so twice is no error.
 * @returns whether the token belongs to a subscription
 */
export async function endSubscription(database: Database, token: string): Promise<boolean> {
  const rows = await database.query(
    `UPDATE subscriptions SET state = 'unsubscribed', unsubscribed_at = COALESCE(unsubscribed_at, $2)
     WHERE token = $1 RETURNING token`,
    [token, new Date().toISOString()],
  );
  return rows.length > 0;
}
