import type { DefinedTermSet } from 'schema-dts';

import type { DescribedPage } from './page.ts';

export interface Term {
  /** Of its entry on the page. */
  id: string;
  name: string;
  /** What people also write for it. */
  short?: string;
  definition: string;
}

/** The glossary: what each word means, and where that stands. */
export function definedTermSet(terms: readonly Term[], { title, url, language }: DescribedPage): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    name: title,
    url,
    inLanguage: language,
    hasDefinedTerm: terms.map(({ id, name, short, definition }) => ({
      '@type': 'DefinedTerm',
      name,
      ...(short && { alternateName: short }),
      description: definition,
      url: `${url}#${id}`,
    })),
  };
}
