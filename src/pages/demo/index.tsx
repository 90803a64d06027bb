import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { DemoRequestForm } from '@site/src/components/forms/DemoRequestForm';
import { Section } from '@site/src/components/ui/Section';
import { DemoAfterwards } from '@site/src/sections/demo/DemoAfterwards';
import { DemoExpectations } from '@site/src/sections/demo/DemoExpectations';
import { keywords } from '@site/src/sections/shared/keywords';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function DemoPage() {
  return (
    <Layout>
      <PageMeta
        title={translate({
          id: 'seo.demo.title',
          message: 'Request a demo of our battery diagnostics',
          description: 'Title for search engines, at most 65 characters',
        })}
        description={translate({
          id: 'seo.demo.description',
          message:
            'Ask for a free demo of BatScan, BatStream or BatData. See it at work on your own vehicles or data, online or at your site.',
          description: 'Description for search engines, at most 165 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.demo.keywords',
            message: 'battery diagnostics demo, EV battery test demo, fleet monitoring demo',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
      />
      <PageHeader
        picture="demo"
        title={translate({ id: 'demo.title', message: 'Request a demo', description: 'Heading of the demo page' })}
        lead={translate({
          id: 'demo.lead',
          message: 'Tell us who you are and what you work with. We show you the product that fits, on real batteries.',
          description: 'Paragraph under the heading of the demo page',
        })}
      />
      <Section>
        <div className="grid items-start gap-12 lg:grid-cols-[3fr_2fr]">
          <DemoRequestForm afterwards={<DemoAfterwards />} />
          <DemoExpectations />
        </div>
      </Section>
    </Layout>
  );
}
