import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { TimeChoice } from '@site/src/sections/booking/TimeChoice';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function TimePage() {
  const title = translate({
    id: 'booking.choose.title',
    message: 'Pick a time for your demo',
    description: 'Heading of the page with the times of a demo to choose from',
  });
  const lead = translate({
    id: 'booking.choose.lead',
    message: 'Thank you, we have your request. Pick a time that suits you, and the demo is booked.',
    description: 'Below that heading',
  });
  return (
    <Layout>
      <PageMeta title={title} description={lead} noIndex />
      <PageHeader
        title={<span data-slot="booking-title">{title}</span>}
        lead={<span data-slot="booking-lead">{lead}</span>}
        picture="calendar"
        compact
      />
      <TimeChoice />
    </Layout>
  );
}
