/** What a link in a mail about the newsletter is for. */
export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** Pages of the links, without language prefix: the one with the button, and the one that says that it is done. */
export const newsletterPages = {
  confirm: { ask: '/newsletter/confirm', done: '/newsletter/confirmed' },
  unsubscribe: { ask: '/newsletter/unsubscribe', done: '/newsletter/unsubscribed' },
} as const satisfies Record<NewsletterAction, { ask: string; done: string }>;

/** Shown for a link that is too old or incomplete. */
export const invalidLinkPage = '/newsletter/link-invalid';

/** Target of a link and of the page's form. Below `/api`, which reaches the server wherever pages are served from. */
export const newsletterEndpoint = (action: NewsletterAction) => `/api/newsletter/${action}`;
