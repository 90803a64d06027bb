import Translate, { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { company, emailHref, phoneHref } from '@site/src/lib/company';
import { useLocale } from '@site/src/lib/use-locale';

const linkStyles = 'font-semibold text-action underline underline-offset-4 hover:decoration-2';

/** E-mail, phone with office hours, and the office, as they stand in data/company.json. */
export function ContactMethods() {
  const { htmlLang } = useLocale();
  const { office, officeHours } = company;
  const country = new Intl.DisplayNames(htmlLang, { type: 'region' }).of(office.country);
  return (
    <ul className="flex flex-col gap-6">
      <li className="flex gap-4">
        <Icon name="mail" className="mt-1 text-action" />
        <PlainLink href={emailHref} className={linkStyles}>
          {company.email}
        </PlainLink>
      </li>
      <li className="flex gap-4">
        <Icon name="phone" className="mt-1 text-action" />
        <div>
          <PlainLink href={phoneHref} className={linkStyles}>
            {company.phone}
          </PlainLink>
          <p className="text-sm text-muted">
            <Translate
              id="common.officeHours"
              description="When the phone is answered; {from} and {to} are times such as 9:00"
              values={{ from: officeHours.from, to: officeHours.to }}
            >
              {'Monday to Friday, {from}–{to} CET'}
            </Translate>
          </p>
        </div>
      </li>
      <li className="flex gap-4">
        <Icon name="pin" className="mt-1 text-action" />
        <address
          className="not-italic"
          aria-label={translate({ id: 'common.office', message: 'Office', description: 'Name of the address' })}
        >
          {company.legalName}
          <br />
          {office.street}
          <br />
          {office.postalCode} {office.city}, {country}
        </address>
      </li>
    </ul>
  );
}
