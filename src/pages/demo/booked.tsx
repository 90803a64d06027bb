import Translate, { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { ButtonLink } from '@site/src/components/ui/Button';
import { Section } from '@site/src/components/ui/Section';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import { BookingFacts } from '@site/src/sections/booking/BookingFacts';
import { Afterwards } from '@site/src/sections/shared/Afterwards';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function BookedPage() {
  const title = translate({
    id: 'booking.booked.title',
    message: 'Your demo is booked',
    description: 'Heading of the page that says when a demo is',
  });
  const lead = translate({
    id: 'booking.booked.lead',
    message: 'We’ve emailed you a calendar invitation. You can move or cancel the demo until it starts.',
    description: 'Below that heading',
  });
  return (
    <Layout>
      <PageMeta title={title} description={lead} noIndex />
      <PageHeader title={title} lead={lead} picture="calendar" compact />
      <Section className="pt-6 lg:pt-12">
        <div className="mb-12">
          <BookingFacts>
            <p data-slot="booking-changes" className="flex flex-wrap gap-x-4 gap-y-2 lg:flex-col">
              <ButtonLink data-slot="booking-move" to={demoRequestPath()} variant="secondary">
                <Translate
                  id="booking.booked.move"
                  description="Button that leads to the times of a demo to choose from"
                >
                  Pick another time
                </Translate>
              </ButtonLink>
              <ButtonLink data-slot="booking-cancel" to={demoRequestPath()} variant="link">
                <Translate id="booking.booked.cancel" description="Link to the page where a demo is cancelled">
                  Cancel the demo
                </Translate>
              </ButtonLink>
            </p>
          </BookingFacts>
        </div>
        <Afterwards />
      </Section>
    </Layout>
  );
}
