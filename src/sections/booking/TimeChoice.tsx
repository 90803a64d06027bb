import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { Alert } from '@site/src/components/ui/Alert';
import { Button } from '@site/src/components/ui/Button';
import { Field } from '@site/src/components/ui/Field';
import { RadioGroup } from '@site/src/components/ui/RadioGroup';
import { Section } from '@site/src/components/ui/Section';
import { Select } from '@site/src/components/ui/Select';
import { availability } from '@site/src/domain/availability';
import { bookingEndpoints, bookingFields } from '@site/src/domain/schemas/booking-routes';
import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { useClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { BookingFields } from './BookingFields';
import { BookingNotice } from './BookingNotice';
import { zoneScript } from './zone-script';

/** Where the server fills something in; until then it has a name for screen readers. */
const unknown = '–';

/**
 * The times of a demo to choose from, a list by day, as the server fills it in (server/pages/booking-pages.ts): it makes
 * a group of the one below for each day, and a radio button for each time. Works without JavaScript.
 */
export function TimeChoice() {
  const { number } = useFormats();
  const time = useClaim('responseTime');
  return (
    <Section className="pt-6 lg:pt-12">
      <script data-keep="" dangerouslySetInnerHTML={{ __html: zoneScript }} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className="flex flex-col gap-6">
          <BookingNotice />
          <div data-slot="booking-none" hidden>
            <Alert>
              <p>
                <Translate
                  id="booking.none"
                  description="When no time of a demo is free; {time} is 'within 24 hours'"
                  values={{ time }}
                >
                  {'There are no free times at the moment. A battery engineer will contact you {time} on working days.'}
                </Translate>
              </p>
            </Alert>
          </div>
          <form
            data-slot="booking-form"
            method="post"
            action={bookingEndpoints.time}
            className="flex flex-col gap-6 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-8"
          >
            <BookingFields withZone />
            <p>
              <Translate
                id="booking.zone"
                description="Above the times to choose from; {zone} is the name of a time zone, {duration} such as 45 minutes"
                values={{
                  zone: <strong data-slot="booking-zone" />,
                  duration: number(availability.minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
                }}
              >
                {'Time zone: {zone}. The demo is online and takes {duration}.'}
              </Translate>
            </p>
            <div data-slot="booking-days" className="flex flex-col gap-6">
              <RadioGroup
                name={bookingFields.start}
                legend={
                  <h2 className="text-lg">
                    <span data-slot="booking-day">{unknown}</span>
                  </h2>
                }
                options={[
                  [
                    '',
                    <span key="start" data-slot="booking-start">
                      {unknown}
                    </span>,
                  ],
                ]}
                initial="none"
              />
            </div>
            <Button type="submit" size="lg" className="self-start">
              <span data-slot="booking-submit">
                <Translate id="booking.submit" description="Button that books the chosen time of a demo">
                  Book this time
                </Translate>
              </span>
            </Button>
            <p className="text-sm text-muted">
              <Translate
                id="demo.success.reference"
                description="The request's reference number; {reference} is something like ABCD-EFGH"
                values={{ reference: <strong data-slot="booking-reference" /> }}
              >
                {'Your reference: {reference}'}
              </Translate>
            </p>
          </form>
        </div>
        <div className="flex flex-col gap-12 lg:pt-12">
          <form method="get" action={bookingEndpoints.time} className="flex flex-col gap-4">
            <BookingFields />
            <Field
              id="booking-zone"
              label={translate({
                id: 'booking.zones',
                message: 'Change time zone',
                description: 'Label of a list of time zones in which times can be shown',
              })}
            >
              {(wiring) => (
                <Select name={bookingFields.zone} {...wiring}>
                  <option value="">{unknown}</option>
                </Select>
              )}
            </Field>
            <Button type="submit" variant="secondary" className="self-start">
              <Translate id="booking.showZone" description="Button that shows the times in the chosen time zone">
                Show times in this zone
              </Translate>
            </Button>
          </form>
          <section data-slot="booking-later" className="flex flex-col gap-2 border-t border-line pt-6">
            <h2 className="text-xl">
              <Translate
                id="booking.later.title"
                description="Heading of the part for those who pick no time of a demo"
              >
                None of these suit you?
              </Translate>
            </h2>
            <p>
              <Translate
                id="booking.later.text"
                description="Text below that heading; {time} is 'within 24 hours'"
                values={{ time }}
              >
                {'You don’t have to do anything: a battery engineer will contact you {time} on working days.'}
              </Translate>
            </p>
            <Link
              to={formRoutes['demo-request'].thanks}
              className="self-start font-semibold text-action underline underline-offset-4"
            >
              <Translate id="booking.later.link" description="Link to what can be read until the answer comes">
                What you can do in the meantime
              </Translate>
            </Link>
          </section>
        </div>
      </div>
    </Section>
  );
}
