import { numberForm, plainSpaces, units } from '../../domain/number-form.ts';
import { belowZero } from './number-words.ts';

export interface Figure {
  /** As it is written. */
  text: string;
  /** What belongs to it and is cut off by a separator of another language: `10.` of `10.5` in Swedish. */
  cut: string;
  value: number;
  /** Symbol of its unit, or ''. */
  unit: string;
}

/** The figures of a text as the language writes them: "1,5 %" in Swedish is 1.5 with the unit %. */
export function figuresOf(text: string, htmlLang: string): Figure[] {
  const { decimal, group } = numberForm(htmlLang);
  const number = `\\d{1,3}(?:[${group}]\\d{3})+(?!\\d)|\\d+`;
  // A hyphen or dash within a range or a word is no sign.
  const sign = '((?<![^\\s(])[−–-]|(?<!\\p{L})minus )?';
  const pattern = new RegExp(`${sign}(${number})([${decimal}]\\d+)?(?: ?(%|${units})(?![\\p{L}\\p{N}]))?`, 'gu');
  const cold = belowZero(htmlLang);
  const said = plainSpaces(text);
  return [...said.matchAll(pattern)].map((match) => {
    const [written, minus, whole = '', fraction = '', unit = ''] = match;
    const isCold = cold?.test(said.slice(match.index + written.length)) ?? false;
    return {
      text: written,
      cut: /(?:\d+[.,])+$/.exec(said.slice(0, match.index))?.[0] ?? '',
      value: (minus || isCold ? -1 : 1) * Number(whole.replaceAll(group, '') + fraction.replace(decimal, '.')),
      // "Kuldegrader" has the unit in it.
      unit: isCold && !unit ? '°C' : unit,
    };
  });
}
