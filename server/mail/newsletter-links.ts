import { newsletterEndpoint, type NewsletterAction } from '../../src/domain/schemas/newsletter-routes.ts';
import type { Subscription } from '../storage/subscriptions.ts';

/** The address of a link in a mail; opening it changes nothing, since mail scanners open links too. */
export function newsletterLink(
  siteUrl: string,
  action: NewsletterAction,
  { language, token }: Pick<Subscription, 'language' | 'token'>,
): string {
  return `${siteUrl}${newsletterEndpoint(action)}?${new URLSearchParams({ language, token })}`;
}
