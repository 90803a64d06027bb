import type { Dataset } from 'schema-dts';

import type { PageSubject } from '../domain/page-facts.ts';
import type { OrganizationName } from './organization.ts';
import type { DescribedPage } from './page.ts';

type Vehicles = Extract<PageSubject, { kind: 'vehicles' }>;

/** The list of vehicles that BatScan reads. Its licence is not decided, so none is stated. */
export function dataset(
  { description }: Vehicles,
  { title, url, language }: DescribedPage,
  creator: OrganizationName,
): Dataset {
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url,
    inLanguage: language,
    isAccessibleForFree: true,
    creator,
  };
}
