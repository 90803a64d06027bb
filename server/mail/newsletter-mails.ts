import { localeOf } from '../../src/domain/locales.ts';
import { newsletterLink } from '../newsletter-links.ts';
import { confirmableUntil, type Subscription } from '../storage/subscriptions.ts';
import { text } from '../texts.ts';
import { renderMail } from './layout.ts';
import { automatic, type MailMessage } from './message.ts';

/** What a reader agrees to by confirming; kept as it was said. */
export function consentText(language: string): string {
  return text(language, 'mail.newsletter.confirm.text');
}

/** Answers a sign-up: with the link that confirms it, or, to somebody who gets the letter already, that this is so. */
export function newsletterMail(subscription: Subscription, siteUrl: string): MailMessage {
  const { email, language, state } = subscription;
  const isKnown = state === 'confirmed';
  const subject = text(language, isKnown ? 'mail.newsletter.known.subject' : 'mail.newsletter.confirm.subject');
  const date = new Intl.DateTimeFormat(localeOf(language).htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    to: email,
    subject,
    headers: automatic,
    ...renderMail({
      language,
      heading: subject,
      parts: isKnown
        ? [{ paragraph: text(language, 'mail.newsletter.known.text') }]
        : [
            { paragraph: consentText(language) },
            {
              button: text(language, 'mail.newsletter.confirm.button'),
              href: newsletterLink(siteUrl, 'confirm', subscription),
            },
            {
              paragraph: text(language, 'mail.newsletter.confirm.validity', {
                date: date.format(confirmableUntil(subscription)),
              }),
            },
          ],
      smallPrint: text(language, 'mail.why.newsletter', { site: new URL(siteUrl).host }),
      ...(isKnown && {
        link: {
          label: text(language, 'mail.newsletter.leave'),
          href: newsletterLink(siteUrl, 'unsubscribe', subscription),
        },
      }),
    }),
  };
}

/** A letter about a post of the blog, with the headers that let mail programs unsubscribe in one click (RFC 8058). */
export function letterMail(
  subscription: Subscription,
  post: { title: string; description: string; url: string },
  siteUrl: string,
): MailMessage {
  const { email, language } = subscription;
  const leave = newsletterLink(siteUrl, 'unsubscribe', subscription);
  return {
    to: email,
    subject: post.title,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderMail({
      language,
      heading: post.title,
      parts: [{ paragraph: post.description }, { button: text(language, 'mail.letter.read'), href: post.url }],
      smallPrint: text(language, 'mail.why.letter', { site: new URL(siteUrl).host }),
      link: { label: text(language, 'mail.newsletter.leave'), href: leave },
    }),
  };
}
