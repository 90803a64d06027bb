import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Card, CardBody } from '@site/src/components/ui/Card';
import { Icon, type IconName } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section } from '@site/src/components/ui/Section';
import { company, emailHref, mapHref, phoneHref } from '@site/src/domain/company';
import { OfficeAddress, OfficeHours } from '../shared/ContactMethods';

/** Three ways to reach us: e-mail, phone, a visit. */
export function ContactCards() {
  return (
    <Section
      space="tight"
      aria-label={translate({
        id: 'contact.methods.label',
        message: 'Three ways to reach us',
        description: 'Name of the section with e-mail, phone and address',
      })}
    >
      <div className="grid gap-6 md:grid-cols-3">
        <Method
          icon="mail"
          title={translate({ id: 'contact.methods.email', message: 'Write', description: 'Heading above the e-mail' })}
          href={emailHref}
          link={company.email}
        >
          <Translate id="contact.methods.emailText" description="Under the e-mail address">
            For anything that has time until tomorrow. Attach a report or a data sample if you like.
          </Translate>
        </Method>
        <Method
          icon="phone"
          title={translate({ id: 'contact.methods.phone', message: 'Call', description: 'Heading above the phone' })}
          href={phoneHref}
          link={company.phone}
        >
          <OfficeHours />
        </Method>
        <Method
          icon="pin"
          title={translate({ id: 'contact.methods.visit', message: 'Visit', description: 'Heading above the address' })}
          href={mapHref}
          link={translate({
            id: 'contact.methods.map',
            message: 'Show on a map',
            description: 'Link to a map service',
          })}
        >
          <OfficeAddress />
        </Method>
      </div>
    </Section>
  );
}

interface MethodProps {
  icon: IconName;
  title: string;
  href: string;
  link: string;
  children: ReactNode;
}

function Method({ icon, title, href, link, children }: MethodProps) {
  return (
    <Card>
      <CardBody>
        <Icon name={icon} className="size-8 text-action" />
        <h2 className="text-xl">{title}</h2>
        <div>{children}</div>
        <PlainLink
          href={href}
          className="mt-auto self-start font-semibold text-action underline underline-offset-4 hover:decoration-2"
        >
          {link}
        </PlainLink>
      </CardBody>
    </Card>
  );
}
