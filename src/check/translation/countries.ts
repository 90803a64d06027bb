import { languageWords } from '../../domain/language-words.ts';
import type { contrasts } from '../../domain/schemas/language-words.ts';
import { wholeWords } from './whole-words.ts';

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Codes that are no countries. */
const unions = ['EU', 'EZ', 'UN'];

interface Countries {
  pattern: RegExp;
  codes: Map<string, string>;
}

const countries = new Map<string, Countries>();

/** The names of all countries in a language, by which their codes are found. */
function countriesOf(language: string): Countries {
  const known = countries.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = new Map(
    letters.flatMap((first) =>
      letters.flatMap((second): [string, string][] => {
        const name = names.of(first + second);
        return name && !unions.includes(first + second) ? [[name, first + second]] : [];
      }),
    ),
  );
  const longestFirst = [...codes.keys()].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((each) => each.replace(/[.()]/g, '\\$&'));
  const found = { codes, pattern: new RegExp(`(?<![\\p{L}-])(${escaped.join('|')})s?(?![\\p{L}-])`, 'gu') };
  countries.set(language, found);
  return found;
}

/** The countries that a text names, by their codes. @param language BCP 47 tag of the text */
export function countriesIn(text: string, language: string): Map<string, string> {
  const { pattern, codes } = countriesOf(language);
  return new Map([...text.matchAll(pattern)].map(([, name = '']) => [codes.get(name)!, name]));
}

/** Countries whose people and languages are known by their words too. */
const withPeople = {
  CN: 'China',
  DE: 'Germany',
  DK: 'Denmark',
  FI: 'Finland',
  FR: 'France',
  GB: 'England',
  NL: 'the Netherlands',
  NO: 'Norway',
  SE: 'Sweden',
} as const satisfies Record<string, (typeof contrasts)[number][number]>;

interface Mention {
  /** Code of the country. */
  code: string;
  /** As it is written. */
  name: string;
  start: number;
  end: number;
}

/** What each of those countries, its people and its language are called. */
function peoplesOf(language: string): [code: string, pattern: RegExp][] {
  const words = languageWords[language]?.contrasts;
  return words
    ? Object.entries(withPeople).map(([code, country]): [string, RegExp] => [code, wholeWords(words[country]!)])
    : [];
}

/** Where a text names a country, its people or its language, in their order. @param language BCP 47 tag of the text */
export function mentionsIn(text: string, language: string): Mention[] {
  const { pattern, codes } = countriesOf(language);
  const found = [
    ...[...text.matchAll(pattern)].map((match) => ({ match, code: codes.get(match[1]!)! })),
    ...peoplesOf(language).flatMap(([code, people]) => [...text.matchAll(people)].map((match) => ({ match, code }))),
  ].map(({ match: { 0: name, index }, code }) => ({ code, name, start: index, end: index + name.length }));
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, index, all) => index === 0 || all.slice(0, index).every(({ end }) => end <= start));
}
