import Translate, { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { Button, ButtonLink } from '@site/src/components/ui/Button';
import { Section } from '@site/src/components/ui/Section';
import { bookingEndpoints } from '@site/src/domain/schemas/booking-routes';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import { BookingFacts } from '@site/src/sections/booking/BookingFacts';
import { BookingFields } from '@site/src/sections/booking/BookingFields';
import { BookingNotice } from '@site/src/sections/booking/BookingNotice';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function CancelPage() {
  const title = translate({
    id: 'booking.cancel.title',
    message: 'Cancel your demo?',
    description: 'Heading of the page where a demo is cancelled',
  });
  const lead = translate({
    id: 'booking.cancel.lead',
    message: 'It stays booked until you press the button. We’ll then confirm by email.',
    description: 'Below that heading',
  });
  return (
    <Layout>
      <PageMeta title={title} description={lead} noIndex />
      <PageHeader title={title} lead={lead} picture="calendar-cleared" compact />
      <Section className="pt-6 lg:pt-12">
        <form method="post" action={bookingEndpoints.cancel} className="flex flex-col gap-6">
          <BookingFields withZone />
          <BookingNotice />
          <BookingFacts>
            <p className="flex flex-wrap gap-x-4 gap-y-2 lg:flex-col">
              <ButtonLink data-slot="booking-keep" to={demoRequestPath()}>
                <Translate id="booking.cancel.keep" description="Link back, beside the button that cancels a demo">
                  No, keep it
                </Translate>
              </ButtonLink>
              <Button type="submit" variant="outline">
                <Translate id="booking.cancel.button" description="Button that cancels a demo">
                  Yes, cancel the demo
                </Translate>
              </Button>
            </p>
          </BookingFacts>
        </form>
      </Section>
    </Layout>
  );
}
