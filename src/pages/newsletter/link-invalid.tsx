import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { NewsletterLink } from '@site/src/sections/newsletter/NewsletterLink';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function LinkInvalidPage() {
  return (
    <Layout>
      <ThankYou
        picture="unplugged"
        title={translate({
          id: 'newsletter.linkInvalid.title',
          message: 'This link no longer works',
          description: 'Heading when a link from a mail is too old or not complete',
        })}
        text={translate({
          id: 'newsletter.linkInvalid.text',
          message: 'It’s too old or incomplete. Sign up again and we’ll send you a new one.',
          description: 'Text when a link from a mail is too old or not complete',
        })}
      >
        <NewsletterLink />
      </ThankYou>
    </Layout>
  );
}
