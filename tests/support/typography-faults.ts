import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';

import { numberForm, plainSpaces, units } from '../../src/domain/number-form.ts';
import { parseVehicles } from '../../src/domain/vehicle-csv.ts';

export interface TypographyFault {
  kind: string;
  /** What is wrong, with some words around it. */
  text: string;
}

const read = (file: string) => readFileSync(file, 'utf8');

/** Numbers that are names, such as Peugeot's 3008 and ISO 9001. */
const namedNumbers = [
  ...new Set(
    [
      ...parseVehicles(read('data/vehicles.csv'), 'data/vehicles.csv').map(({ series, model }) => `${series} ${model}`),
      read('data/certifications.json'),
    ].flatMap((names) => names.match(/\b\d{4,}\b/g) ?? []),
  ),
];

/** Elements that a line of text goes on through. */
const inLine = 'a, abbr, b, em, i, mark, small, strong, sub, sup, time';
const hidden = 'script, style, template, noscript, pre';
const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'];

/** What a page says, one text for each run of words that nothing parts. */
export function textsOf(html: string): string[] {
  const $: CheerioAPI = load(html);
  $(hidden).remove();
  $('code').replaceWith(named);
  // English where a page is not translated, and the names of the other languages.
  $(`body [lang]:not([lang="${$('html').attr('lang')}"])`).remove();
  const inAttributes = $(
    '[alt], [title], [aria-label], [placeholder], meta[name=description], meta[property="og:title"]',
  )
    .toArray()
    .flatMap((element) => attributes.map((name) => $(element).attr(name)))
    .filter((text) => text !== undefined);
  const edge = '\n\n';
  $('body *').not(inLine).before(edge).after(edge);
  const body = $('title').text() + edge + $('body').text();
  // A line break in the source is a space on the screen.
  return [...inAttributes, ...body.split(/\n\s*\n/)]
    .map((text) => text.replace(/\s*\n\s*/g, ' '))
    .filter((text) => text.trim());
}

/** In the place of what is no prose. */
const named = '¤';

const unit = `(?:${units})(?![\\p{L}\\p{N}])`;
/** What has its own way with digits and hyphens: telephone numbers, standards, days and numbers of laws and reports. */
const names =
  /\+\d[\d\s]+|\bBS-[A-Z]+(?:-[A-Z\d]{4})+|\b(?:ISO|IEC|SAE|UN|EN|ECE|DIN|UL|IATF|RFC)(?:[/\s]+(?:TS|PAS|IEC|SAE|ECE))?[\s-]?[A-Z]?\d[\d.:-]*|\b\d{4}-\d\d(?:-\d\d)?\b|\d+\/\d+(?:\/\w+)?|\b[\p{L}]+[\d-]*-\d+\b|https?:\S+/gu;

const languageNames: Record<string, string> = {
  sv: 'Svenska|Engelska|Danska|Norska|Nederländska|Krona|Kronor|Euro(?!\\s?\\d)',
  da: 'Dansk|Engelsk|Svensk|Norsk|Nederlandsk|Hollandsk|Krone|Kroner|Euro(?!\\s?\\d)',
  nb: 'Norsk|Engelsk|Svensk|Dansk|Nederlandsk|Krone|Kroner|Euro(?!\\s?\\d)',
  nl: 'Euro(?!\\s?\\d)|Kroon|Kronen',
};

/** Numbers grouped as another language does it, by the sign that groups in this one. */
const foreignGroups: Record<string, RegExp> = {
  ',': /(?<![\d.,])(?!0)\d{1,3}(?:[.]\d{3}(?!\d)|[ \u00a0]\d{3}(?![\d.,]))/,
  '.': /(?<![\d.,])(?!0)\d{1,3}(?:,\d{3}(?!\d)|[ \u00a0]\d{3}(?![\d.,]))/,
  ' ': /(?<![\d.,])(?!0)\d{1,3}(?:[.,]\d{3}(?!\d)| \d{3}(?!\d))/,
};

function rules(htmlLang: string): [kind: string, pattern: RegExp][] {
  const { group, beforePercent } = numberForm(htmlLang);
  return [
    ['straight mark', /["'`]/],
    ['unit that a line break can part from its figure', new RegExp(`\\d ${unit}|(?<![\\p{L}\\d])\\d+${unit}`, 'u')],
    ['space before %', beforePercent ? /\d%|\d %/ : /\d\s%/],
    ['hyphen in a range', /(?<!kl\. )(?<![\p{L}\d-])\d[\d.,]*[\s%]*-\s?\d/u],
    ['hyphen for a minus', /(?<![\p{L}\p{N}\-–.)/])-\d/u],
    ['two spaces', /(?<=\S)[ \u00a0]{2,}(?=\S)/],
    ['space before punctuation', /\p{L}[ \u00a0][,.;:!?](?=\s|$)/u],
    // Years and vehicles are no numbers to group.
    [
      'number without groups',
      new RegExp(
        `(?<![\\p{L}\\d.,:#–-])(?!(?:(?:19|20|21)\\d\\d|${namedNumbers.join('|')})(?!\\d))\\d{4,}(?![\\d\\p{L}–-])`,
        'u',
      ),
    ],
    ['number in the groups of another language', foreignGroups[group]!],
    // The uncertainty of a share is in percentage points.
    ['± in per cent of a share', /%\s?±\s?[\d.,]+\s?%(?!-)/],
    ['± without a unit', new RegExp(`±\\s?\\d[\\d.,]*(?!\\d|[.,]\\d|\\s?(?:%|${unit}|p\\p{Ll}+))`, 'u')],
    [
      'capital in the name of a language or currency',
      new RegExp(`(?:^|[\\p{Ll}\\d,]\\s|\\()(?:${languageNames[htmlLang] ?? '(?!)'})(?!\\p{L})`, 'u'),
    ],
  ];
}

/**
 * What a text has against the typography of its language.
 * @param htmlLang BCP 47 tag
 */
export function typographyFaults(text: string, htmlLang: string): TypographyFault[] {
  const bare = text.replace(names, named);
  return rules(htmlLang).flatMap(([kind, pattern]) => {
    const found = pattern.exec(bare);
    if (!found) return [];
    const around = bare.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30);
    return [{ kind, text: plainSpaces(around) }];
  });
}
