import type { Organization } from 'schema-dts';

import type { Company } from '../domain/schemas/company.ts';

/** Names the company in all structured data. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company by its name, for pages that do not describe it. */
export function organizationName({ name }: Pick<Company, 'name'>, siteUrl: string) {
  return { '@type': 'Organization', '@id': organizationId(siteUrl), name, url: siteUrl } as const;
}

export type OrganizationName = ReturnType<typeof organizationName>;

/** The company: who it is, where, and how to reach it. */
export function organization(company: Company, siteUrl: string): Organization {
  const { legalName, email, phone, office, social } = company;
  return {
    ...organizationName(company, siteUrl),
    legalName,
    logo: `${siteUrl}/img/icon-512.png`,
    email,
    telephone: phone,
    address: officeAddress(office),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

/** The office as an address of structured data. */
export function officeAddress({ street, postalCode, city, country }: Company['office']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  } as const;
}
