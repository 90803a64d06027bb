import Translate from '@docusaurus/Translate';

import { NewsletterForm } from '@site/src/components/forms/NewsletterForm';
import { Section } from '@site/src/components/ui/Section';
import { NewsletterInvitation } from '../shared/NewsletterInvitation';

/** The newsletter's form below a post and a list of posts; the footer leaves its own out there. */
export function BlogNewsletter() {
  return (
    <Section tone="sunken" space="tight" className="print:hidden">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <h2 className="text-2xl">
            <Translate
              id="blog.newsletter"
              description="Heading of the newsletter form below a post and a list of posts"
            >
              Get the next article by email
            </Translate>
          </h2>
          <p className="max-w-narrow">
            <NewsletterInvitation />
          </p>
        </div>
        <NewsletterForm idPrefix="newsletter-blog" />
      </div>
    </Section>
  );
}
