import { languageWords } from '../../domain/language-words.ts';
import { numberForm, plainSpaces } from '../../domain/number-form.ts';
import { measuredUnits } from '../../domain/schemas/language-words.ts';
import { wordNumbers } from './number-words.ts';

export type UnitName = keyof (typeof languageWords)['en']['units'];

const measured: readonly string[] = measuredUnits;

/** Whether a unit is one of measuring: "volt" is always an amount, "day" is not. */
export const isMeasured = (unit: UnitName): boolean => measured.includes(unit);

export interface NamedUnits {
  /** Those that are named at all, by a word or a symbol. */
  named: Set<UnitName>;
  /** Those behind a number, in words or figures, or behind "per", with these: `2`, `1.5`, `per`. */
  counted: Map<UnitName, Set<string>>;
}

interface UnitPattern {
  unit: UnitName;
  named: RegExp;
  counted: RegExp;
}

const figure = String.raw`\d+(?:[.,]\d+)*`;

const patterns = new Map(
  Object.entries(languageWords).map(([htmlLang, words]) => {
    const number = String.raw`(${words!.numbers.replaceAll(' ', '|')}|${figure}|per|pr\.)[ -]?`;
    const units = Object.entries(words!.units).map(([unit, stem]): UnitPattern => ({
      unit: unit as UnitName,
      named: new RegExp(`(?<!\\p{L})(?:${stem})`, 'iu'),
      counted: new RegExp(`(?<!\\p{L})${number}(?:${stem})`, 'giu'),
    }));
    return [htmlLang, units] as const;
  }),
);

/** With currencies behind their figures, and figures without anything between thousands. */
function inOneForm(text: string, htmlLang: string): string {
  const { group } = numberForm(htmlLang);
  return plainSpaces(text)
    .replace(new RegExp(`(?<=\\d)[${group}](?=\\d{3}(?!\\d))`, 'g'), '')
    .replace(new RegExp(`([€$£]) ?(${figure})`, 'g'), '$2 $1');
}

/** The units that a text names; undefined in a language whose words are not known. */
export function namedUnits(text: string, htmlLang: string): NamedUnits | undefined {
  const units = patterns.get(htmlLang);
  if (!units) return undefined;
  const said = inOneForm(text, htmlLang);
  const named = units.filter((each) => each.named.test(said));
  const numbers = ({ counted }: UnitPattern) =>
    [...said.matchAll(counted)].map(([, number = '']) =>
      String(
        wordNumbers(number, htmlLang)?.[0] ??
          number
            .toLowerCase()
            .replace(',', '.')
            .replace(/^pr\.$/, 'per'),
      ),
    );
  const counts = named.map((each) => [each.unit, new Set(numbers(each))] as const);
  return {
    named: new Set(named.map(({ unit }) => unit)),
    counted: new Map(counts.filter(([, { size }]) => size > 0)),
  };
}
