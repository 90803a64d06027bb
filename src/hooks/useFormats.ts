import { useLocale } from './useLocale';

/** Numbers, units and dates in the form of the page's language. */
export function useFormats() {
  const { htmlLang } = useLocale();
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(htmlLang, options).format(value);
  return {
    number,
    /** @param value 92 for 92 % */
    percent: (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    unit: (value: number, unit: string) => number(value, { style: 'unit', unit }),
    /** With its sign, a zero without one. */
    difference: (value: number) => number(value, { signDisplay: 'exceptZero' }),
    range: (low: number, high: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(htmlLang, options).formatRange(low, high),
    /** @param isoDate a day of the month that is meant, such as 2026-10-01 */
    month: (isoDate: string) =>
      new Intl.DateTimeFormat(htmlLang, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(isoDate)),
    /** @param isoDate a day such as 2026-10-14 */
    date: (isoDate: string) =>
      new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate)),
  };
}
