import { newsletterEndpoint, type NewsletterAction } from '../src/domain/schemas/newsletter-routes.ts';
import type { Subscription } from './storage/subscriptions.ts';

/** The address that a mail leads to; opening it changes nothing (mail scanners open links too). */
export function newsletterLink(
  siteUrl: string,
  action: NewsletterAction,
  { language, token }: Pick<Subscription, 'language' | 'token'>,
): string {
  return `${siteUrl}${newsletterEndpoint(action)}?${new URLSearchParams({ language, token })}`;
}
