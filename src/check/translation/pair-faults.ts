import { diffArrays } from 'diff';

import { numberForm, plainSpaces } from '../../domain/number-form.ts';
import type { Fault } from '../fault.ts';
import { languageName } from '../language-name.ts';
import type { Block, StoredBlock } from './block.ts';
import { isFullHour, otherWords, percentagesInWords } from './figures-in-words.ts';
import { figuresOf, type Figure } from './figures.ts';
import { landmarksOf, type Landmarks } from './landmarks.ts';
import { wordNumbers } from './number-words.ts';
import { sameAmounts, sameTimes } from './same-amounts.ts';
import { sentencePairs, undecided } from './sentence-pairs.ts';
import { without } from './without.ts';
import { wordingFaults } from './wording-faults.ts';
import { isSameFixed } from './work-list.ts';

/** A fault without its place. */
export type BlockFault = Pick<Fault, 'rule' | 'message' | 'remedy' | 'severity'>;

/** The members that fit, and the others. */
export const partition = <T>(members: T[], fits: (member: T) => boolean): [T[], T[]] => [
  members.filter(fits),
  members.filter((member) => !fits(member)),
];

const list = (members: (string | number)[]) => [...new Set(members)].join(', ');

/** What both texts have to share, with what each is called in messages. */
const shared = [
  { key: 'links', rule: 'translation-link', name: 'link to', keep: 'Links lead to the same address in every language' },
  {
    key: 'components',
    rule: 'translation-component',
    name: 'component',
    keep: 'Components and their properties are the same in every language',
  },
  { key: 'anchors', rule: 'translation-anchor', name: 'anchor', keep: 'Anchors are the same in every language' },
  {
    key: 'placeholders',
    rule: 'translation-placeholder',
    name: 'placeholder',
    keep: 'Names in braces are filled in by the site and stay as they are',
  },
  { key: 'codes', rule: 'translation-code', name: 'code', keep: 'Code is the same in every language' },
] as const satisfies { key: keyof Landmarks; rule: string; name: string; keep: string }[];

/** A figure with the separators of a third language, or with a space beside one, as it is written in a translation. */
function foreignForm(english: string, own: string, words: string): string | undefined {
  const parts = english.split(/[.,]/);
  if (parts.length < 2) return undefined;
  const written = new RegExp(`(?<![\\d.,])${parts.join(" ?[.,'’ ] ?")}(?!\\d)`, 'u').exec(words)?.[0];
  return written === own || written === english ? undefined : written;
}

/** A figure as it stands in a translation, by itself: "1.8" is no part of "21.8". */
const asWritten = (figure: string) => new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`, 'gu');

/** Figures that stand in a translation as another language writes them, each with the form that it should have. */
function misformed(lost: Figure[], said: string, htmlLang: string): Map<string, string> {
  const { decimal, group } = numberForm(htmlLang);
  return new Map(
    lost.flatMap(({ text }): [string, string][] => {
      const [english = ''] = /\d[\d.,]*/.exec(text) ?? [];
      const own = english.replace(/[.,]/g, (mark) => (mark === '.' ? decimal : group));
      const foreign = foreignForm(english, own, said);
      if (foreign) return [[foreign, own]];
      return own !== english && asWritten(english).test(said) ? [[english, own]] : [];
    }),
  );
}

/** Whether a sentence says a unit once for several figures, which English says with each: "200 000 km … 100 000". */
function isSaidOnce({ value, unit }: Figure, words: [string, string], htmlLang: string): boolean {
  return sentencePairs(...words, htmlLang).some(([theirs, ours]) => {
    const [meant, own] = [figuresOf(theirs, 'en'), figuresOf(ours, htmlLang)];
    const isBare = own.some((figure) => figure.value === value && !figure.unit);
    const hasUnit = (figure: Figure) => figure.unit === unit && figure.value !== value;
    return isBare && own.some(hasUnit) && meant.some(hasUnit);
  });
}

function unitFaults(english: Figure[], translated: Figure[], words: [string, string], htmlLang: string): BlockFault[] {
  const same = sameAmounts(words, htmlLang);
  const withUnit = (figures: Figure[]) => figures.filter(({ unit, value }) => unit && !same.includes(value));
  const idOf = ({ value, unit }: Figure) => `${value} ${unit}`;
  // One that is said in a word has its unit in words too.
  const isWritten = ({ value }: Figure) => translated.some((figure) => figure.value === value);
  const meant = withUnit(english).filter((figure) => isWritten(figure) && !isSaidOnce(figure, words, htmlLang));
  const lost = without(meant.map(idOf), withUnit(translated).map(idOf));
  if (lost.length === 0) return [];
  const added = without(translated.map(idOf), english.map(idOf));
  const listed = (figures: Figure[], ids: string[]) =>
    list(figures.filter((figure) => ids.includes(idOf(figure))).map(({ text }) => text));
  return [
    {
      rule: 'translation-unit',
      message: `The units differ: English has ${listed(english, lost)}, and this has ${listed(translated, added)}.`,
      remedy: 'Use the same symbol.',
      severity: 'warning',
    },
  ];
}

const differingFigures = 'translation-figure';

/** What is said of figures, too, when they differ. */
const ofSameFigures = ['translation-unit', 'translation-number', 'translation-points'];

const valuesOf = (figures: Figure[]) => figures.map(({ value }) => value);

function figureFaults(
  { figures: english, words: englishWords }: Landmarks,
  { figures, words }: Landmarks,
  htmlLang: string,
  isClaimLost: boolean,
): BlockFault[] {
  const missing = without(valuesOf(english), valuesOf(figures));
  const forms = misformed(
    english.filter(({ value }) => missing.includes(value)),
    plainSpaces(words),
    htmlLang,
  );
  // Read as they should be, they do not hide what else differs.
  const mended = [...forms].reduce((text, [found, own]) => text.replace(asWritten(found), own), plainSpaces(words));
  const translated = forms.size > 0 ? figuresOf(mended, htmlLang) : figures;
  const fault = (rule: string, message: string, remedy: string): BlockFault => ({
    rule,
    message,
    remedy,
    severity: 'error',
  });
  const ofForms = [...forms].map(([found, own]) =>
    fault('translation-figure-form', `${found} is written ${own} in ${languageName(htmlLang)}.`, `Write ${own}.`),
  );
  // "Two years" for "2 years" says the same, and "24 months" does.
  const inWords = [
    [...(/\bone\b/i.test(englishWords) ? [1] : []), ...(wordNumbers(englishWords, 'en') ?? [])],
    wordNumbers(words, htmlLang) ?? [],
  ] as const;
  const times = sameTimes([englishWords, words], htmlLang);
  const lost = without(valuesOf(english), [...valuesOf(translated), ...inWords[1], ...times]).filter(
    (figure) => !isFullHour(figure, englishWords),
  );
  // "0.002 volts" for "two thousandths of a volt".
  const fractions = /\bthousandths?\b/.test(englishWords) ? inWords[0].map((number) => number / 1000) : [];
  const shares = percentagesInWords(englishWords);
  const isShare = ({ value, unit }: Figure) => unit === '%' && shares.includes(value);
  const added = without(valuesOf(translated.filter((figure) => !isShare(figure))), [
    ...valuesOf(english),
    ...inWords[0],
    ...times,
    ...fractions,
  ]).filter((figure) => !isFullHour(figure, words));
  const isSaidOtherwise = otherWords(english, [englishWords, words], htmlLang);
  const written = (of: Figure[], values: number[]) =>
    list(of.filter(({ value }) => values.includes(value)).map(({ cut, text }) => cut + text));
  if (lost.length + added.length === 0)
    return [...ofForms, ...unitFaults(english, translated, [englishWords, words], htmlLang)];
  // Typed in place of a component, which is named.
  if (isClaimLost && lost.length === 0) return ofForms;
  const found = [
    ...(lost.length > 0 ? [`${written(english, lost)} in English ${lost.length > 1 ? 'are' : 'is'} missing`] : []),
    ...(added.length > 0 ? [`${written(translated, added)} is not in English`] : []),
  ].join('; ');
  return [
    ...ofForms,
    {
      ...fault(
        differingFigures,
        `The figures differ: ${found}.`,
        'Write the same figures, in the form of the language.',
      ),
      severity: added.length === 0 && lost.every(isSaidOtherwise) ? 'warning' : 'error',
    },
  ];
}

/** A list of another kind, or a heading of another level. */
function shapeFaults(english: StoredBlock & Pick<Block, 'isNumbered'>, translation: Block): BlockFault[] {
  const fault = (message: string, remedy: string): BlockFault[] => [
    { rule: 'translation-shape', message, remedy, severity: 'error' },
  ];
  const { isNumbered } = english;
  if (isNumbered !== undefined && translation.isNumbered !== undefined && isNumbered !== translation.isNumbered)
    return isNumbered
      ? fault('In English this item has a number, and a bullet here.', 'Begin it with "1.".')
      : fault('In English this item has a bullet, and a number here.', 'Begin it with "-".');
  if (english.label === 'row' && translation.label === 'row') {
    const [theirs, own] = [english, translation].map(({ text }) => text.match(/(?<!\\)\|/g)!.length - 1) as [
      number,
      number,
    ];
    return own === theirs
      ? []
      : fault(
          `This row has ${own} cells, in English ${theirs}.`,
          'Write all of them, with | between two and at both ends.',
        );
  }
  if (english.label !== 'heading' || translation.label !== 'heading') return [];
  const [own = '', theirs = ''] = [english, translation].map(({ text }) => /^#*/.exec(text)![0]);
  return own === theirs || !own
    ? []
    : fault(`This heading begins with ${theirs || 'no #'}, in English with ${own}.`, `Write ${own}.`);
}

/** A tag that is longer is named by the part that differs. */
const longTag = 100;
/** `value: 141`, `'2025'` or `id="chart"`: no part of a tag is shorter. */
const partsOfTag = (tag: string): string[] =>
  tag.match(/[\w-]+=(?:"[^"]*"|\{)|[\w-]+: *(?:'[^']*'|"[^"]*"|[\w.-]+)|'[^']*'|"[^"]*"|[\w.-]+|\S/g) ?? [];

/** More differences of a component are only counted. */
const mostDifferences = 3;
/** Of one that is longer, the beginning is named. */
const longDifference = 60;

const shortened = (text: string) =>
  text.length > longDifference ? `${text.slice(0, longDifference).trimEnd()} …` : text;

/** The runs of parts in which two tags differ: those of the first, and those of the second in their place. */
function differences(theirs: string[], ours: string[]): [wanted: string, own: string][] {
  const found: [string, string][] = [];
  let isOpen = false;
  for (const { value, added, removed } of diffArrays(theirs, ours)) {
    if (!added && !removed) {
      isOpen = false;
      continue;
    }
    if (!isOpen) found.push(['', '']);
    isOpen = true;
    found.at(-1)![added ? 1 : 0] = value.join(' ');
  }
  return found;
}

/** What differs in a component that is the same in every language: of a chart, the value and not all of its data. */
function fixedMessage(english: StoredBlock, translation: Block): string {
  const isLong = Math.max(english.text.length, translation.text.length) >= longTag;
  if (english.label !== translation.label || !isLong) {
    const [own, wanted] = [translation, english].map(({ text }) => (isLong ? shortened(text) : text));
    return `This is ${own}, and in English ${wanted}.`;
  }
  const [ours, theirs] = [translation, english].map(({ text }) => partsOfTag(text)) as [string[], string[]];
  const found = differences(theirs, ours);
  const named = found
    .slice(0, mostDifferences)
    .map(([wanted, own]) => `${shortened(own) || 'nothing'} where English has ${shortened(wanted) || 'nothing'}`);
  const more = found.length - named.length;
  const rest = more > 0 ? ` There ${more === 1 ? 'is 1 more difference' : `are ${more} more differences`}.` : '';
  return `${english.label} has ${named.join('; ')}.${rest}`;
}

/**
 * What a translated block lacks or adds compared with the English that it is made from: what the site needs, not words.
 * @param htmlLang of the translation
 * @param decided ids of sentences that were accepted although they are doubtful
 */
export function pairFaults(
  english: StoredBlock,
  translation: Block,
  htmlLang: string,
  decided: string[] = [],
): BlockFault[] {
  if (translation.isFixed) {
    if (isSameFixed(english, translation)) return [];
    const isMarkup = /^(?:<|mark$)/.test(english.label) && !english.isKeyed;
    return [
      {
        rule: 'translation-fixed',
        message: isMarkup
          ? fixedMessage(english, translation)
          : `"${english.label}" is the same in every language: "${english.text}", not "${translation.text}".`,
        remedy: `Write ${isMarkup ? 'the component' : 'it'} as in English.`,
        severity: 'error',
      },
    ];
  }
  const a = landmarksOf(english, 'en');
  const b = landmarksOf(translation, htmlLang);
  const faults = shared.flatMap(({ key, rule, name, keep }): BlockFault[] => {
    // As people write them.
    const written = (members: string[]) => list(key === 'anchors' ? members.map((each) => `{${each}}`) : members);
    const lost = without<string>(a[key], b[key]);
    const added = without<string>(b[key], a[key]);
    if (lost.length + added.length === 0) return [];
    const [repeated, foreign] = partition(added, (member) => a[key].includes(member as never));
    const message = [
      ...(lost.length > 0 ? [`The ${name} ${written(lost)} of the English text is missing.`] : []),
      ...(foreign.length > 0 ? [`The ${name} ${written(foreign)} is not in the English text.`] : []),
      ...(repeated.length > 0 ? [`The ${name} ${written(repeated)} stands here more often than in English.`] : []),
    ].join(' ');
    const [spaced] = (key === 'placeholders' && /\{(?:\s+\w+\s*|\w+\s+)\}/.exec(translation.text)) || [];
    const apart =
      key === 'links' && lost.some((link) => /\]\s+\(/.test(translation.text) && translation.text.includes(`(${link}`));
    const remedy = apart
      ? 'A space stands between ] and (: remove it.'
      : spaced
        ? `Remove the spaces in "${spaced}".`
        : `${keep}.`;
    return [{ rule, message, remedy, severity: 'error' }];
  });
  const open = undecided([a, b], htmlLang, decided);
  const isClaimLost = without(a.components, b.components).some((tag) => tag.startsWith('<Claim '));
  const all = figureFaults(a, b, htmlLang, isClaimLost);
  // Figures that differ are an error wherever they stand, and nobody can decide otherwise.
  const ofFigures =
    decided.length === 0
      ? all
      : [
          ...all.filter(({ severity }) => severity === 'error'),
          ...figureFaults(...open, htmlLang, isClaimLost).filter(({ severity }) => severity === 'warning'),
        ];
  const ofWording = wordingFaults(english, translation, open, htmlLang);
  return [
    ...faults,
    ...shapeFaults(english, translation),
    ...ofFigures,
    // A unit that differs may be found by its symbol and by its name.
    ...ofWording.filter(
      ({ rule }) =>
        !(isClaimLost && ofSameFigures.includes(rule)) &&
        !ofFigures.some(
          (fault) => fault.rule === rule || (fault.rule === differingFigures && ofSameFigures.includes(rule)),
        ),
    ),
  ];
}
