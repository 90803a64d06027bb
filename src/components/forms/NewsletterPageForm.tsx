import { formRoutes } from '@site/src/domain/schemas/form-routes';
import {
  newsletterSubscriptionRequired,
  newsletterSubscriptionSchema,
} from '@site/src/domain/schemas/newsletter-subscription';
import type { FormDefinition } from './form-definition';
import { formTexts } from './form-texts';
import { FormAlert } from './FormAlert';
import { FormMessages } from './FormMessages';
import { newsletterFailedText, newsletterFieldMessage, newsletterLabel } from './newsletter-texts';
import { NewsletterForm } from './NewsletterForm';

const definition: FormDefinition<'email'> = {
  kind: 'newsletter-subscription',
  schema: newsletterSubscriptionSchema as FormDefinition['schema'],
  required: newsletterSubscriptionRequired,
  fields: newsletterSubscriptionRequired,
  inputs: {},
  label: newsletterLabel,
  message: newsletterFieldMessage,
  failedText: newsletterFailedText,
};

/** The newsletter's form on its own page, with the hidden words that the server answers invalid native posts with. */
export function NewsletterPageForm() {
  const texts = formTexts(definition.failedText());
  return (
    <NewsletterForm idPrefix={formRoutes[definition.kind].idPrefix}>
      <FormAlert state={{ status: 'idle' }} texts={texts} errors={[]} />
      <FormMessages definition={definition} texts={texts} />
    </NewsletterForm>
  );
}
