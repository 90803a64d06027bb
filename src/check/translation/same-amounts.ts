import { languageWords } from '../../domain/language-words.ts';
import { namedUnits, type NamedUnits, type UnitName } from './named-units.ts';

/** Units as multiples of another one, of distances too: calendar months and days do not mix. */
const times: Partial<Record<UnitName, { of: string; times: number }>> = {
  minute: { of: 'minute', times: 1 },
  hour: { of: 'minute', times: 60 },
  day: { of: 'minute', times: 24 * 60 },
  week: { of: 'minute', times: 7 * 24 * 60 },
  month: { of: 'month', times: 1 },
  year: { of: 'month', times: 12 },
  kilometre: { of: 'kilometre', times: 1 },
  'Scandinavian mile': { of: 'kilometre', times: 10 },
};

/** "A day" and "one day", in each language. */
const one = '(?:an?|one|en|ett?|ei|én|ét|éi|een|één)';

const countsOf = ({ counted }: NamedUnits) =>
  [...counted].flatMap(([unit, numbers]) => [...numbers].map((number) => ({ unit, number })));

/** The spans of time that a text names, in one form, with the figure of each. */
export function timesOf(text: string, htmlLang: string): Map<string, number> {
  const units = namedUnits(text, htmlLang);
  if (!units) return new Map();
  const spans = countsOf(units).flatMap(({ unit, number }): [string, number][] => {
    const time = times[unit];
    return time && number !== 'per' ? [[`${Number(number) * time.times} ${time.of}`, Number(number)]] : [];
  });
  const { minutes, units: stems } = languageWords[htmlLang]!;
  const inWords = Object.entries(minutes)
    .filter(([, pattern]) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu').test(text))
    // A name has no figure.
    .map(([count]): [string, number] => [`${count} minute`, NaN]);
  const single = Object.entries(times).flatMap(([unit, time]): [string, number][] =>
    new RegExp(`(?<!\\p{L})${one} (?:${stems[unit as UnitName]})`, 'iu').test(text)
      ? [[`${time.times} ${time.of}`, 1]]
      : [],
  );
  return new Map([...single, ...inWords, ...spans]);
}

/** Figures of spans of time that both texts name, each in another unit: 24 and 2 of "24 months" for "two years". */
export function sameTimes([english, translated]: [string, string], htmlLang: string): number[] {
  const [theirs, ours] = [timesOf(english, 'en'), timesOf(translated, htmlLang)];
  return [...theirs].flatMap(([span, figure]) => {
    const own = ours.get(span);
    return own === undefined || Object.is(own, figure) ? [] : [figure, own];
  });
}

/** Figures of spans that are one of a unit which the translation names: 12 of "every 12 months" for "once a year". */
export function namedSpans([english, translated]: [string, string], htmlLang: string): number[] {
  const named = namedUnits(translated, htmlLang)?.named;
  const spans = Object.entries(times)
    .filter(([unit]) => named?.has(unit as UnitName))
    .map(([, time]) => `${time.times} ${time.of}`);
  return [...timesOf(english, 'en')].filter(([span]) => spans.includes(span)).map(([, figure]) => figure);
}

/** Numbers that both texts have with the same unit, as a symbol or a name: 8 of "8 kilowattimer" for "8 kWh". */
export function sameAmounts([english, translated]: [string, string], htmlLang: string): number[] {
  const [theirs, ours] = [namedUnits(english, 'en'), namedUnits(translated, htmlLang)];
  if (!theirs || !ours) return [];
  return countsOf(theirs).flatMap(({ unit, number }) => (ours.counted.get(unit)?.has(number) ? [Number(number)] : []));
}
