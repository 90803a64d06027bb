import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { NewsletterLink } from '@site/src/sections/newsletter/NewsletterLink';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function LinkInvalidPage() {
  return (
    <Layout>
      <ThankYou
        picture="newsletter"
        title={translate({
          id: 'newsletter.linkInvalid.title',
          message: 'This link does not work any more',
          description: 'Heading when a link from a mail is too old or not complete',
        })}
        text={translate({
          id: 'newsletter.linkInvalid.text',
          message: 'It is too old or not complete. Sign up once more, and a new link comes by mail.',
          description: 'Text when a link from a mail is too old or not complete',
        })}
      >
        <NewsletterLink />
      </ThankYou>
    </Layout>
  );
}
