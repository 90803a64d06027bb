import Translate, { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { submissionTexts } from '@site/src/components/forms/submission-texts';
import { ButtonLink } from '@site/src/components/ui/Button';
import { Section } from '@site/src/components/ui/Section';
import { useClaim } from '@site/src/lib/use-claim';
import { DemoExpectations } from '@site/src/sections/demo/DemoExpectations';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

/** Where the server leads a visitor whose request was stored after a native form post. */
export default function ThankYouPage() {
  const { title, text } = submissionTexts(useClaim('responseTime'));
  return (
    <Layout>
      <PageMeta title={title} description={text} noIndex />
      <PageHeader title={title} lead={text}>
        <ButtonLink to="/products" variant="secondary" className="self-start">
          <Translate id="demo.success.products" description="Button on the thank-you page">
            Meanwhile, read about our products
          </Translate>
        </ButtonLink>
      </PageHeader>
      <Section
        aria-label={translate({
          id: 'demo.expect.label',
          message: 'What happens next',
          description: 'Name of the section below the thanks',
        })}
      >
        <div className="max-w-form">
          <DemoExpectations />
        </div>
      </Section>
    </Layout>
  );
}
