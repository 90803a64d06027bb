import { translate } from '@docusaurus/Translate';

import type { StoredTexts } from './stored-texts';

export function newsletterLabel(): string {
  return translate({ id: 'contact.form.email', message: 'Email', description: 'Label of a field' });
}

export function newsletterFailedText(): string {
  return translate({
    id: 'footer.newsletter.failed',
    message: 'We couldn’t sign you up. Please try again in a moment.',
    description: 'Above the newsletter form when it could not be sent',
  });
}

/** What is said once the subscription has been stored. */
export function newsletterStoredTexts(): StoredTexts {
  return {
    title: translate({
      id: 'footer.newsletter.success.title',
      message: 'Please check your inbox',
      description: 'Title when somebody has signed up for the newsletter: a mail with a link is on its way',
    }),
    text: translate({
      id: 'footer.newsletter.success.text',
      message:
        'We have sent you a link. Open it to confirm your sign-up. Can’t find our email? Look in your spam folder.',
      description: 'Text when somebody has signed up for the newsletter',
    }),
  };
}
