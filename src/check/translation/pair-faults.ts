import { numberForm, plainSpaces } from '../../domain/number-form.ts';
import type { Fault } from '../fault.ts';
import { languageName } from '../language-name.ts';
import type { Block, StoredBlock } from './block.ts';
import type { Figure } from './figures.ts';
import { landmarksOf, type Landmarks } from './landmarks.ts';
import { wordingFaults } from './wording-faults.ts';
import { isSameFixed } from './work-list.ts';

/** A fault without its place. */
export type BlockFault = Pick<Fault, 'rule' | 'message' | 'remedy' | 'severity'>;

/** What is in `a` and not in `b`, counting how often. */
function without<T>(a: T[], b: T[]): T[] {
  const rest = [...b];
  return a.filter((member) => {
    const index = rest.indexOf(member);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

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

/** A figure that stands in a translation as it is written in English. */
function formFaults(lost: Figure[], words: string, htmlLang: string): BlockFault[] {
  const { decimal, group } = numberForm(htmlLang);
  return lost.flatMap(({ text }): BlockFault[] => {
    const [english = ''] = /\d[\d.,]*/.exec(text) ?? [];
    const own = english.replace(/[.,]/g, (mark) => (mark === '.' ? decimal : group));
    const said = plainSpaces(words);
    const foreign = foreignForm(english, own, said);
    if (foreign)
      return [
        {
          rule: 'translation-figure',
          message: `${foreign} is written ${own} in ${languageName(htmlLang)}.`,
          remedy: `Write ${own}.`,
          severity: 'error',
        },
      ];
    if (own === english || !said.includes(english)) return [];
    const message = `${english} is written ${own} in ${languageName(htmlLang)}.`;
    return [{ rule: 'translation-figure', message, remedy: `Write ${own}.`, severity: 'error' }];
  });
}

function figureFaults(
  { figures: english }: Landmarks,
  { figures: translated, words }: Landmarks,
  htmlLang: string,
): BlockFault[] {
  const lost = without(
    english.map(({ value }) => value),
    translated.map(({ value }) => value),
  );
  const added = without(
    translated.map(({ value }) => value),
    english.map(({ value }) => value),
  );
  const written = (figures: Figure[], values: number[]) =>
    list(figures.filter(({ value }) => values.includes(value)).map(({ text }) => text));
  const inEnglishForm = formFaults(
    english.filter(({ value }) => lost.includes(value)),
    words,
    htmlLang,
  );
  if (inEnglishForm.length > 0) return inEnglishForm;
  if (lost.length + added.length > 0) {
    const found = [
      ...(lost.length > 0 ? [`${written(english, lost)} in English ${lost.length > 1 ? 'are' : 'is'} missing`] : []),
      ...(added.length > 0 ? [`${written(translated, added)} is not in English`] : []),
    ].join('; ');
    return [
      {
        rule: 'translation-figure',
        message: `The figures differ: ${found}.`,
        remedy: 'Write the same figures, in the form of the language.',
        severity: 'error',
      },
    ];
  }
  const units = (figures: Figure[]) => figures.filter(({ unit }) => unit).map(({ value, unit }) => `${value} ${unit}`);
  const lostUnits = without(units(english), units(translated));
  if (lostUnits.length === 0) return [];
  return [
    {
      rule: 'translation-unit',
      message: `The units differ: English has ${list(lostUnits)}.`,
      remedy: 'Use the same symbol.',
      severity: 'warning',
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
  if (english.label !== 'heading' || translation.label !== 'heading') return [];
  const [own = '', theirs = ''] = [english, translation].map(({ text }) => /^#*/.exec(text)![0]);
  return own === theirs || !own
    ? []
    : fault(`This heading begins with ${theirs || 'no #'}, in English with ${own}.`, `Write ${own}.`);
}

/**
 * What a translated block lacks or adds compared with the English that it is made from: what the site needs, not words.
 * @param htmlLang of the translation
 */
export function pairFaults(english: StoredBlock, translation: Block, htmlLang: string): BlockFault[] {
  if (translation.isFixed) {
    if (isSameFixed(english, translation)) return [];
    const isMarkup = /^(?:<|mark$)/.test(english.label) && !english.isKeyed;
    return [
      {
        rule: 'translation-fixed',
        message: isMarkup
          ? `This is ${translation.text}, and in English ${english.text}.`
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
    const message = [
      ...(lost.length > 0 ? [`The ${name} ${written(lost)} of the English text is missing.`] : []),
      ...(added.length > 0 ? [`The ${name} ${written(added)} is not in the English text.`] : []),
    ].join(' ');
    const [spaced] = (key === 'placeholders' && /\{(?:\s+\w+\s*|\w+\s+)\}/.exec(translation.text)) || [];
    const remedy = spaced ? `Remove the spaces in "${spaced}".` : `${keep}.`;
    return [{ rule, message, remedy, severity: 'error' }];
  });
  return [
    ...faults,
    ...shapeFaults(english, translation),
    ...figureFaults(a, b, htmlLang),
    ...wordingFaults(english, translation, [a, b], htmlLang),
  ];
}
