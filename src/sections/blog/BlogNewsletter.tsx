import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { NewsletterForm } from '@site/src/components/forms/NewsletterForm';
import { Section } from '@site/src/components/ui/Section';
import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { NewsletterInvitation } from '../shared/NewsletterInvitation';

/** The newsletter's form below a post and a list of posts, and the way to its page; the footer leaves its form out there. */
export function BlogNewsletter() {
  return (
    <Section tone="sunken" space="tight" className="print:hidden">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <h2 className="text-2xl">
            <Link
              to={formRoutes['newsletter-subscription'].page}
              className="text-ink no-underline underline-offset-4 hover:underline"
            >
              <Translate
                id="blog.newsletter"
                description="Heading of the newsletter form below a post and a list of posts"
              >
                Get the next article by email
              </Translate>
            </Link>
          </h2>
          <p className="max-w-narrow">
            <NewsletterInvitation />
          </p>
        </div>
        {/* As wide as the footer's on other pages. */}
        <div className="lg:ml-auto lg:w-full lg:max-w-narrow">
          <NewsletterForm idPrefix="newsletter-blog" />
        </div>
      </div>
    </Section>
  );
}
