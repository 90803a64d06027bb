import { plainSpaces } from '../../domain/number-form.ts';
import { otherLanguage } from './language-words.ts';

/** Fewer words may be a name, or a term that the trade has in English. */
const leastWords = 5;
/** Fewer words in small letters are a name too: "International Council on Clean Transportation". */
const leastSmall = 3;
/** So many more words of English than of the language are no chance. */
const leastLead = 3;

// Making one takes longer than using it.
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, without spaces around them. */
export const sentencesOf = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim());

/** A quotation may be English. */
export const withoutQuotations = (text: string) => text.replace(/"[^"]*"|[“”»«„][^“”»«„]*[“”»«]/g, ' ');

/** A sentence that was left as it is in English; names and the like are no sentences. */
export function isEnglishSentence(sentence: string, english: string): boolean {
  const isSentence = (sentence.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= leastSmall;
  return isSentence && plainSpaces(english).includes(plainSpaces(sentence));
}

/**
 * The first sentence of a translated text that nobody can want to stay English.
 * @param english what the text is translated from
 * @param tag BCP 47 tag of the translation's language
 */
export function plainEnglish(words: string, english: string, tag: string): string | undefined {
  const isEnglish = (sentence: string) => {
    const other = otherLanguage(sentence, tag);
    return isEnglishSentence(sentence, english) || (other?.tag === 'en' && other.lead >= leastLead);
  };
  return sentencesOf(withoutQuotations(words)).find(
    (sentence) => (sentence.match(/\p{L}+/gu)?.length ?? 0) >= leastWords && isEnglish(sentence),
  );
}
