import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section } from '@site/src/components/ui/Section';
import { company, emailHref, mapHref, phoneHref } from '@site/src/domain/company';
import { OfficeAddress, OfficeHours } from '../shared/ContactMethods';

export interface ContactWaysProps {
  /** The section's name for screen readers. */
  title: string;
  children: ReactNode;
}

/** Ways to reach us: `<ContactWay>` side by side. */
export function ContactWays({ title, children }: ContactWaysProps) {
  return (
    <Section space="tight" aria-label={title}>
      <div className="divide-y divide-line lg:grid lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr] lg:divide-x lg:divide-y-0">
        {children}
      </div>
    </Section>
  );
}

export interface ContactWayProps {
  /** Which address, number or hours of data/company.json it shows. */
  by: 'email' | 'phone' | 'visit';
  title: string;
  /** Above the office hours or the address. */
  children?: ReactNode;
}

export function ContactWay({ by, title, children }: ContactWayProps) {
  const ways = {
    email: { href: emailHref, link: company.email, fact: null },
    phone: { href: phoneHref, link: company.phone, fact: <OfficeHours /> },
    visit: {
      href: mapHref,
      link: translate({ id: 'contact.methods.map', message: 'Show on a map', description: 'Link to a map service' }),
      fact: <OfficeAddress />,
    },
  } as const;
  const { href, link, fact } = ways[by];
  return (
    <section className="grid content-start gap-y-1 py-4 lg:row-span-3 lg:grid-rows-subgrid lg:px-6 lg:py-2 lg:first:pl-0 lg:last:pr-0">
      <h2 className="text-xl">{title}</h2>
      <PlainLink
        href={href}
        className="justify-self-start text-md font-semibold text-action underline underline-offset-4 hover:decoration-2"
      >
        {link}
      </PlainLink>
      <div>
        {children}
        {fact}
      </div>
    </section>
  );
}
