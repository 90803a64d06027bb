import { createHmac } from 'node:crypto';

import type { BookedRequest } from '../mail/booking-content.ts';
import type { Webhook } from '../settings/config.ts';
import type { StoredSubmission } from '../storage/stored-submission.ts';
import { DeliveryError } from './delivery-error.ts';

/** What a CRM is told. */
export interface WebhookEvent {
  type: string;
  /** ISO 8601, UTC */
  timestamp: string;
  data: object;
}

/** That something was sent with a form. */
export function submissionEvent({ kind, reference, language, receivedAt, payload }: StoredSubmission): WebhookEvent {
  return { type: kind, timestamp: receivedAt, data: { reference, language, ...payload } };
}

/** That the demo of a request was booked, moved or cancelled. */
export function bookingEvent({ reference, language, booking }: BookedRequest): WebhookEvent {
  const { startsAt, minutes, sequence, timeZone, isCancelled, changedAt } = booking;
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const state = isCancelled ? 'cancelled' : 'booked';
  return {
    type: 'demo-booking',
    timestamp: changedAt,
    data: { reference, language, state, startsAt, endsAt, timeZone, sequence },
  };
}

/**
 * Sends an event as JSON, signed as standardwebhooks.com defines it; the id is the same at each attempt.
 * @param silenceMs without an answer by then it has failed
 * @param stopped ends it as well
 * @throws DeliveryError unless it is answered with 2xx
 */
export async function sendWebhook(
  { url, secret }: Webhook,
  id: string,
  event: WebhookEvent,
  silenceMs: number,
  stopped: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(silenceMs)]),
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`);
}
