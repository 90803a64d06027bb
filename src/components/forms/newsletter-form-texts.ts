import { translate } from '@docusaurus/Translate';

export function newsletterLabel(): string {
  return translate({ id: 'contact.form.email', message: 'E-mail', description: 'Label of a field' });
}

export function newsletterFailedText(): string {
  return translate({
    id: 'footer.newsletter.failed',
    message: 'Your sign-up could not be sent. Please try again in a moment.',
    description: 'Below the newsletter form when it could not be sent',
  });
}
