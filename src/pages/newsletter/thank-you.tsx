import Translate from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { newsletterStoredTexts } from '@site/src/components/forms/newsletter-texts';
import { ButtonLink } from '@site/src/components/ui/Button';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ThankYouPage() {
  return (
    <Layout>
      <ThankYou {...newsletterStoredTexts()}>
        <ButtonLink to="/blog" variant="secondary" className="self-start">
          <Translate id="footer.newsletter.blog" description="Button after signing up for the newsletter">
            Meanwhile, read our articles
          </Translate>
        </ButtonLink>
      </ThankYou>
    </Layout>
  );
}
