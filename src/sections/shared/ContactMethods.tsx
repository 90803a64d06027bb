import Translate, { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { company, emailHref, phoneHref } from '@site/src/domain/company';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

const linkStyles = 'font-semibold text-action underline underline-offset-4 hover:decoration-2';

/** When the phone is answered. */
export function OfficeHours() {
  const { time } = useFormats();
  const { from, to } = company.officeHours;
  return (
    <p>
      <Translate
        id="common.officeHours"
        description="When the phone is answered; {from} and {to} are times such as 9:00"
        values={{ from: time(from), to: time(to) }}
      >
        {'Monday to Friday, {from}–{to} Stockholm time'}
      </Translate>
    </p>
  );
}

export function OfficeAddress() {
  const { htmlLang } = useLocale();
  const { office, legalName } = company;
  return (
    <address
      className="not-italic"
      aria-label={translate({ id: 'common.office', message: 'Office', description: 'Name of the address' })}
    >
      {legalName}
      <br />
      {office.street}
      <br />
      <span className="inline-block">
        {office.postalCode} {office.city}
      </span>
      {', '}
      {new Intl.DisplayNames(htmlLang, { type: 'region' }).of(office.country)}
    </address>
  );
}

export interface ContactMethodsProps {
  /** False where the address would only take room. */
  withOffice?: boolean;
}

/** E-mail, phone with office hours, and the office, as they stand in data/company.json. */
export function ContactMethods({ withOffice = true }: ContactMethodsProps) {
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
          <div className="text-sm text-muted">
            <OfficeHours />
          </div>
        </div>
      </li>
      {withOffice && (
        <li className="flex gap-4">
          <Icon name="pin" className="mt-1 text-action" />
          <OfficeAddress />
        </li>
      )}
    </ul>
  );
}
