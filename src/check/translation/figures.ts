/** How a language writes numbers. */
interface NumberForm {
  decimal: string;
  group: string;
  /** Between a figure and its %; '' where there is none. */
  beforePercent: string;
}

const forms = new Map<string, NumberForm>();

/** @param htmlLang BCP 47 tag, such as `nb` */
export function numberForm(htmlLang: string): NumberForm {
  const known = forms.get(htmlLang);
  if (known) return known;
  const parts = new Intl.NumberFormat(htmlLang).formatToParts(1_234_567.8);
  const percent = new Intl.NumberFormat(htmlLang, { style: 'percent' }).formatToParts(0.5);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const form = {
    decimal: part('decimal'),
    group: plainSpaces(part('group')),
    beforePercent: plainSpaces(percent.find(({ type }) => type === 'literal')?.value ?? ''),
  };
  forms.set(htmlLang, form);
  return form;
}

/** No-break, thin and narrow spaces as plain ones. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/** Symbols that are the same in all languages. */
const units = '%|°C|kWh|Wh|kW|mV|V|Ah|km|kg|g|Hz|ms';

export interface Figure {
  /** As it is written. */
  text: string;
  value: number;
  /** Symbol of its unit, or ''. */
  unit: string;
}

/** The figures of a text as the language writes them: "1,5 %" in Swedish is 1.5 with the unit %. */
export function figuresOf(text: string, htmlLang: string): Figure[] {
  const { decimal, group } = numberForm(htmlLang);
  const number = `\\d{1,3}(?:[${group}]\\d{3})+(?!\\d)|\\d+`;
  const pattern = new RegExp(`(${number})([${decimal}]\\d+)?(?: ?(${units})(?![\\p{L}\\p{N}]))?`, 'gu');
  return [...plainSpaces(text).matchAll(pattern)].map(([written, whole = '', fraction = '', unit = '']) => ({
    text: written,
    value: Number(whole.replaceAll(group, '') + fraction.replace(decimal, '.')),
    unit,
  }));
}
