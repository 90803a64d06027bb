import type { SoftwareApplication } from 'schema-dts';

import type { PageSubject } from '../domain/page-facts.ts';
import { organizationId } from './organization.ts';
import type { DescribedPage } from './page.ts';

type Product = Extract<PageSubject, { kind: 'product' }>;

/**
 * A product. It states neither offers nor ratings: prices are quoted to each customer and nobody rates the products here,
 * so search engines show no stars or price, which is right.
 */
export function softwareApplication(
  { name, description, audience }: Product,
  { url, image }: DescribedPage,
  siteUrl: string,
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    image,
    applicationCategory: 'BusinessApplication',
    audience: { '@type': 'BusinessAudience', audienceType: audience },
    provider: { '@id': organizationId(siteUrl) },
  };
}
