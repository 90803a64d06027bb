import Layout from '@theme/Layout';
import { newsletterStoredTexts } from '@site/src/components/forms/newsletter-texts';
import { BlogLink } from '@site/src/sections/newsletter/BlogLink';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ThankYouPage() {
  return (
    <Layout>
      <ThankYou picture="inbox" {...newsletterStoredTexts()}>
        <BlogLink />
      </ThankYou>
    </Layout>
  );
}
