import { visit } from 'unist-util-visit';

import { defaultLocale } from '../domain/locales.ts';
import { choices } from './choices.ts';
import { textOf, usesIn } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { entriesIn, glossaryEntries, glossaryPage } from './glossary-entries.ts';
import { didYouMean } from './suggestion.ts';

function markedTerms({ file, tree }: ContentFile, known: string[]): Fault[] {
  const lines = new Map<string, number>();
  const uses = tree ? usesIn(tree).filter(({ name }) => name === 'Term') : [];
  return uses.flatMap((use): Fault[] => {
    const id = textOf(use, 'id');
    if (!id) return [];
    const { line, column } = use;
    if (!known.includes(id)) {
      const message = `The glossary has no term "${id}".`;
      const remedy = didYouMean(id, known) ?? `Add it to ${glossaryPage}, or use another.`;
      const allowed = choices('It has', known, id);
      return [{ file, line, column, rule: 'unknown-term', message, remedy, allowed, severity: 'error' }];
    }
    const first = lines.get(id);
    lines.set(id, first ?? line);
    if (first === undefined) return [];
    const message = `The term "${id}" is marked on line ${first} already.`;
    const remedy = 'Mark it once a page, where it is first mentioned.';
    return [{ file, line, column, rule: 'repeated-term', message, remedy, severity: 'warning' }];
  });
}

/** Terms where none can stand: a link or a heading that opens something itself. */
function misplacedTerms({ file, tree }: ContentFile): Fault[] {
  const faults: Fault[] = [];
  if (!tree) return faults;
  visit(tree, (node) => {
    const isSource = node.type === 'mdxJsxTextElement' && node.name === 'Source';
    if (node.type !== 'link' && node.type !== 'heading' && !isSource) return;
    for (const { name, line, column } of usesIn({ type: 'root', children: node.children })) {
      if (name !== 'Term') continue;
      const message = `A ${node.type === 'heading' ? 'heading' : 'link'} cannot hold <Term>, which is a button.`;
      const remedy = 'Mark the term where it is next mentioned.';
      faults.push({ file, line, column, rule: 'misplaced-term', message, remedy, severity: 'error' });
    }
  });
  return faults;
}

/** First paragraphs that would lose a part where they are shown without the page around them. */
function unplainDefinitions(page: ContentFile): Fault[] {
  return entriesIn(page)
    .filter(({ isPlain }) => !isPlain)
    .map(({ id, line, column }) => ({
      file: page.file,
      line,
      column,
      rule: 'glossary-definition',
      message: `The first paragraph of "${id}" is shown wherever <Term id="${id}"> stands, as words only.`,
      remedy: 'Put its links, bold words and components into the second paragraph.',
      severity: 'error',
    }));
}

/** Terms that the glossary does not have, that a page marks twice or where none can stand, and definitions that cannot be shown elsewhere. */
export function termFaults(siteDir: string): Fault[] {
  const files = contentFiles(siteDir);
  const pages = files.filter(({ file }) => originalOf(file).file === glossaryPage);
  const isReadable = pages.some(({ file, isWhole }) => file === glossaryPage && isWhole);
  const known = isReadable ? glossaryEntries(siteDir, defaultLocale).map(({ id }) => id) : [];
  return [
    // Without a glossary that can be read, that is the fault.
    ...(known.length > 0 ? files.flatMap((file) => markedTerms(file, known)) : []),
    ...files.flatMap(misplacedTerms),
    ...pages.flatMap(unplainDefinitions),
  ];
}
