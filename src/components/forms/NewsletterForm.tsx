import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Button } from '@site/src/components/ui/Button';
import { Field } from '@site/src/components/ui/Field';
import { Input } from '@site/src/components/ui/Input';
import { newsletterSignUpEndpoint } from '@site/src/domain/schemas/form-routes';
import { useLocale } from '@site/src/hooks/useLocale';
import { FormHoneypot } from './FormHoneypot';
import { newsletterLabel } from './newsletter-texts';

interface NewsletterFormProps {
  /** Prefix of the ids: several of these forms may stand on one page. */
  idPrefix: string;
  /** It stands on the dark band. */
  isOnNight?: boolean;
  /** Before the field. */
  children?: ReactNode;
}

/**
 * The newsletter's one field. Every page has it, so it is a plain form that the browser sends: it is answered with the
 * thank-you page, or with the newsletter's page and what is wrong.
 */
export function NewsletterForm({ idPrefix, isOnNight, children }: NewsletterFormProps) {
  return (
    <form method="post" action={newsletterSignUpEndpoint} className="flex flex-col gap-4">
      {children}
      <FormHoneypot />
      <input type="hidden" name="language" value={useLocale().code} />
      <div className="flex flex-wrap items-end gap-3 *:first:grow *:first:basis-[12rem] sm:items-start sm:gap-4">
        <Field id={`${idPrefix}-email`} label={newsletterLabel()}>
          {(wiring) => <Input {...wiring} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Button type="submit" variant={isOnNight ? 'hero' : 'default'} className="shadow-none! max-sm:grow sm:mt-8">
          <Translate
            id="footer.newsletter.submit"
            description="Button that subscribes to the newsletter, beside its field: at most 16 characters"
          >
            Sign up
          </Translate>
        </Button>
      </div>
    </form>
  );
}
