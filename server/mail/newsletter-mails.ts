import { formatsOf } from '../../src/domain/formats.ts';
import { localeOf } from '../../src/domain/locales.ts';
import { confirmableUntil, type Subscription } from '../storage/subscriptions.ts';
import { text } from '../texts/texts.ts';
import { renderMail } from './layout.ts';
import { automatic, type MailMessage } from './message.ts';
import { newsletterLink } from './newsletter-links.ts';

/** What a reader agrees to by confirming; stored with the subscription. */
export function consentText(language: string): string {
  return text(language, 'mail.subscription.confirm.text');
}

/** Answers a sign-up with the link that confirms it or, if the address is a subscriber's already, says so. */
export function subscriptionConfirmation(subscription: Subscription, siteUrl: string): MailMessage {
  const { email, language, state } = subscription;
  const isSubscribed = state === 'confirmed';
  const subject = text(
    language,
    isSubscribed ? 'mail.subscription.known.subject' : 'mail.subscription.confirm.subject',
  );
  const { date } = formatsOf(localeOf(language).htmlLang);
  return {
    to: email,
    subject,
    headers: automatic,
    ...renderMail({
      language,
      heading: subject,
      parts: isSubscribed
        ? [{ paragraph: text(language, 'mail.subscription.known.text') }]
        : [
            { paragraph: consentText(language) },
            {
              button: text(language, 'mail.subscription.confirm.button'),
              href: newsletterLink(siteUrl, 'confirm', subscription),
            },
            {
              paragraph: text(language, 'mail.subscription.confirm.validity', {
                date: date(confirmableUntil(subscription).toISOString()),
              }),
            },
          ],
      smallPrint: text(language, 'mail.why.subscription', { site: new URL(siteUrl).host }),
      ...(isSubscribed && {
        link: {
          label: text(language, 'mail.newsletter.unsubscribe'),
          href: newsletterLink(siteUrl, 'unsubscribe', subscription),
        },
      }),
    }),
  };
}

/** A newsletter issue about a post of the blog, with the headers for unsubscribing in one click (RFC 8058). */
export function newsletterIssue(
  subscription: Subscription,
  post: { title: string; description: string; url: string },
  siteUrl: string,
): MailMessage {
  const { email, language } = subscription;
  const unsubscribeLink = newsletterLink(siteUrl, 'unsubscribe', subscription);
  return {
    to: email,
    subject: post.title,
    headers: {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderMail({
      language,
      heading: post.title,
      parts: [{ paragraph: post.description }, { button: text(language, 'mail.newsletter.read'), href: post.url }],
      smallPrint: text(language, 'mail.why.newsletter', { site: new URL(siteUrl).host }),
      link: { label: text(language, 'mail.newsletter.unsubscribe'), href: unsubscribeLink },
    }),
  };
}
