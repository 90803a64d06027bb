import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { NewsletterLink } from '@site/src/sections/newsletter/NewsletterLink';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function UnsubscribedPage() {
  return (
    <Layout>
      <ThankYou
        picture="unplugged"
        title={translate({
          id: 'newsletter.unsubscribed.title',
          message: 'You are unsubscribed',
          description: 'Heading after a newsletter subscription was ended',
        })}
        text={translate({
          id: 'newsletter.unsubscribed.text',
          message: 'You won’t get any more issues. You can sign up again at any time.',
          description: 'Text after a newsletter subscription was ended',
        })}
      >
        <NewsletterLink />
      </ThankYou>
    </Layout>
  );
}
