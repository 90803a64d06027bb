import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { NewsletterForm } from '@site/src/components/forms/NewsletterForm';
import { CallToAction } from '@site/src/components/ui/CallToAction';
import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { ClosingDrawing } from '../shared/ClosingCard';
import { NewsletterInvitation } from '../shared/NewsletterInvitation';

/** The newsletter's form below a post and a list of posts, and the way to its page; the footer leaves its form out there. */
export function BlogNewsletter() {
  return (
    <div className="print:hidden">
      <CallToAction
        picture={<ClosingDrawing name="letter" />}
        title={
          <Link
            to={formRoutes['newsletter-subscription'].page}
            className="text-on-night no-underline underline-offset-4 hover:underline"
          >
            <Translate
              id="blog.newsletter"
              description="Heading of the newsletter form below a post and a list of posts"
            >
              Get the next article by email
            </Translate>
          </Link>
        }
        actions={
          <div className="w-full [&_label]:text-on-night">
            <NewsletterForm idPrefix="newsletter-blog" isOnNight />
          </div>
        }
      >
        <p>
          <NewsletterInvitation />
        </p>
      </CallToAction>
    </div>
  );
}
