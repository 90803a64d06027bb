import Translate, { translate } from '@docusaurus/Translate';

import { Textarea } from '@site/src/components/ui/Textarea';
import { fieldLimits } from '@site/src/domain/schemas/field-limits';
import { useClaim } from '@site/src/hooks/useClaim';
import { contactMessageDefinition } from './contact-message-definition';
import { contactStoredTexts } from './stored-texts';
import { SubmissionForm } from './SubmissionForm';
import { SubmissionStored } from './SubmissionStored';
import type { Prefill } from './useSubmissionForm';

/** The list of supported vehicles links here with the search that found nothing: `/contact?vehicle=Volkswagen ID.9`. */
const prefill: Prefill = (query, draft) => {
  const vehicle = query
    .get('vehicle')
    ?.trim()
    .slice(0, fieldLimits.subject / 2);
  if (!vehicle) return {};
  const question = translate(
    {
      id: 'contact.form.vehicleQuestion',
      message: 'Can BatScan read this vehicle: {vehicle}?',
      description: 'Fills the form for visitors who did not find their vehicle; {vehicle} is what they searched for',
    },
    { vehicle },
  );
  return { subject: question, message: draft.message || question };
};

/** The message form of the contact page. */
export function ContactForm() {
  const texts = contactStoredTexts(useClaim('responseTime'));
  return (
    <SubmissionForm
      definition={contactMessageDefinition}
      prefill={prefill}
      submitLabel={
        <Translate id="contact.form.submit" description="The button that sends the message">
          Send message
        </Translate>
      }
      stored={(reference) => <SubmissionStored {...texts} reference={reference} />}
    >
      {(field) => (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            {field('firstName')}
            {field('lastName')}
            {field('email')}
            {field('company')}
          </div>
          {field('subject')}
          {field('message', (attributes) => (
            <Textarea {...attributes} />
          ))}
        </>
      )}
    </SubmissionForm>
  );
}
