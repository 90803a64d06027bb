import { languageWords } from '../../domain/language-words.ts';
import type { Figure } from './figures.ts';
import { namedUnits } from './named-units.ts';
import { wordNumbers } from './number-words.ts';
import { namedSpans } from './same-amounts.ts';
import { allSaid } from './whole-words.ts';

/** "Four fifths" and "six in ten" in each language, which may stand for a percentage. */
const fraction =
  /(?<!\p{L})(?:halv|hälft|half|helft|kvart|kwart)|\p{L}{3}de(?:l|le|ler|len|lar|lene|lar|lerne)(?!\p{L})|(?<!\p{L})(?:af|av|ud af|ut av|de|op de) ti(?:o|en)?(?!\p{L})/iu;

/** "Full" in each language, which may stand for 100 %. */
const whole = /(?<!\p{L})(?:fullt?|fuldt?|fulla(?:dd?a|dad|det)|vol|volle|helt op+)(?!\p{L})/iu;

/** What percentage English says in words: 50 for "half", 60 for "six in ten". */
export function percentagesInWords(english: string): number[] {
  const parts = [...english.matchAll(/(\p{L}+) (?:in|of|out of) (?:every )?(ten|five|four)(?!\p{L})/giu)];
  const shares = parts.flatMap(([, part = '', of = '']) => {
    const [count, all] = [/^one$/i.test(part) ? 1 : wordNumbers(part, 'en')?.[0], wordNumbers(of, 'en')?.[0]];
    return count && all ? [(100 * count) / all] : [];
  });
  const named = [
    [/\bhal(?:f|ves?)\b/i, 50],
    [/\b(?:a|one) quarter\b/i, 25],
    [/\bthree[ -]quarters\b/i, 75],
  ] as const;
  return [...shares, ...named.flatMap(([words, share]) => (words.test(english) ? [share] : []))];
}

/** Whether a zero is the minutes of a full hour, which other texts leave out: "kl. 6" for "06:00". */
export const isFullHour = (figure: number, text: string): boolean => figure === 0 && /\d[:.]00(?!\d)/.test(text);

/** Days that make a month. */
const daysOfMonth = { least: 28, most: 31 };

/**
 * Tells of a figure that is missing whether the translation can say it in other words, which only a person can decide.
 * @param english the figures of the English
 * @param texts the words of the English and of the translation
 */
export function otherWords(
  english: Figure[],
  [englishWords, words]: [string, string],
  htmlLang: string,
): (value: number) => boolean {
  const spans = namedSpans([englishWords, words], htmlLang);
  const { otherNumbers } = languageWords[htmlLang] ?? {};
  const isMonth = (value: number) =>
    value >= daysOfMonth.least && value <= daysOfMonth.most && Boolean(namedUnits(words, htmlLang)?.named.has('month'));
  const isPercentage = (value: number) =>
    englishWords.includes('%') &&
    english.some((figure) => figure.value === value && (!figure.unit || figure.unit === '%'));
  return (value) =>
    spans.includes(value) ||
    allSaid(words, otherNumbers?.[value] ?? '(?!)').length > 0 ||
    isMonth(value) ||
    ((fraction.test(words) || (value === 100 && whole.test(words))) && isPercentage(value));
}
