import { languageWords } from '../../domain/language-words.ts';

/** "One" is an article too. */
const least = 2;
/** From here on they are tens. */
const firstTen = 18;
const valueAt = (index: number) => (index < firstTen ? index + least : 10 * (index - firstTen + 2));
const ones = 8;

/** "Ninety-two": "nittito" with the tens first, "tooghalvfems" and "tweeënnegentig" with what stands between before them. */
function joined(words: string[]): [string, number][] {
  return words.slice(firstTen).flatMap((ten, tens) =>
    words.slice(0, ones).flatMap((one, index): [string, number][] => {
      const value = valueAt(firstTen + tens) + valueAt(index);
      return [ten + one, `${ten}-${one}`, `${one}og${ten}`, `${one}en${ten}`, `${one}ën${ten}`].map((word) => [
        word,
        value,
      ]);
    }),
  );
}

const numbers = new Map(
  Object.entries(languageWords).map(([htmlLang, known]) => {
    const words = known!.numbers.split(' ');
    return [
      htmlLang,
      new Map([...words.map((word, index): [string, number] => [word, valueAt(index)]), ...joined(words)]),
    ];
  }),
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
  if (!known) return undefined;
  return [...text.toLowerCase().matchAll(/(minus )?(?<!\p{L})(\p{L}+(?:-\p{L}+)*)/gu)].flatMap(
    ({ 0: found, 1: minus, 2: word = '', index }) => {
      const values = (known.has(word) ? [word] : word.split('-')).flatMap((part) => known.get(part) ?? []);
      const isNegative = minus || cold?.test(text.slice(index + found.length));
      return isNegative ? values.map((value) => -value) : values;
    },
  );
}
