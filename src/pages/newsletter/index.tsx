import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { NewsletterPageForm } from '@site/src/components/forms/NewsletterPageForm';
import { Section } from '@site/src/components/ui/Section';
import { IssuePreview } from '@site/src/sections/newsletter/IssuePreview';
import { LetterPromises } from '@site/src/sections/newsletter/LetterPromises';
import { WrittenPosts } from '@site/src/sections/newsletter/WrittenPosts';
import { keywords } from '@site/src/sections/shared/keywords';
import { LandscapeHeader } from '@site/src/sections/shared/LandscapeHeader';
import { NewsletterInvitation } from '@site/src/sections/shared/NewsletterInvitation';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function NewsletterPage() {
  const heading = translate({
    id: 'footer.newsletter.title',
    message: 'Monthly battery newsletter',
    description: 'Heading of the newsletter, in the footer and on its page',
  });
  return (
    <Layout>
      <PageMeta
        card={{ ground: 'light', title: heading, picture: 'newsletter' }}
        title={translate({
          id: 'seo.newsletter.title',
          message: 'Monthly newsletter about battery health',
          description: 'Title for search engines, at most 60 characters',
        })}
        description={translate({
          id: 'seo.newsletter.description',
          message:
            'Battery measurements, new rules and news from our work, once a month. Sign up with your email address and unsubscribe at any time.',
          description: 'Description for search engines, at most 155 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.newsletter.keywords',
            message: 'battery newsletter, EV battery news, battery health research',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
      />
      <LandscapeHeader title={heading} lead={<NewsletterInvitation />} landscape="issue">
        <div className="max-w-narrow rounded-lg bg-surface p-4 text-body shadow-overlay">
          <NewsletterPageForm />
        </div>
      </LandscapeHeader>
      <Section className="lg:pt-16">
        <div className="flex flex-col gap-8 lg:gap-16">
          <LetterPromises />
          <IssuePreview />
        </div>
      </Section>
      <WrittenPosts />
    </Layout>
  );
}
