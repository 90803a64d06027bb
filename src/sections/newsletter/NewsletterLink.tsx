import Translate from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { formRoutes } from '@site/src/domain/schemas/form-routes';

/** Leads to the newsletter's form. */
export function NewsletterLink() {
  return (
    <ButtonLink to={formRoutes['newsletter-subscription'].page} variant="secondary" className="self-start">
      <Translate id="newsletter.signUpAgain" description="Button that leads to the newsletter's form">
        Sign up for the newsletter
      </Translate>
    </ButtonLink>
  );
}
