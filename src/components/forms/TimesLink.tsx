import Translate from '@docusaurus/Translate';

import { buttonStyles } from '@site/src/components/ui/Button';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { bookingFields } from '@site/src/domain/schemas/booking-routes';

/** Leads from a stored demo request to its times, shown in the visitor's zone. */
export function TimesLink({ url }: { url: string }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <PlainLink
      href={`${url}&${new URLSearchParams({ [bookingFields.zone]: timeZone })}`}
      className={buttonStyles({ className: 'self-start' })}
    >
      <Translate id="demo.success.times" description="Button once a demo request has been stored">
        Pick a time now
      </Translate>
    </PlainLink>
  );
}
