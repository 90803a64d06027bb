import type { JobPosting } from 'schema-dts';

import type { PageSubject } from '../domain/page-facts.ts';
import type { Company } from '../domain/schemas/company.ts';
import { officeAddress, organizationName } from './organization.ts';
import type { DescribedPage } from './page.ts';

type Position = Extract<PageSubject, { kind: 'position' }>;

/**
 * An open position. Search engines refuse one without the day it was posted, so a position without `publish` has none.
 * @param text all that its page says about the work
 */
export function jobPosting(
  { description, location, posted, closes }: Position,
  text: string,
  { title, url }: DescribedPage,
  company: Company,
  siteUrl: string,
): JobPosting | undefined {
  if (!posted) return undefined;
  // Only the office's address is known as such; other places are the words of the page.
  const address = location.includes(company.office.city) ? officeAddress(company.office) : location;
  return {
    '@type': 'JobPosting',
    title,
    description: `${description} ${text}`.trim(),
    url,
    datePosted: posted,
    ...(closes && { validThrough: closes }),
    hiringOrganization: organizationName(company, siteUrl),
    jobLocation: { '@type': 'Place', address },
  };
}
