import { newIdempotencyKey } from '@site/src/domain/idempotency-key';
import { newsletterSignUpEndpoint } from '@site/src/domain/schemas/form-routes';
import { newsletterSubscriptionSchema } from '@site/src/domain/schemas/newsletter-subscription';
import { newsletterFieldMessage, newsletterStoredTexts } from './newsletter-texts';
import { submit } from './submit';

/** What became of a subscription, with the words for it. */
export type SubscriptionOutcome =
  { status: 'stored'; title: string; text: string } | { status: 'invalid'; message: string } | { status: 'failed' };

/** The same address sent again carries the same key. */
let attempt = { email: '', key: '' };

/** Checks and sends a subscription. In a file of its own, with its words: pages load it only when somebody signs up. */
export async function submitSubscription(email: string, language: string): Promise<SubscriptionOutcome> {
  const parsed = newsletterSubscriptionSchema.safeParse({ email, language });
  if (!parsed.success) {
    const code = parsed.error.issues[0]!.message as Parameters<typeof newsletterFieldMessage>[0];
    return { status: 'invalid', message: newsletterFieldMessage(code) };
  }
  if (attempt.email !== parsed.data.email) attempt = { email: parsed.data.email, key: newIdempotencyKey() };
  const result = await submit(newsletterSignUpEndpoint, parsed.data, attempt.key);
  if (result.status === 'stored') return { status: 'stored', ...newsletterStoredTexts() };
  if (result.status === 'invalid')
    return { status: 'invalid', message: newsletterFieldMessage(result.errors[0]!.code) };
  return result;
}
