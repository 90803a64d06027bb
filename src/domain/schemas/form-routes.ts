/** Where a form lives on the site and where it is sent. Addresses are without language prefix. */
export interface FormRoute {
  /** Where it is sent. */
  endpoint: string;
  /** Its page, which also answers an invalid native form submission. */
  page: string;
  /** Where a visitor without JavaScript lands once it is stored. */
  thanks: string;
  /** Prefix of the ids of its controls on that page, and name of its draft. */
  idPrefix: string;
}

/** Where sign-ups are sent. Every page has that form, and needs no more of the routes than this. */
export const newsletterSignUpEndpoint = '/api/newsletter-subscriptions';

/** The three forms, by the kind under which their submissions are stored. */
export const formRoutes = {
  'demo-request': {
    endpoint: '/api/demo-requests',
    page: '/demo',
    thanks: '/demo/thank-you',
    idPrefix: 'demo',
  },
  'contact-message': {
    endpoint: '/api/contact-messages',
    page: '/contact',
    thanks: '/contact/thank-you',
    idPrefix: 'contact',
  },
  'newsletter-subscription': {
    endpoint: newsletterSignUpEndpoint,
    page: '/newsletter',
    thanks: '/newsletter/thank-you',
    idPrefix: 'newsletter',
  },
} as const satisfies Record<string, FormRoute>;

/** The page of the demo request, with a product chosen if one is named. */
export function demoRequestPath(product?: string, system?: string): string {
  const { page } = formRoutes['demo-request'];
  const chosen = Object.entries({ product, system }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return chosen.length === 0 ? page : `${page}?${new URLSearchParams(chosen)}`;
}

export type FormKind = keyof typeof formRoutes;
