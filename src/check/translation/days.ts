import { languageWords } from '../../domain/language-words.ts';
import { monthNames } from '../../domain/month-names.ts';

/** Names in braces that stand for a day, a month or the like. */
export const dayNames = 'date|day|month|year|when';

/** Stands for a day in the regular expressions of data/language-words.json. */
const placeholder = '{a day}';

function weekdaysOf(htmlLang: string): string[] {
  const { format } = new Intl.DateTimeFormat(htmlLang, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2026, 0, 1 + day)));
}

/** A regular expression for a day, a month or a year, with the words that may stand before it: "the end of May". */
function dayOf(htmlLang: string): string {
  const months = monthNames(htmlLang).join('|');
  const number = String.raw`(?:19|20)\d\d|\d{1,2}[./]\d|\{(?:${dayNames})\}`;
  const before = languageWords[htmlLang]?.beforeDay ?? 'the';
  return String.raw`(?:(?:${before}|\d{1,2}\.?) )*(?:${number}|(?:${months})(?!\p{L})|${weekdaysOf(htmlLang).join('|')})`;
}

const known = new Map<string, string>();

/** A regular expression of a language's words with what a day looks like filled in. */
export function withDay(pattern: string, htmlLang: string): string {
  if (!pattern.includes(placeholder)) return pattern;
  const day = known.get(htmlLang) ?? dayOf(htmlLang);
  known.set(htmlLang, day);
  return pattern.replaceAll(placeholder, day);
}
