import { translate } from '@docusaurus/Translate';

import { contactMessageSchema, type ContactMessage } from '@site/src/domain/schemas/contact-message';
import { fieldsOf, requiredFieldsOf, type FieldErrorCode } from '@site/src/domain/schemas/fields';
import type { FormDefinition } from './form-definition';

type ContactField = Exclude<keyof ContactMessage, 'language'>;

function label(field: ContactField): string {
  const labels: Record<ContactField, string> = {
    firstName: translate({ id: 'contact.form.firstName', message: 'First name', description: 'Label of a field' }),
    lastName: translate({ id: 'contact.form.lastName', message: 'Last name', description: 'Label of a field' }),
    email: translate({ id: 'contact.form.email', message: 'Email', description: 'Label of a field' }),
    company: translate({ id: 'demo.form.company', message: 'Company', description: 'Label of a field' }),
    subject: translate({ id: 'contact.form.subject', message: 'Subject', description: 'Label of a field' }),
    message: translate({ id: 'contact.form.message', message: 'Message', description: 'Label of a field' }),
  };
  return labels[field];
}

function message(code: FieldErrorCode, field: string): string | undefined {
  if (code !== 'required') return undefined;
  const messages: Record<string, string> = {
    firstName: translate({
      id: 'contact.error.firstName',
      message: 'Please enter your first name.',
      description: 'Error beside the empty field',
    }),
    lastName: translate({
      id: 'contact.error.lastName',
      message: 'Please enter your last name.',
      description: 'Error beside the empty field',
    }),
    email: translate({
      id: 'demo.error.email',
      message: 'Please enter the email address we should reply to.',
      description: 'Error beside the empty e-mail field',
    }),
    message: translate({
      id: 'contact.error.message',
      message: 'Please write your message.',
      description: 'Error beside the empty field',
    }),
  };
  return messages[field];
}

/** The message form of the contact page. */
export const contactMessageDefinition: FormDefinition<ContactField> = {
  kind: 'contact-message',
  schema: contactMessageSchema as FormDefinition['schema'],
  required: requiredFieldsOf(contactMessageSchema),
  fields: fieldsOf(contactMessageSchema),
  inputs: {
    firstName: { autoComplete: 'given-name' },
    lastName: { autoComplete: 'family-name' },
    email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
    company: { autoComplete: 'organization' },
  },
  label,
  message,
  failedText: () =>
    translate({
      id: 'contact.failed.text',
      message: 'There was an error sending your message. Please try again or contact us directly.',
      description: 'Text above the form when the message could not be sent; the e-mail address follows',
    }),
};
