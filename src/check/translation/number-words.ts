import { languageWords } from '../../domain/language-words.ts';

/** "One" is an article too. */
const least = 2;
/** From here on they are tens. */
const firstTen = 18;
const valueAt = (index: number) => (index < firstTen ? index + least : 10 * (index - firstTen + 2));
const numbers = new Map(
  Object.entries(languageWords).map(([htmlLang, words]) => [
    htmlLang,
    new Map(words!.numbers.split(' ').map((word, index) => [word, valueAt(index)])),
  ]),
);

const patterns = new Map(
  Object.entries(languageWords).map(([htmlLang, words]) => [
    htmlLang,
    words!.belowZero ? new RegExp(`^ ?(?:${words!.belowZero})(?!\\p{L})`, 'iu') : undefined,
  ]),
);

/** What follows a figure and makes it negative; undefined in a language whose words are not known. */
export const belowZero = (htmlLang: string): RegExp | undefined => patterns.get(htmlLang);

/** The numbers that a text has as words; undefined in a language whose words are not known. */
export function wordNumbers(text: string, htmlLang: string): number[] | undefined {
  const known = numbers.get(htmlLang);
  const cold = belowZero(htmlLang);
  return (
    known &&
    [...text.toLowerCase().matchAll(/(minus )?(?<!\p{L})(\p{L}+)/gu)].flatMap(
      ({ 0: found, 1: minus, 2: word, index }) => {
        const value = known.get(word!);
        if (value === undefined) return [];
        return minus || cold?.test(text.slice(index + found.length)) ? [-value] : [value];
      },
    )
  );
}
