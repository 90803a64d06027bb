/** What a result leads to. */
export const searchKinds = ['product', 'page', 'post', 'term', 'vehicle'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A part of a page that a result can lead to. */
export interface SearchSection {
  /** Id of its heading; missing for what stands above the first one. */
  anchor?: string;
  heading?: string;
  /** A paragraph, list item or cell each, in the order of the page. */
  texts: string[];
}

/** What can be found: a page, an entry of the glossary, a brand or series of the list of vehicles. */
export interface SearchPage {
  /** Address with language prefix. */
  path: string;
  kind: SearchKind;
  title: string;
  /** What else it is called: in menus, as an abbreviation, in another language. */
  names: string[];
  /** What somebody may type who looks for it. */
  keywords?: string[];
  /** What it is about, in one or two sentences. */
  summary?: string;
  /** The first is what stands above its first heading. */
  sections: SearchSection[];
}

/** All that is searched in one language, in one file. */
export interface SearchFile {
  /** Code of the language. */
  language: string;
  pages: SearchPage[];
  /** Words and phrases, in groups that mean the same. */
  synonyms: string[][];
}
