import { conventionsOf } from './language-conventions.ts';
import { locales } from './locales.ts';
import { monthNames } from './month-names.ts';
import { numberForm, units } from './number-form.ts';

const noBreak = '\u00a0';
const unit = `(?:${units})(?![\\p{L}\\p{N}])`;
const quantity = `\\d[\\d.,\u00a0]*[ \u00a0]?(?:%|${unit})`;

/** Their names in the languages of the site. */
const months = [...new Set(locales.flatMap(({ htmlLang }) => monthNames(htmlLang)))].join('|');

const patterns = {
  spaces: /(?<=\S) {2,}(?=\S)/g,
  // Within words, before years such as '90 and before Dutch words such as 's and 't.
  apostrophe: /(?<=[\p{L}\p{N}}])['‘’](?=\p{L})|(?<![\p{L}\p{N}}])['‘’](?=(?:[stn]|\d\ds?)(?! ?%|[\p{L}\p{N}]))/gu,
  quote: /["“”„«»]/g,
  innerQuote: /['‘’‚]/g,
  range: new RegExp(`(?<=\\d|\\d[ \u00a0]?%) ?[-–] ?(?=${quantity})`, 'gu'),
  dash: /(?<=[^\s\d]) - (?=\S)|(?<=\S) - (?=[^\s\d])/g,
  minus: /(?<![\p{L}\p{N}.)}%/-])-(?=\d)/gu,
  plusMinus: /± ?(?=[\d{])/g,
  percent: /(?<=[\d}])\s?%/g,
  ungrouped: new RegExp(`(?<![\\p{L}\\d.,-])\\d{4,}(?=[ \u00a0]?${unit})`, 'gu'),
  unit: new RegExp(`(?<=[\\d}])\\s(?=${unit})|(?<=\\d)(?=(?:°C|kWh|Wh|kW|mV|mΩ|Ah|km|kg)(?![\\p{L}\\p{N}]))`, 'gu'),
  // A day and its month; the number of a law, a standard, a vehicle or a page.
  day: new RegExp(`(?<=(?<![\\d.,:])[1-3]?\\d\\.?)\\s(?=(?:${months})(?!\\p{L}))`, 'gu'),
  number:
    /(?<=(?<!\p{L})(?:Euro|EV|GTR|ISO|IEC|IATF|SAE|[Pp]age|[Ss]idan?|[Ss]ide|[Pp]agina))\s(?=\d)|(?<=(?<!\p{L})UN)\s(?=GTR)/gu,
  groups: /(?<![\d.,]|\d )\d{1,3}(?: \d{3})+(?!\d)/g,
};

/** Takes the opening mark at the beginning of a word, and the closing one elsewhere. */
const byPlace = (open: string, close: string) => (_mark: string, at: number, whole: string) =>
  /^(?:|[\s([/–—])$/.test(whole.charAt(at - 1)) && /\S/.test(whole.charAt(at + 1)) ? open : close;

/** A character beside a text, as one that takes no part in a pattern: what matters is whether a word goes on. */
const neutral = (character: string) => character.replace(/[\p{L}\p{N}]/u, 'x').replace(/[^x\s([/–—]/, ',');

/**
 * A text with the marks and spaces of its language: quotation marks, apostrophes, dashes and minus signs, and no-break
 * spaces within figures, days and numbers of laws and before units. What is right already stays as it is.
 * @param text plain text, or a label with names in braces
 * @param htmlLang BCP 47 tag
 * @param around the character on each side of the text, if it is a part of a paragraph
 */
export function typeset(text: string, htmlLang: string, around = { before: '', after: '' }): string {
  const [open, close, openInner, closeInner] = conventionsOf(htmlLang).quotes as [string, string, string, string];
  const { group, beforePercent } = numberForm(htmlLang);
  const [before, after] = [neutral(around.before), neutral(around.after)];
  const set = `${before}${text}${after}`
    .replace(patterns.spaces, ' ')
    .replace(patterns.apostrophe, '\0')
    .replace(patterns.innerQuote, byPlace(openInner, closeInner))
    .replace(patterns.quote, byPlace(open, close))
    .replaceAll('\0', '’')
    .replace(patterns.range, '–')
    .replace(patterns.dash, ' – ')
    .replace(patterns.minus, '−')
    .replace(patterns.plusMinus, `±${noBreak}`)
    .replace(patterns.percent, `${beforePercent && noBreak}%`)
    .replace(patterns.ungrouped, (digits) => new Intl.NumberFormat(htmlLang).format(Number(digits)))
    .replace(patterns.unit, noBreak)
    .replace(patterns.day, noBreak)
    .replace(patterns.number, noBreak)
    .replace(patterns.groups, (figure) => (group === ' ' ? figure.replaceAll(' ', noBreak) : figure));
  return set.slice(before.length, set.length - after.length);
}
