import MiniSearch, { type Query, type SearchOptions } from 'minisearch';

import { fieldsOf, type Entry } from './entries.ts';
import { isNumber, type Lexicon } from './lexicon.ts';
import { withoutAccents, wordsOf } from './words.ts';

/** The entries that fit a word, by their numbers: how well, and by which terms of the index. */
export type Fit = Map<number, { score: number; terms: Set<string> }>;

/** How much less than the word itself something counts that stands for it. */
const weights = { prefix: 0.5, joined: 0.7, parts: 0.4, onlyParts: 0.8, synonym: 0.8, mistake: 0.5 };
const boost = { title: 5, names: 3, heading: 2.5, texts: 1 };
const fields = ['title', 'names', 'heading', 'texts'] as const;

/** How many entries are read at a time, so that who types meanwhile, or asks the server for something else, is not kept waiting. */
const chunkSize = 100;

/** Of how many words a name may consist that is typed in words. */
const longestJoined = 3;

/** How many typing mistakes a word may have, by its length. */
const mistakesAllowed = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** @returns for the words of a query, which entries fit each of them */
export async function createFits(
  entries: Entry[],
  synonyms: string[][],
  lexicon: Lexicon,
): Promise<(words: string[]) => Fit[]> {
  const { stem, partStems, tellingWords, known } = lexicon;
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    extractField: (entry, field) =>
      (field === 'id' ? entry.id : fieldsOf(entry)[field as (typeof fields)[number]].join('\n')) as string,
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: (word) => (word === '' ? null : [stem(word), ...partStems(word)]),
  });
  await index.addAllAsync(entries, { chunkSize });
  const options: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term, boost };
  const meanings = meaningsOf(synonyms.map((group) => group.map((phrase) => tellingWords(phrase).map(stem))));
  const longestPhrase = Math.max(longestJoined, ...[...meanings.keys()].map((phrase) => phrase.split(' ').length));

  function add(fit: Fit, query: Query, weight: number): void {
    for (const { id, score, terms, queryTerms } of index.search(query, options)) {
      // MiniSearch adds the scores of terms up and multiplies them by their number: one word stays one.
      const mean = (weight * score) / queryTerms.length ** 2;
      const entry = fit.get(id as number) ?? { score: 0, terms: new Set<string>() };
      fit.set(id as number, { score: Math.max(entry.score, mean), terms: new Set([...entry.terms, ...terms]) });
    }
  }

  /** The phrases that mean the same as one. */
  const synonymsOf = (terms: string[]): string[][] => meanings.get(terms.join(' ')) ?? [];

  const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
  /** "batterij" in "batterijtest" is "accu" in "accutest". */
  const orSynonym = (term: string): Query => ({
    combineWith: 'OR',
    queries: [term, ...synonymsOf([term]).flatMap((phrase) => (phrase.length === 1 ? phrase : []))],
  });

  /** @param isLast it may not be typed to its end yet */
  function fitOf(word: string, isLast: boolean): Fit {
    const fit: Fit = new Map();
    const term = stem(word);
    add(fit, term, 1);
    if (isLast && word.length > 1 && !isNumber(word))
      for (const start of new Set([term, withoutAccents(word)]))
        add(fit, { queries: [start], prefix: true }, weights.prefix);
    const parts = partStems(word);
    if (parts.length > 0) add(fit, all(parts.map(orSynonym)), known.has(term) ? weights.parts : weights.onlyParts);
    for (const meant of synonymsOf([term])) add(fit, all(meant), weights.synonym);
    return fit;
  }

  /** For a word that nothing fits: what may have been meant. */
  function addMeant(fit: Fit, word: string): void {
    if (isNumber(word)) return;
    for (const swapped of swaps(word).map(stem)) if (known.has(swapped)) add(fit, swapped, weights.mistake);
    const term = stem(word);
    if (fit.size === 0) add(fit, { queries: [term], fuzzy: mistakesAllowed(term) }, weights.mistake);
  }

  /** What several words are together fits each of them: "state of health" is "SoH", and "bat scan" is "batscan". */
  function addPhrases(fits: Fit[], words: string[]): void {
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 2; end <= Math.min(words.length, start + longestPhrase); end += 1) {
        const phrase = words.slice(start, end);
        const meant = synonymsOf(phrase.map(stem));
        const joined = stem(phrase.join(''));
        for (const fit of fits.slice(start, end)) {
          for (const other of meant) add(fit, all(other), weights.synonym);
          if (known.has(joined)) add(fit, joined, weights.joined);
        }
      }
    }
  }

  return (words) => {
    const fits = words.map((word, place) => fitOf(word, place === words.length - 1));
    addPhrases(fits, words);
    fits.forEach((fit, place) => fit.size === 0 && addMeant(fit, words[place]!));
    return fits;
  };
}

/** For each phrase of groups that mean the same, as its words with blanks: the others of its groups. */
function meaningsOf(groups: string[][][]): Map<string, string[][]> {
  const meanings = new Map<string, string[][]>();
  for (const group of groups) {
    for (const terms of group) {
      const phrase = terms.join(' ');
      const others = group.filter((other) => other.join(' ') !== phrase);
      meanings.set(phrase, [...(meanings.get(phrase) ?? []), ...others]);
    }
  }
  return meanings;
}

/** The word with each two neighbouring letters changed over, the most frequent typing mistake. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
