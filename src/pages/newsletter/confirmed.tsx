import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { BlogLink } from '@site/src/sections/newsletter/BlogLink';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ConfirmedPage() {
  return (
    <Layout>
      <ThankYou
        picture="newsletter"
        title={translate({
          id: 'newsletter.confirmed.title',
          message: 'You are signed up',
          description: 'Heading after a newsletter subscription was confirmed',
        })}
        text={translate({
          id: 'newsletter.confirmed.text',
          message: 'Thank you. You’ll get the next issue.',
          description: 'Text after a newsletter subscription was confirmed',
        })}
      >
        <BlogLink />
      </ThankYou>
    </Layout>
  );
}
