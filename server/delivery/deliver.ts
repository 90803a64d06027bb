import type { BookedRequest, BookingMailParts } from '../mail/booking-content.ts';
import { bookingMail, bookingReminder } from '../mail/booking-mails.ts';
import { bookingSalesMail } from '../mail/booking-sales-mail.ts';
import { digestMail, mostListed } from '../mail/digest-mail.ts';
import { newsletterIssue, subscriptionConfirmation } from '../mail/newsletter-mails.ts';
import { receiptMail, salesMail } from '../mail/submission-mails.ts';
import type { SendMail } from '../mail/transport.ts';
import { readBlogPost } from '../pages/blog-feed.ts';
import type { Webhook } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import type { Delivery } from '../storage/outbox.ts';
import { readSubmissions, type StoredSubmission } from '../storage/stored-submission.ts';
import { requestSubscription, type Subscription } from '../storage/subscriptions.ts';
import { bookingPath } from '../submissions/booking-link.ts';
import type { DeliveryKind } from '../submissions/deliveries.ts';
import { digestHour } from '../submissions/quarantine-digest.ts';
import type { Deliver } from './attempt.ts';
import { DeliveryError } from './delivery-error.ts';
import { hasReachedLimit } from './mail-limits.ts';
import { bookingEvent, sendWebhook, submissionEvent } from './webhook.ts';

export interface DeliverParts {
  database: Database;
  sendMail: SendMail;
  salesAddress: string;
  /** The sender of mails, whom calendars answer. */
  mailFrom: string;
  /** Signs the links to the time of a demo. */
  bookingSecret: string;
  /** Origin of the site, for links in mails. */
  siteUrl: string;
  /** Absolute path of the built site, for newsletter issues about its posts. */
  siteDir: string;
  webhook?: Webhook;
  /** A webhook that stays silent for as long has failed. */
  silenceMs: number;
}

/** Sends the deliveries of each kind. */
export function createDeliver(parts: DeliverParts): Deliver {
  const { database, sendMail, salesAddress, mailFrom, bookingSecret, siteUrl, siteDir, webhook, silenceMs } = parts;
  const ofBookings: BookingMailParts = { siteUrl, secret: bookingSecret, organizer: mailFrom, salesAddress };

  const senders: Record<DeliveryKind, Deliver> = {
    async 'sales-mail'(delivery, signal) {
      await sendMail(delivery.id, salesMail(await submissionOf(database, delivery), salesAddress), signal);
      return 'sent';
    },

    async receipt(delivery, signal) {
      const [mustWait, submission] = await Promise.all([
        hasReachedLimit(database, delivery),
        submissionOf(database, delivery),
      ]);
      if (mustWait) return 'later';
      const timesLink = siteUrl + bookingPath(bookingSecret, submission);
      await sendMail(delivery.id, receiptMail(submission, siteUrl, timesLink), signal);
      return 'sent';
    },

    async webhook(delivery, signal) {
      if (!webhook) throw new DeliveryError('no webhook is configured');
      const event = submissionEvent(await submissionOf(database, delivery));
      await sendWebhook(webhook, delivery.id, event, silenceMs, signal);
      return 'sent';
    },

    async 'subscription-confirmation'(delivery, signal) {
      const { payload, language, receivedAt } = await submissionOf(database, delivery);
      const subscription = await requestSubscription(database, payload.email!, language, receivedAt);
      if (await hasReachedLimit(database, delivery)) return 'later';
      await sendMail(delivery.id, subscriptionConfirmation(subscription, siteUrl), signal);
      return 'sent';
    },

    async 'quarantine-digest'({ id }, signal) {
      const { submissions, total } = await quarantinedIn(database, digestHour(id));
      // Otherwise all have been released meanwhile.
      if (total > 0) await sendMail(id, digestMail(submissions, total, salesAddress), signal);
      return 'sent';
    },

    async 'newsletter-issue'({ id, recipient, topic }, signal) {
      const subscription = await confirmedSubscription(database, recipient!);
      // Unsubscribed since the issue was put into the outbox.
      if (!subscription) return 'withheld';
      const post = await readBlogPost(siteDir, topic!, subscription.language);
      await sendMail(id, newsletterIssue(subscription, post, siteUrl), signal);
      return 'sent';
    },

    async 'booking-mail'(delivery, signal) {
      const [mustWait, request] = await Promise.all([
        hasReachedLimit(database, delivery),
        bookedRequest(database, delivery),
      ]);
      if (!request) return 'withheld';
      if (mustWait) return 'later';
      await sendMail(delivery.id, bookingMail(request, ofBookings), signal);
      return 'sent';
    },

    async 'booking-sales-mail'(delivery, signal) {
      const request = await bookedRequest(database, delivery);
      if (!request) return 'withheld';
      await sendMail(delivery.id, bookingSalesMail(request, ofBookings), signal);
      return 'sent';
    },

    async 'booking-webhook'(delivery, signal) {
      if (!webhook) throw new DeliveryError('no webhook is configured');
      const request = await bookedRequest(database, delivery);
      if (!request) return 'withheld';
      await sendWebhook(webhook, delivery.id, bookingEvent(request), silenceMs, signal);
      return 'sent';
    },

    async 'booking-reminder'(delivery, signal) {
      const request = await bookedRequest(database, delivery);
      // It could not be sent in time.
      if (!request || Date.parse(request.booking.startsAt) <= Date.now()) return 'withheld';
      await sendMail(delivery.id, bookingReminder(request, ofBookings), signal);
      return 'sent';
    },
  };
  return (delivery, signal) => senders[delivery.kind](delivery, signal);
}

/** @throws DeliveryError when the submission has been erased since the delivery was claimed */
async function submissionOf({ query }: Database, { submission_id: id }: Delivery): Promise<StoredSubmission> {
  const [submission] = await readSubmissions(query, 'id = $1', [id ?? 0]);
  if (!submission) throw new DeliveryError('gone', { isFinal: true });
  return submission;
}

/**
 * The request whose booking a delivery is about; undefined once there is a later change, which has deliveries of its own.
 * @throws DeliveryError when it has been erased
 */
async function bookedRequest(database: Database, delivery: Delivery): Promise<BookedRequest | undefined> {
  const { booking, ...request } = await submissionOf(database, delivery);
  return booking && String(booking.sequence) === delivery.topic ? { ...request, booking } : undefined;
}

/** The newest submissions in quarantine of an hour, as many as a digest may list, and how many there are. */
async function quarantinedIn(
  { query }: Database,
  { from, to }: { from: string; to: string },
): Promise<{ submissions: StoredSubmission[]; total: number }> {
  const where = 'quarantined_for IS NOT NULL AND received_at >= $1 AND received_at < $2';
  const [row] = await query<{ total: number }>(`SELECT count(*) AS total FROM submissions WHERE ${where}`, [from, to]);
  return { submissions: await readSubmissions(query, where, [from, to], mostListed), total: row!.total };
}

async function confirmedSubscription({ query }: Database, addressKey: string): Promise<Subscription | undefined> {
  const [subscription] = await query<Subscription>(
    `SELECT * FROM subscriptions WHERE address_key = $1 AND state = 'confirmed'`,
    [addressKey],
  );
  return subscription;
}
