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
