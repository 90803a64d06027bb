import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import { digestDueAt, digestId } from './quarantine-digest.ts';

/** What can be sent. */
export type DeliveryKind =
  /** Tells sales about a submission. */
  | 'sales-mail'
  /** Tells its sender that it arrived. */
  | 'receipt'
  /** Hands it to a CRM. */
  | 'webhook'
  /** Asks for the confirmation of a newsletter sign-up. */
  | 'subscription-confirmation'
  /** Lists for sales what is in quarantine. */
  | 'quarantine-digest'
  | 'newsletter-issue'
  /** Tells who asked for a demo that its time is booked, moved or cancelled. */
  | 'booking-mail'
  /** Tells sales the same. */
  | 'booking-sales-mail'
  /** Hands it to a CRM. */
  | 'booking-webhook'
  /** Reminds of the demo a day before. */
  | 'booking-reminder';

/** A delivery before it is in the outbox. */
export interface NewDelivery {
  kind: DeliveryKind;
  /** Generated if missing; a delivery whose id is in the outbox already is not added again. */
  id?: string;
  /** The delivery is deleted together with its submission. */
  submissionId?: number | null;
  /** E-mail address of somebody outside the company. */
  recipient?: string;
  /** Hash of the network that caused a mail to somebody outside; see server/abuse/networks.ts. */
  sender?: string;
  /** Path of the post that a newsletter issue is about; of deliveries about a booking, its sequence number. */
  topic?: string;
  /** ISO 8601; now if missing. */
  dueAt?: string;
}

/** What is sent for a submission: to sales, its sender and a CRM; for one in quarantine only the hourly digest. */
export function deliveriesFor(
  kind: FormKind,
  email: string,
  {
    receivedAt,
    isQuarantined,
    hasWebhook,
    sender,
  }: { receivedAt: string; isQuarantined: boolean; hasWebhook: boolean; sender?: string },
): NewDelivery[] {
  if (isQuarantined) {
    const id = digestId(receivedAt);
    // It lists many submissions, so it belongs to none.
    return [{ kind: 'quarantine-digest', id, submissionId: null, dueAt: digestDueAt(id) }];
  }
  if (kind === 'newsletter-subscription') return [{ kind: 'subscription-confirmation', recipient: email, sender }];
  return [
    { kind: 'sales-mail' },
    { kind: 'receipt', recipient: email, sender },
    ...(hasWebhook ? [{ kind: 'webhook' } as const] : []),
  ];
}

const dayMs = 86_400_000;

/**
 * What is sent when a demo is booked, moved or cancelled, and the reminder, unless the demo is less than a day away.
 * Each names the change that it is about: once there is a later one, it is not sent any more.
 */
export function bookingDeliveries(
  email: string,
  {
    startsAt,
    sequence,
    isCancelled,
    hasWebhook,
    sender,
    now,
  }: {
    startsAt: string;
    sequence: number;
    isCancelled: boolean;
    hasWebhook: boolean;
    sender?: string;
    now: Date;
  },
): NewDelivery[] {
  const topic = String(sequence);
  const remindAt = Date.parse(startsAt) - dayMs;
  const isFarAway = remindAt > now.getTime();
  return [
    { kind: 'booking-mail', recipient: email, sender, topic },
    { kind: 'booking-sales-mail', topic },
    ...(hasWebhook ? [{ kind: 'booking-webhook', topic } as const] : []),
    ...(isFarAway && !isCancelled
      ? [{ kind: 'booking-reminder', recipient: email, topic, dueAt: new Date(remindAt).toISOString() } as const]
      : []),
  ];
}
