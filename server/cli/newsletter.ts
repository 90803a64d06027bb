import site from '../../data/site.json' with { type: 'json' };
import { defaultLocale } from '../../src/domain/locales.ts';
import { newsletterLink } from '../mail/newsletter-links.ts';
import { readBlogPost } from '../pages/blog-feed.ts';
import { confirmedSubscriptions, enqueueNewsletterIssue } from '../storage/newsletter-issues.ts';
import { CommandError, requireArgument } from './command-line.ts';
import type { DatabaseCommand } from './command.ts';
import { print } from './print.ts';

/** Lists the confirmed subscriptions. */
export const subscribers: DatabaseCommand = async (database, { line, config }) => {
  const siteUrl = config.siteUrl ?? site.url;
  const subscriptions = await confirmedSubscriptions(database);
  const records = subscriptions.map(({ email, language, token, confirmed_at, consent_text }) => ({
    email,
    language,
    confirmedAt: confirmed_at ?? '',
    unsubscribe: newsletterLink(siteUrl, 'unsubscribe', { language, token }),
    consent: consent_text ?? '',
  }));
  return { subscriptions: await print(() => records, line.format, 'Nobody has subscribed.') };
};

/** Mails a post of the blog to all subscribers. */
export const newsletter: DatabaseCommand = async (database, { line, config }) => {
  const post = requireArgument(line, '/blog/…');
  const { title } = await readBlogPost(config.siteDir, post, defaultLocale).catch((error: Error) => {
    throw new CommandError(error.message);
  });
  const count = await enqueueNewsletterIssue(database, post);
  console.log(`"${title}" goes to ${count} subscribers, each in their language; none gets it twice.`);
  return { subscriptions: count };
};
