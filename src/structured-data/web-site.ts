import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';

import { organizationId } from './organization.ts';

/**
 * The site in one language, with its search where it has one.
 * @param home its home page in that language
 * @param searchUrl whole address of the page that searches it; what is searched for is its parameter `q`
 */
export function webSite(
  name: string,
  home: { url: string; language: string },
  siteUrl: string,
  searchUrl?: string,
): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${home.url}/#website`,
    name,
    url: home.url,
    inLanguage: home.language,
    publisher: { '@id': organizationId(siteUrl) },
    ...(searchUrl && { potentialAction: search }),
  };
}
