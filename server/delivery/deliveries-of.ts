import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import type { NewDelivery } from '../storage/outbox.ts';

const hourMs = 3_600_000;
const digestPrefix = 'digest-';
/** What was received in the last moment of the hour is stored by then. */
const digestDelayMs = 60_000;

/** One digest for all that is held back within an hour, sent when the hour is over. It belongs to no single submission. */
function digestOf(receivedAt: string): NewDelivery {
  const id = digestId(receivedAt);
  const dueAt = new Date(Date.parse(digestHour(id).to) + digestDelayMs).toISOString();
  return { id, kind: 'quarantine-digest', submissionId: null, dueAt };
}

/** The digest that a submission is listed in if it is held back. */
export function digestId(receivedAt: string): string {
  return digestPrefix + new Date(Math.floor(Date.parse(receivedAt) / hourMs) * hourMs).toISOString();
}

/** The hour of a digest: from, inclusive, and to, exclusive, as ISO 8601. */
export function digestHour(id: string): { from: string; to: string } {
  const from = id.slice(digestPrefix.length);
  return { from, to: new Date(Date.parse(from) + hourMs).toISOString() };
}

/** What is sent on of a submission: to sales, to the visitor, to a CRM; of one that is held back, only its digest. */
export function deliveriesOf(
  kind: FormKind,
  email: string,
  { receivedAt, isHeld, hasWebhook }: { receivedAt: string; isHeld: boolean; hasWebhook: boolean },
): NewDelivery[] {
  if (isHeld) return [digestOf(receivedAt)];
  if (kind === 'newsletter-subscription') return [{ kind: 'newsletter-mail', recipient: email }];
  return [
    { kind: 'sales-mail' },
    { kind: 'confirmation-mail', recipient: email },
    ...(hasWebhook ? [{ kind: 'webhook' } as const] : []),
  ];
}
