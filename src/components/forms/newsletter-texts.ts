import { translate } from '@docusaurus/Translate';

import type { FieldErrorCode } from '@site/src/schemas/fields';
import { fieldMessage } from './field-messages';
import type { StoredTexts } from './stored-texts';

export function newsletterFieldMessage(code: FieldErrorCode): string {
  return fieldMessage(code === 'required' ? 'invalidEmail' : code, 'email');
}

/** What is said once the subscription has been stored. */
export function newsletterStoredTexts(): StoredTexts {
  return {
    title: translate({
      id: 'footer.newsletter.success.title',
      message: 'You are signed up',
      description: 'Title when the subscription has been stored',
    }),
    text: translate({
      id: 'footer.newsletter.success.text',
      message: 'Thank you. The next letter comes to you too.',
      description: 'Text when the subscription to the newsletter has been stored',
    }),
  };
}
