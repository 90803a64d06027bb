/** How a language writes numbers. */
interface NumberForm {
  decimal: string;
  /** Between thousands; a space is a plain one. */
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

/** Symbols of units that are the same in all languages, for regular expressions; % has rules of its own. */
export const units = '°C|°F|kWh|MWh|GWh|Wh|kW|MW|mV|V|mA|Ah|mΩ|Ω|km|cm|mm|kg|g|Hz|ms|kB|MB|µm|σ';
