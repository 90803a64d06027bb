import type { SearchFile, SearchPage, SearchSection } from './search-file.ts';

/** A section in the index. */
export interface Entry {
  id: number;
  page: SearchPage;
  section: SearchSection;
  /** Number of the page's first entry, which stands for the page. */
  first: number;
}

export function entriesOf(pages: SearchPage[]): Entry[] {
  const entries: Entry[] = [];
  for (const page of pages) {
    const first = entries.length;
    for (const section of page.sections) entries.push({ id: entries.length, page, section, first });
  }
  return entries;
}

/** What the page is about is with its first entry. */
const isFirst = ({ id, first }: Entry) => id === first;

/** The texts of an entry by the fields of the index, which count differently. */
export function fieldsOf(entry: Entry): Record<'title' | 'names' | 'heading' | 'texts', string[]> {
  const { page, section } = entry;
  const { title, names, keywords = [], summary = '' } = page;
  return {
    title: isFirst(entry) ? [title] : [],
    names: isFirst(entry) ? [...names, ...keywords] : [],
    heading: [section.heading ?? summary],
    texts: section.texts,
  };
}

/** What can be shown of an entry: of a term what it means, of others what fits best. */
export function passagesOf(entry: Entry): string[] {
  const { page, section } = entry;
  if (page.kind === 'term') return section.texts.slice(0, 1);
  return [...(isFirst(entry) && page.summary ? [page.summary] : []), ...section.texts];
}

/** All texts that are searched. */
export const allTexts = ({ pages, synonyms }: SearchFile): string[] => [
  ...synonyms.flat(),
  ...entriesOf(pages).flatMap((entry) => Object.values(fieldsOf(entry)).flat()),
];
