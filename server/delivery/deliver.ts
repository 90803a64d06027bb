import { letterPost } from '../letter-posts.ts';
import { digestMail } from '../mail/digest-mail.ts';
import { letterMail, newsletterMail } from '../mail/newsletter-mails.ts';
import { confirmationMail, salesMail } from '../mail/request-mails.ts';
import type { SendMail } from '../mail/transport.ts';
import type { Database } from '../storage/database.ts';
import type { Delivery } from '../storage/outbox.ts';
import { readSubmissions, type StoredSubmission } from '../storage/stored-submission.ts';
import { requestSubscription, type Subscription } from '../storage/subscriptions.ts';
import { digestHour } from './deliveries-of.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Deliver } from './dispatcher.ts';
import { postWebhook, type Webhook } from './webhook.ts';

export interface DeliverParts {
  database: Database;
  sendMail: SendMail;
  salesAddress: string;
  /** Origin of the site, for links in mails. */
  siteUrl: string;
  /** Absolute path of the built site, for letters about its posts. */
  siteDir: string;
  webhook?: Webhook;
  /** A webhook that says nothing for as long is given up. */
  silenceMs: number;
}

/** Mails that strangers can have sent to an address, and to all of a domain, within a day. */
const mailsPerDay = { address: 5, domain: 300 };
const dayMs = 86_400_000;

/** Whether the address, or its domain, had its share before this delivery; the same whichever instance asks. */
async function hasEnough(database: Database, delivery: Delivery): Promise<boolean> {
  const { id, recipient, recipient_domain: domain, created_at: createdAt } = delivery;
  const since = new Date(Date.parse(createdAt) - dayMs).toISOString();
  for (const [condition, more, most] of [
    ['recipient_domain = $1 AND recipient = $5', [recipient], mailsPerDay.address],
    ['recipient_domain = $1 AND recipient IS NOT NULL', [], mailsPerDay.domain],
  ] as const) {
    const [earlier] = await database.query<{ count: number }>(
      `SELECT count(*) AS count FROM outbox
       WHERE ${condition} AND created_at > $2 AND (created_at, id) < ($3, $4) AND kind <> 'letter'`,
      [domain, since, createdAt, id, ...more],
    );
    if (earlier!.count >= most) return true;
  }
  return false;
}

/** Knows how each kind of delivery is sent. */
export function createDeliver({
  database,
  sendMail,
  salesAddress,
  siteUrl,
  siteDir,
  webhook,
  silenceMs,
}: DeliverParts): Deliver {
  async function submissionOf({ submission_id: id }: Delivery): Promise<StoredSubmission> {
    const [submission] = await readSubmissions(database.query, 'id = $1', [id ?? 0]);
    // Erased since it was claimed.
    if (!submission) throw new DeliveryError('gone', { isFinal: true });
    return submission;
  }

  /** What was held back in the hour that the digest's id names. */
  async function heldIn({ id }: Delivery): Promise<StoredSubmission[]> {
    const { from, to } = digestHour(id);
    return readSubmissions(database.query, 'quarantined_for IS NOT NULL AND received_at >= $1 AND received_at < $2', [
      from,
      to,
    ]);
  }

  return async (delivery) => {
    const { id, kind, recipient, topic } = delivery;
    if (kind === 'sales-mail') {
      await sendMail(id, salesMail(await submissionOf(delivery), salesAddress));
    } else if (kind === 'webhook') {
      if (!webhook) throw new DeliveryError('no webhook is configured');
      await postWebhook(webhook, id, await submissionOf(delivery), silenceMs);
    } else if (kind === 'confirmation-mail') {
      if (await hasEnough(database, delivery)) return 'withheld';
      await sendMail(id, confirmationMail(await submissionOf(delivery), siteUrl));
    } else if (kind === 'newsletter-mail') {
      const { payload, language, receivedAt } = await submissionOf(delivery);
      const subscription = await requestSubscription(database, payload.email!, language, receivedAt);
      if (await hasEnough(database, delivery)) return 'withheld';
      await sendMail(id, newsletterMail(subscription, siteUrl));
    } else if (kind === 'quarantine-digest') {
      const held = await heldIn(delivery);
      // All released meanwhile.
      if (held.length > 0) await sendMail(id, digestMail(held, salesAddress));
    } else {
      const [subscription] = await database.query<Subscription>(
        `SELECT * FROM subscriptions WHERE address_key = $1 AND state = 'confirmed'`,
        [recipient],
      );
      // Left since the letter was enqueued.
      if (!subscription) return 'withheld';
      await sendMail(id, letterMail(subscription, await letterPost(siteDir, topic!, subscription.language), siteUrl));
    }
    return 'sent';
  };
}
