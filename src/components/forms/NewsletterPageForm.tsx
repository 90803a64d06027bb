import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { formTexts } from './form-texts';
import { FormAlert } from './FormAlert';
import { newsletterFailedText } from './newsletter-texts';
import { NewsletterForm } from './NewsletterForm';

/** The newsletter's form on its own page, which the server also sends to say what is wrong with a sign-up. */
export function NewsletterPageForm() {
  return (
    <NewsletterForm idPrefix={formRoutes['newsletter-subscription'].idPrefix}>
      <FormAlert state={{ status: 'idle' }} texts={formTexts(newsletterFailedText())} errors={[]} />
    </NewsletterForm>
  );
}
