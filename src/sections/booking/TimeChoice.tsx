import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { Alert } from '@site/src/components/ui/Alert';
import { Button } from '@site/src/components/ui/Button';
import { choiceStyles } from '@site/src/components/ui/control-styles';
import { Section } from '@site/src/components/ui/Section';
import { Select } from '@site/src/components/ui/Select';
import { availability } from '@site/src/domain/availability';
import { bookingEndpoints, bookingFields } from '@site/src/domain/schemas/booking-routes';
import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { useClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { BookingFields } from './BookingFields';
import { BookingNotice } from './BookingNotice';
import { DateLeaf } from './DateLeaf';
import { zoneScript } from './zone-script';

/** Where the server fills something in; until then it has a name for screen readers. */
const unknown = '–';

/** A radio button that looks like the tile or the button it is in. */
const tile = clsx(
  choiceStyles.frame,
  'flex items-center justify-center rounded-md font-semibold text-ink has-checked:ring-2',
);

/**
 * The times of a demo to choose from, as the server fills them in (server/pages/booking-pages.ts): a strip of days, and the
 * times of the day that is chosen. It makes one of the day below for each, and a radio button for each time. Each day is a
 * form of its own, so a time is never sent that belongs to a day out of sight. Works without JavaScript; browsers without
 * `:has()` show the times of all days.
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
          <div
            data-slot="booking-form"
            className="flex flex-col gap-6 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-8"
          >
            <div>
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
              <ZoneChoice />
            </div>
            <fieldset data-slot="booking-days" className="grid grid-cols-5 gap-2">
              <legend className="sr-only">
                {translate({ id: 'booking.date', message: 'Date', description: 'Label: the day of a demo' })}
              </legend>
              <DayChoice />
            </fieldset>
            <p className="text-sm text-muted">
              <Translate
                id="demo.success.reference"
                description="The request's reference number; {reference} is something like ABCD-EFGH"
                values={{ reference: <strong data-slot="booking-reference" /> }}
              >
                {'Your reference: {reference}'}
              </Translate>
            </p>
          </div>
        </div>
        <section data-slot="booking-later" className="flex flex-col gap-2 border-t border-line pt-6">
          <h2 className="text-xl">
            <Translate id="booking.later.title" description="Heading of the part for those who pick no time of a demo">
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
    </Section>
  );
}

/** The day that is chosen shows its form: a radio button of the strip, and what comes with it below the whole strip. */
function DayChoice() {
  return (
    <div className="contents">
      <label className={clsx(tile, 'flex-col px-1 py-2 text-sm leading-tight')}>
        <input type="radio" name="day" className="sr-only" />
        <DateLeaf numberClass="text-2xl" />
      </label>
      <form
        method="post"
        action={bookingEndpoints.time}
        style={{ gridColumn: '1 / -1' }}
        className="order-last mt-4 flex flex-col gap-4 [label:not(:has(:checked))+&]:hidden"
      >
        <BookingFields withZone />
        <fieldset>
          <legend className="mb-2">
            <h2 className="text-lg">
              <span data-slot="booking-day">{unknown}</span>
            </h2>
          </legend>
          <div data-slot="booking-times" className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            <label className={clsx(tile, 'min-h-12')}>
              <input type="radio" name={bookingFields.start} value="" className="sr-only" />
              <span data-slot="booking-start">{unknown}</span>
            </label>
          </div>
        </fieldset>
        {/* On phones it stays in sight. */}
        <div className="sticky bottom-0 bg-canvas py-3 sm:bg-surface lg:static">
          <Button type="submit" size="lg" className="max-sm:w-full">
            <span data-slot="booking-submit">
              <Translate id="booking.submit" description="Button that books the chosen time of a demo">
                Book this time
              </Translate>
            </span>
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Another zone to show the times in; folded away, for most times are in the visitor's own. */
function ZoneChoice() {
  const label = translate({
    id: 'booking.zones',
    message: 'Change time zone',
    description: 'Opens, and names, a list of time zones in which times can be shown',
  });
  return (
    <details>
      <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-action underline underline-offset-4">
        {label}
      </summary>
      <form method="get" action={bookingEndpoints.time} className="flex flex-wrap gap-4">
        <BookingFields />
        <Select name={bookingFields.zone} aria-label={label}>
          <option value="">{unknown}</option>
        </Select>
        <Button type="submit" variant="secondary" className="self-start">
          <Translate id="booking.showZone" description="Button that shows the times in the chosen time zone">
            Show times in this zone
          </Translate>
        </Button>
      </form>
    </details>
  );
}
