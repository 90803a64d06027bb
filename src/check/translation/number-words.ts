import { languageWords } from '../../domain/language-words.ts';

/** "One" is an article too. */
const least = 2;
const numbers = new Map(
  Object.entries(languageWords).map(([htmlLang, words]) => [
    htmlLang,
    new Map(words!.numbers.split(' ').map((word, index) => [word, index + least])),
  ]),
);

/** The numbers that a text has as words; undefined in a language whose words are not known. */
export function wordNumbers(text: string, htmlLang: string): number[] | undefined {
  const known = numbers.get(htmlLang);
  return known && (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => known.get(word) ?? []);
}
