import { partsOf, type Vocabulary } from './compounds.ts';
import { rulesOf } from './language-rules.ts';
import { withoutAccents, wordsOf } from './words.ts';

/** Reduces a word to what its forms have in common. */
export type Stemmer = (word: string) => string;

/** What the words of a language come down to. Texts and queries go through the same. */
export interface Lexicon {
  /** What the forms of a word have in common, without accents. */
  stem: (word: string) => string;
  /** The stems of a compound's parts; none for other words. */
  partStems: (word: string) => string[];
  /** Words that say what a text is about; all of them where none does. */
  tellingWords: (text: string) => string[];
  /** All stems there are, also those of parts. */
  known: ReadonlySet<string>;
}

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/** @param texts all texts of the language: their words are what compounds are made of */
export function createLexicon(language: string, texts: string[], stemmer: Stemmer): Lexicon {
  const { fillers, finals, ...compounds } = rulesOf(language);
  const vocabulary: Vocabulary = new Map();
  for (const text of texts) for (const { word } of wordsOf(text)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);

  function withFinal(root: string): string {
    const final = finals?.[root.at(-1)!];
    return final === undefined ? root : root.slice(0, -1) + final;
  }
  // Twice: Snowball leaves "kostnad" of "kostnader", and "kostn" of "kostnad".
  const stem = remembering((word) => (isNumber(word) ? word : withoutAccents(withFinal(stemmer(stemmer(word))))));
  const partStems = remembering((word) => partsOf(word, vocabulary, { fillers, ...compounds }).map(stem));

  return {
    stem,
    partStems,
    tellingWords(text) {
      const all = wordsOf(text).flatMap(({ word }) => (word === '' ? [] : [word]));
      const telling = all.filter((word) => !fillers.has(word));
      return telling.length > 0 ? telling : all;
    },
    known: new Set([...vocabulary.keys()].flatMap((word) => [stem(word), ...partStems(word)])),
  };
}

/** The same function, which works out each word once. */
function remembering<Value>(work: (word: string) => Value): (word: string) => Value {
  const results = new Map<string, Value>();
  return (word) => {
    const result = results.has(word) ? results.get(word)! : work(word);
    results.set(word, result);
    return result;
  };
}
