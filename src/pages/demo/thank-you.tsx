import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { demoStoredTexts } from '@site/src/components/forms/stored-texts';
import { Section } from '@site/src/components/ui/Section';
import { useClaim } from '@site/src/hooks/useClaim';
import { DemoAfterwards } from '@site/src/sections/demo/DemoAfterwards';
import { DemoExpectations } from '@site/src/sections/demo/DemoExpectations';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ThankYouPage() {
  return (
    <Layout>
      <ThankYou picture="demo" {...demoStoredTexts(useClaim('responseTime'))} />
      <Section
        aria-label={translate({
          id: 'demo.expect.label',
          message: 'What happens next',
          description: 'Name of the section below the thanks',
        })}
      >
        <div className="grid items-start gap-12 lg:grid-cols-[3fr_2fr]">
          <DemoAfterwards />
          <DemoExpectations />
        </div>
      </Section>
    </Layout>
  );
}
