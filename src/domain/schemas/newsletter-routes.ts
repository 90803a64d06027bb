/** What a link in a mail about the newsletter is for. */
export const newsletterActions = ['confirm', 'unsubscribe'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** Pages of the links, without language prefix: the one with the button, and the one that says that it is done. */
export const newsletterPages = {
  confirm: { ask: '/newsletter/confirm', done: '/newsletter/confirmed' },
  unsubscribe: { ask: '/newsletter/unsubscribe', done: '/newsletter/unsubscribed' },
} as const satisfies Record<NewsletterAction, { ask: string; done: string }>;

/** Where a link leads that is too old or not complete. */
export const invalidLinkPage = '/newsletter/link-invalid';

/** What a link and a page's form lead to. Below `/api`, since that reaches the server wherever pages are served from. */
export const newsletterEndpoint = (action: NewsletterAction) => `/api/newsletter/${action}`;
