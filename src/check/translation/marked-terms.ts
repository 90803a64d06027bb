import { oneLine, type StoredBlock } from './block.ts';
import type { BlockFault } from './pair-faults.ts';
import type { GlossaryWord } from './prose-faults.ts';

export type Glossary = Record<string, GlossaryWord>;

const marked = (text: string) => [...text.matchAll(/<Term id="([^"]+)">([^]*?)<\/Term>/g)];
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  }`;
/** Whether a text has a term, in any form that begins with it. */
const has = (text: string, term: string) => wordsOf(text).includes(wordsOf(term));
/** Whether a text has a term, or only words of it: "packs", for "battery pack". */
const means = (text: string, term: string) =>
  has(text, term) || text.split(/\s+/).every((word) => term.split(' ').some((each) => has(word, each)));

/** Marked terms (`<Term id>`) whose English has the word of the glossary, and whose translation does not. */
export function markedTermFaults(
  english: Pick<StoredBlock, 'text'>,
  translation: Pick<StoredBlock, 'text'>,
  [source, own]: [Glossary, Glossary],
): BlockFault[] {
  const translated = new Map(marked(translation.text).map(([, id = '', words = '']) => [id, words]));
  return marked(english.text).flatMap(([, id = '', words = '']): BlockFault[] => {
    const said = translated.get(id);
    const entry = own[id];
    if (said === undefined || !entry || !source[id] || !means(words, source[id].term)) return [];
    if ([entry.term, ...(entry.forms ?? [])].some((form) => has(said, form))) return [];
    return [
      {
        rule: 'translation-term',
        message: `The glossary has "${entry.term}" for "${source[id].term}", and this says "${oneLine(said)}".`,
        remedy: `Write "${entry.term}"; a form that begins otherwise belongs into "forms" of data/glossary.`,
        severity: 'warning',
      },
    ];
  });
}
