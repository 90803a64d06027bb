import { conventionsOf } from './language-conventions.ts';

const noBreak = '\u00a0';

/**
 * Figures, units, days and times as a language writes them. Intl knows most of it; a minus sign is always one, and a
 * figure is never parted from its unit.
 * @param htmlLang BCP 47 tag
 */
export function formatsOf(htmlLang: string) {
  const { dates = htmlLang, nine, days } = conventionsOf(htmlLang);
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    options?.unit === 'day' && days
      ? `${number(value)} ${days[value === 1 ? 0 : 1]}`
      : new Intl.NumberFormat(htmlLang, options).format(value).replace('-', '−');
  /** @param isoDate a day such as 2026-10-14 */
  const date = (isoDate: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
    new Intl.DateTimeFormat(dates, { ...options, timeZone: 'UTC' }).format(new Date(isoDate));
  return {
    number,
    /** @param value 92 for 92 % */
    percent: (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    /** With the short name that the language has for the unit, such as "20 min". */
    unit: (value: number, unit: string) => number(value, { style: 'unit', unit }).replace(' ', noBreak),
    /** @param symbol one that is the same in every language, such as mV or °C */
    measure: (value: number, symbol: string, options?: Intl.NumberFormatOptions) =>
      `${number(value, options)}${noBreak}${symbol}`,
    /** With its sign, a zero without one. */
    difference: (value: number) => number(value, { signDisplay: 'exceptZero' }),
    date,
    /** From one day to another, without what both have in common: "7–18 September 2026". */
    dateRange: (from: string, to: string) =>
      new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to)),
    /** Names of which one will do: "SMS, email or webhook". */
    alternatives: (names: string[]) => new Intl.ListFormat(dates, { type: 'disjunction' }).format(names),
    /** Short names of the days of a week, Monday first. */
    weekdays: () =>
      // The fifth of January 2026 is a Monday.
      [5, 6, 7, 8, 9, 10, 11].map((day) => date(`2026-01-${String(day).padStart(2, '0')}`, { weekday: 'short' })),
    /** @param isoDate a day of the month that is meant, such as 2026-10-01 */
    month: (isoDate: string) => date(isoDate, { month: 'short', year: 'numeric' }),
    /** @param time such as 09:00 */
    time: (time: string) => {
      const [hours, minutes] = time.split(':');
      const isShort = nine === '9' && minutes === '00';
      return isShort ? String(Number(hours)) : `${Number(hours)}${nine.charAt(1) || '.'}${minutes}`;
    },
  };
}
