import { translate } from '@docusaurus/Translate';

import { ReportTerms } from '../report/ReportBlocks';

/** When a demo is, and the reference of its request; the server fills them in. */
export function BookingFacts() {
  return (
    <ReportTerms
      items={[
        [
          translate({ id: 'booking.date', message: 'Date', description: 'Label: the day of a demo' }),
          <span key="date" data-slot="booking-date" />,
        ],
        [
          translate({ id: 'booking.time', message: 'Time', description: 'Label: from when until when a demo is' }),
          <span key="time" data-slot="booking-time" />,
        ],
        [
          translate({
            id: 'booking.reference',
            message: 'Reference',
            description: 'Label: the reference of a request',
          }),
          <span key="reference" data-slot="booking-reference" />,
        ],
      ]}
    />
  );
}
