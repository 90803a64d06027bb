import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, PhrasingContent } from 'mdast';

import { defaultLocale } from '../domain/locales.ts';
import { placeOf, readElement, textOf, walk, type Place } from './component-use.ts';
import { readMdx } from './content-files.ts';
import type { MdxFile } from './mdx-file.ts';

/** The page that explains the words of the trade. */
export const glossaryPage = 'src/pages/glossary.mdx';

export interface GlossaryEntry extends Place {
  id: string;
  /** The term, as its heading says it. */
  name: string;
  /** Its first paragraph, which is shown wherever the term is marked. */
  definition: string;
  /** False when that paragraph has links or components, which would be lost there. */
  isPlain: boolean;
}

/** Plain words as they are written; undefined for anything else. */
function wordsOf(part: PhrasingContent): string | undefined {
  // The Swedish genitive "EU:s" is read as a directive.
  if (part.type === 'textDirective') return `:${part.name}`;
  return part.type === 'text' ? part.value : undefined;
}

/** The entries of a glossary page in their order. */
export function entriesIn({ tree }: Pick<MdxFile, 'tree'>): GlossaryEntry[] {
  const entries: GlossaryEntry[] = [];
  if (!tree) return entries;
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'GlossaryEntry') return;
    const use = readElement(node)!;
    const id = textOf(use, 'id');
    const paragraph = node.children.find((child): child is Paragraph => child.type === 'paragraph');
    if (id === undefined || !paragraph) return;
    const words = paragraph.children.map(wordsOf);
    const definition = words.join('').replace(/\s+/g, ' ');
    entries.push({
      ...placeOf(paragraph),
      id,
      name: textOf(use, 'name') ?? '',
      definition,
      isPlain: !words.includes(undefined),
    });
  });
  return entries;
}

/** The glossary of a language, or the English one where it has none; empty without either. */
export function glossaryEntries(siteDir: string, locale: string): GlossaryEntry[] {
  const translation = `i18n/${locale}/docusaurus-plugin-content-pages/glossary.mdx`;
  const file = [...(locale === defaultLocale ? [] : [translation]), glossaryPage].find((candidate) =>
    existsSync(path.join(siteDir, candidate)),
  );
  return file === undefined ? [] : entriesIn(readMdx(siteDir, file));
}
