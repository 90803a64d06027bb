import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { demoStoredTexts } from '@site/src/components/forms/stored-texts';
import { Section } from '@site/src/components/ui/Section';
import { useClaim } from '@site/src/hooks/useClaim';
import { DemoExpectations } from '@site/src/sections/demo/DemoExpectations';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ThankYouPage() {
  return (
    <Layout>
      <ThankYou {...demoStoredTexts(useClaim('responseTime'))} />
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
