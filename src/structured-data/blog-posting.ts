import type { BlogPosting } from 'schema-dts';

import type { PageSubject } from '../domain/page-facts.ts';
import type { OrganizationName } from './organization.ts';
import type { DescribedPage } from './page.ts';

type Post = Extract<PageSubject, { kind: 'post' }>;

/** An article, by the company, with the sources that it cites. */
export function blogPosting(
  { description, published, section, citations }: Post,
  { title, url, language, image }: DescribedPage,
  author: OrganizationName,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    image,
    datePublished: published,
    inLanguage: language,
    mainEntityOfPage: url,
    articleSection: section,
    author,
    publisher: { '@id': author['@id'] },
    ...(citations.length > 0 && { citation: citations }),
  };
}
