import { createHmac } from 'node:crypto';

import type { Webhook } from '../settings/config.ts';
import type { StoredSubmission } from '../storage/stored-submission.ts';
import { DeliveryError } from './delivery-error.ts';

/**
 * Sends a submission as JSON, signed as standardwebhooks.com defines it; the id is the same at each attempt.
 * @param silenceMs without an answer by then it has failed
 * @param stopped ends it as well
 * @throws DeliveryError unless it is answered with 2xx
 */
export async function sendWebhook(
  { url, secret }: Webhook,
  id: string,
  submission: StoredSubmission,
  silenceMs: number,
  stopped: AbortSignal,
): Promise<void> {
  const { kind, reference, language, receivedAt, payload } = submission;
  const body = JSON.stringify({ type: kind, timestamp: receivedAt, data: { reference, language, ...payload } });
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
