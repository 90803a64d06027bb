import { languageWords } from '../../domain/language-words.ts';

/** How Danish and Norwegian spell what is the same word in the other. */
const spellings: Record<string, RegExp[]> = {
  da: [
    /..hed(?:$|en|er|s)/,
    /..tion(?:$|en|er|s)/,
    /øj|sæt|vej|kemi|grænse|flåde|arbejd|oplad|aflæs/,
    /^af(?!ten|fær|ri|gh|fin)/,
    /^brug/,
    /^ind(?!us|iv|ek|re|is|ik|ir|on)/,
    /^op(?!p|er|ti|s?j|in|us|al)/,
    /^tilmeld/,
    /^ud(?!ø|ug|yr)/,
  ],
  nb: [
    /..het(?:$|en|er|s)/,
    /..sjon(?:$|en|er|s)/,
    /øy|kjem|kjør|kjøp|flåte|arbeid|avles/,
    /^av(?!is|anc|ans|e)/,
    /^bruk/,
    /^inn(?!ov)/,
    /^opp(?!on|os)/,
  ],
};

/** "I" for several people, which no other of the languages has within a sentence. */
const danishYou = /(?<=\p{Ll} )I(?= \p{Ll})|\bI (?=kan|har|får|skal|vil|er|bruger|selv)/gu;

/** The languages that are mistaken for each other, which are named where several lead equally. */
const neighbours: Record<string, string> = { da: 'nb', nb: 'da' };

const sets = new Map(
  Object.entries(languageWords).map(([tag, words]) => [tag, new Set(words!.frequent.join(' ').split(' '))]),
);

/** Whether the words of a language are known. */
export const knowsWords = (tag: string): boolean => sets.has(tag);

/** Whether a word, in small letters, speaks for a language and not for another one; both are known. */
export function speaksFor(word: string, tag: string, other: string): boolean {
  const isSpelled = (of: string) =>
    spellings[tag] && spellings[other] ? spellings[of]!.some((pattern) => pattern.test(word)) : false;
  const has = (of: string) => sets.get(of)!.has(word) || isSpelled(of);
  return has(tag) && !has(other);
}

export interface OtherLanguage {
  tag: string;
  /** How many words speak for it more than for the language of the translation. */
  lead: number;
  /** The words that do, in small letters and in their order. */
  words: string[];
}

/**
 * The language that frequent words speak for more than for the one that a text should be in.
 * @param tag BCP 47 tag of the text's language
 * @returns undefined when there is none, or nothing is known of the language
 */
export function otherLanguage(text: string, tag: string): OtherLanguage | undefined {
  if (!sets.has(tag)) return undefined;
  // Abbreviations and the like belong to no language.
  const found = (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => !/^\p{Lu}{2,}$/u.test(word))
    .map((word) => word.toLowerCase());
  const [best] = [...sets.keys()]
    .filter((other) => other !== tag)
    .map((other): OtherLanguage => {
      const own = found.filter((word) => speaksFor(word, tag, other)).length;
      const theirs = found.filter((word) => speaksFor(word, other, tag));
      const you = other === 'da' ? (text.match(danishYou)?.length ?? 0) : 0;
      return { tag: other, lead: theirs.length + you - own, words: [...new Set(theirs)] };
    })
    .sort((a, b) => b.lead - a.lead || Number(b.tag === neighbours[tag]) - Number(a.tag === neighbours[tag]));
  return best && best.lead > 0 ? best : undefined;
}
