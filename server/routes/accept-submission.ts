import type { FastifyRequest } from 'fastify';

import { formGuards } from '../../src/domain/schemas/form-guards.ts';
import { formTokenAge } from '../abuse/form-token.ts';
import type { SecondsToWait } from '../abuse/limits.ts';
import type { NetworkHash } from '../abuse/networks.ts';
import { objectsToCounting } from '../abuse/objection.ts';
import { quarantineReasons } from '../abuse/spam-check.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Refusals } from '../monitoring/refusals.ts';
import type { Receipt } from '../storage/insert-batch.ts';
import { KeyConflictError, type SubmissionStore } from '../storage/submission-store.ts';
import { bookingPath } from '../submissions/booking-link.ts';
import { deliveriesFor } from '../submissions/deliveries.ts';
import type { Form } from '../submissions/forms.ts';

export interface SubmissionParts {
  store: SubmissionStore;
  /** Absolute path of the built site, whose pages answer refused native submissions. */
  siteDir: string;
  /** Origin of the site: submissions from other origins are refused. */
  siteUrl: () => string;
  secondsToWait: SecondsToWait;
  networkHash: NetworkHash;
  /** Key of the tokens that tell when a visitor began to fill in a form. */
  formTokenSecret: string;
  /** Signs the links to the time of a demo. */
  linkSecret: string;
  hasWebhook: boolean;
  metrics: Metrics;
  refusals: Refusals;
  /** Called when there is something new in the outbox. */
  onStored: () => void;
}

export interface ValidSubmission {
  form: Form;
  payload: { email: string; language: string };
  /** Everything that was sent, including the fields that help to recognise spam. */
  sent: Record<string, unknown>;
  idempotencyKey: string | undefined;
  /** How long the key counts; missing: as long as the submission is stored. */
  keyWindowMs?: number;
  /** A script has sent it, so that the view of its page is counted too. */
  isScripted?: boolean;
}

/**
 * Stores a valid submission with its deliveries, in quarantine if it looks like spam.
 * @throws KeyConflictError, StoreUnavailableError
 */
export async function acceptSubmission(
  { store, formTokenSecret, networkHash, hasWebhook, metrics, onStored }: SubmissionParts,
  { form: { kind }, payload, sent, idempotencyKey, keyWindowMs, isScripted }: ValidSubmission,
  request: FastifyRequest,
): Promise<Receipt> {
  const { log } = request;
  const quarantinedFor = quarantineReasons({
    honeypot: sent[formGuards.honeypot],
    fillMs: formTokenAge(formTokenSecret, sent[formGuards.token]),
    payload,
  });
  const isQuarantined = quarantinedFor.length > 0;
  const receivedAt = new Date().toISOString();
  const stopTimer = metrics.storeSeconds.startTimer();
  try {
    const receipt = await store.insert({
      kind,
      language: payload.language,
      payload,
      receivedAt,
      idempotencyKey,
      keyWindowMs,
      quarantinedFor,
      deliveries: deliveriesFor(kind, payload.email, {
        receivedAt,
        isQuarantined,
        hasWebhook,
        sender: networkHash(request),
      }),
    });
    const { reference, repeated } = receipt;
    const result = repeated ? 'repeated' : isQuarantined ? 'quarantined' : 'stored';
    metrics.submissions.inc({ kind, result });
    if (kind === 'demo-request' && result === 'stored' && isScripted && !objectsToCounting(request))
      metrics.pageViews.countSentDemo(payload.language);
    log.info({ kind, reference, result, reasons: quarantinedFor }, 'A submission was received.');
    if (!repeated) onStored();
    return receipt;
  } catch (error) {
    metrics.submissions.inc({ kind, result: error instanceof KeyConflictError ? 'refused' : 'unavailable' });
    throw error;
  } finally {
    stopTimer();
  }
}

/** Where the sender of a demo request picks a time; undefined for other forms. */
export function timesPath(
  { linkSecret }: SubmissionParts,
  { kind }: Form,
  { reference }: Receipt,
  language: string,
): string | undefined {
  return kind === 'demo-request' ? bookingPath(linkSecret, { reference, language }) : undefined;
}
