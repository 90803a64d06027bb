import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { NewsletterForm } from '@site/src/components/forms/NewsletterForm';
import { CallToAction } from '@site/src/components/ui/CallToAction';
import { nameOnNight } from '@site/src/domain/illustrations';
import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { Drawing } from '../shared/Drawing';
import { NewsletterInvitation } from '../shared/NewsletterInvitation';

/** The newsletter's form below a post and a list of posts, and the way to its page; the footer leaves its form out there. */
export function BlogNewsletter() {
  return (
    <div className="print:hidden">
      <CallToAction
        picture={<Letter />}
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

/** As large as the band lets it be, without making it higher; on phones whole, above the words. */
function Letter() {
  return (
    <div style={{ height: 'clamp(9rem, 28vw, 16rem)' }} className="-mb-4 flex items-center justify-center md:m-0">
      <Drawing
        name={nameOnNight('letter')}
        style={{ height: 'clamp(9rem, 36vw, 26rem)' }}
        className="w-auto object-contain md:w-full"
      />
    </div>
  );
}
