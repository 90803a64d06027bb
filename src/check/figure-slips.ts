import type { Slip } from './slip.ts';

/** Figures as most of our writers' own languages have them. What has three digits behind its point may be meant so: only whole thousands are named. */
export const englishFigures: Slip[] = [
  {
    pattern: /(?<![\w.,/-])\d+,\d{1,2}(?![\d,])/,
    rule: 'decimal-comma',
    say: (found) => [
      `"${found}" has a comma where English has a point.`,
      `Write ${found.replace(',', '.')}; two figures have a space behind the comma.`,
    ],
  },
  {
    pattern: /(?<![\w.,/-])\d{1,3}(?:[.\u0020\u00a0\u202f]\d{3})*[.\u0020\u00a0\u202f]000(?![\d,.]?\d)/,
    rule: 'thousands',
    say: (found) => [`"${found}" has no comma between its thousands.`, `Write ${found.replace(/\D/g, ',')}.`],
  },
  {
    pattern: /\d[\d.,]*[\u0020\u00a0\u202f]%/,
    rule: 'percent-space',
    say: (found) => [`"${found}" has a space that English does not have.`, `Write ${found.replace(/\s/u, '')}.`],
  },
];

/** What the build does not set by itself, as it does before % and units. */
export const englishDashes: Slip[] = [
  {
    pattern: /(?<![\p{L}\d.,/:+-])\d{1,3}(?:\.\d+)?-\d{1,3}(?:\.\d+)?(?= \p{Ll})/u,
    rule: 'range-hyphen',
    all: true,
    isWrong(found) {
      const [from, to] = found.split('-').map(Number);
      return from! < to!;
    },
    say: (found) => [
      `"${found}" has a hyphen where a range has a dash.`,
      `Write ${found.replace('-', '–')}, or ${found.replace('-', ' to ')}.`,
    ],
  },
  {
    pattern: /(?<=[\p{L}\d,.] ?)--(?= ?\p{L})/u,
    rule: 'double-hyphen',
    say: () => ['Two hyphens stand here for a dash.', 'Write one between two spaces: the build makes it a dash.'],
  },
];

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day in English words, `Monday 3 November 2026`: its weekday as it is written, and the day as the calendar has it. */
function dayOf(found: string): { weekday?: string; date: Date; isReal: boolean } {
  const [, weekday, day, month, year] = /^(?:(\w+),? )?(\d+) (\w+) (\d+)$/.exec(found)!;
  const date = new Date(Date.UTC(Number(year), months.indexOf(month!), Number(day)));
  return { weekday, date, isReal: date.getUTCDate() === Number(day) };
}

/** Days that the calendar does not have, and months with a small letter. */
export const englishDays: Slip[] = [
  {
    pattern: new RegExp(`(?<![\\w-])(?:(?:${weekdays.join('|')}),? )?\\d{1,2} (?:${months.join('|')}) \\d{4}(?!\\w)`),
    rule: 'no-such-day',
    all: true,
    isWrong(found) {
      const { weekday, date, isReal } = dayOf(found);
      return !isReal || (weekday !== undefined && weekday !== weekdays[date.getUTCDay()]);
    },
    say(found) {
      const { date, isReal } = dayOf(found);
      return isReal
        ? [`${found} is a ${weekdays[date.getUTCDay()]}.`, 'Correct the day or the weekday.']
        : [`There is no ${found}.`, 'Correct the day.'];
    },
  },
  {
    // "may" and "march" are words too.
    pattern: new RegExp(
      `(?<![\\w-])\\d{1,2} (?:${months
        .filter((month) => !['March', 'May'].includes(month))
        .join('|')
        .toLowerCase()})(?!\\w)`,
    ),
    rule: 'small-month',
    say: (found) => [
      `"${found}" has a month with a small letter.`,
      `Write ${found.replace(/[a-z]/, (letter) => letter.toUpperCase())}.`,
    ],
  },
];

/** Units as they are written, by their letters. */
const units = Object.fromEntries(
  ['kWh', 'MWh', 'GWh', 'kW', 'MW', 'Wh', 'Ah', 'mV', 'km', 'kg'].map((unit) => [unit.toLowerCase(), unit]),
);

/** Units in letters that mean others, or without their space. */
export const unitSlip: Slip = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d.,-])\\d+(?:[.,]\\d+)*[ \\u00a0]?(?:${Object.keys(units).join('|')}|°c)(?![\\p{L}\\d])`,
    'iu',
  ),
  rule: 'unit',
  all: true,
  isWrong: (found) => found.replace('\u00a0', ' ') !== withUnit(found),
  say: (found) => [`"${found}" is not how its unit is written.`, `Write ${withUnit(found)}.`],
};

/** A figure with its unit as it is written: `64 kWh`. */
function withUnit(found: string): string {
  const [, figure, unit] = /^([\d.,]+)\s?(.+)$/u.exec(found)!;
  return `${figure} ${units[unit!.toLowerCase()] ?? '°C'}`;
}

/** A day as figures alone: its month comes first in one country and second in the next. */
export const slashDate: Slip = {
  pattern: /(?<![\w/.-])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?![\w/-])/,
  rule: 'slash-date',
  say: (found) => [
    `"${found}" is another day in other countries.`,
    'Write the month as a word, as in "20 November 2026".',
  ],
};
