import { languageWords } from '../../domain/language-words.ts';
import { monthNames } from '../../domain/month-names.ts';
import { acceptByName } from './accept-command.ts';
import type { StoredBlock } from './block.ts';
import { figuresOf } from './figures.ts';
import type { Landmarks } from './landmarks.ts';
import { listFaults } from './list-faults.ts';
import { markFaults } from './mark-faults.ts';
import { nameFaults } from './name-faults.ts';
import { isMeasured, namedUnits, type NamedUnits, type UnitName } from './named-units.ts';
import { wordNumbers } from './number-words.ts';
import { isReordered, orderFaults } from './order-faults.ts';
import type { BlockFault } from './pair-faults.ts';
import { sameTimes, timesOf } from './same-amounts.ts';
import { sentencePairs, sentencesIn } from './sentence-pairs.ts';
import { allSaid } from './whole-words.ts';
import { without } from './without.ts';

const doubt = (rule: string, message: string, remedy: string): BlockFault[] => [
  { rule, message, remedy, severity: 'warning' },
];

const englishMonths = monthNames('en').join('|');
/** Months that are words too, "May" and "March", have a day or a year beside them. */
const anyMonth = new RegExp(
  `\\d (${englishMonths})(?!\\p{L})|(?<!\\p{L})(${englishMonths}) \\d|(?<!\\p{L})(?!May|March)(${englishMonths})(?!\\p{L})`,
  'gu',
);

function monthsIn(english: string): number[] {
  return [...english.matchAll(anyMonth)].map(([, before, behind, alone]) =>
    monthNames('en').indexOf((before ?? behind ?? alone)!),
  );
}

function monthFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const lost = monthsIn(english)
    .map((month) => monthNames(htmlLang)[month]!)
    .filter((name) => !translated.toLowerCase().includes(name.toLowerCase()));
  return lost.length > 0
    ? doubt('translation-month', `"${lost[0]}" is missing.`, 'Write the month of the English.')
    : [];
}

/** What says no number: "some". */
const someOf = (htmlLang: string): string => languageWords[htmlLang]?.contrasts?.some ?? '(?!)';

/** A number in a word that is another one in a sentence, or stands in another order. */
function numberFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const remedy = 'Write the same number.';
  for (const [theirs, ours] of sentencePairs(english, translated, htmlLang)) {
    const [meant, own] = [wordNumbers(theirs, 'en') ?? [], wordNumbers(ours, htmlLang) ?? []];
    const all = (numbers: number[], text: string, language: string) => [
      ...numbers,
      ...figuresOf(text, language).map(({ value }) => value),
    ];
    const [lost] = without(meant, all(own, ours, htmlLang));
    const [added] = without(own, all(meant, theirs, 'en'));
    if (lost !== undefined && added !== undefined)
      return doubt('translation-number', `This says ${added} in a word, and English ${lost}.`, remedy);
    // "Noen celler" for "two cells".
    const [vague, known] = [allSaid(ours, someOf(htmlLang)), allSaid(theirs, someOf('en'))];
    if (lost !== undefined && vague.length > known.length)
      return doubt('translation-number', `English says ${lost} in a word, and this "${vague.at(-1)}".`, remedy);
    if (isReordered(meant, own))
      return doubt(
        'translation-number',
        `English says first ${meant.join(', then ')} in words, and this ${own.join(', then ')}.`,
        remedy,
      );
  }
  return [];
}

/** Units that stand for an amount: those with a number, and those of measuring. */
const unitsOf = ({ named, counted }: NamedUnits): UnitName[] => [
  ...counted.keys(),
  ...[...named].filter((unit) => isMeasured(unit)),
];

/**
 * An amount that has another unit: "two months" for "two years", "3 %" for "3 percentage points". One that is only said
 * otherwise has none of its own.
 */
function namedUnitFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const a = namedUnits(english, 'en');
  const b = namedUnits(translated, htmlLang);
  if (!a || !b) return [];
  const has = (units: NamedUnits, unit: UnitName, number: string) => Boolean(units.counted.get(unit)?.has(number));
  const counts = [...a.counted].flatMap(([unit, numbers]) => [...numbers].map((number) => ({ unit, number })));
  const swapped = counts
    .filter(({ unit, number }) => !has(b, unit, number))
    .map(({ unit, number }) => ({
      unit,
      other: [...b.counted.keys()].find((each) => has(b, each, number) && !has(a, each, number)),
    }))
    .find(({ other }) => other);
  // "24 months" for "two years".
  const times = sameTimes([english, translated], htmlLang);
  const isSameTime = ({ counted }: NamedUnits, unit: UnitName) =>
    [...(counted.get(unit) ?? [])].some((number) => times.includes(Number(number)));
  const lost = swapped?.unit ?? unitsOf(a).find((unit) => !b.named.has(unit) && !isSameTime(a, unit));
  const added = swapped?.other ?? unitsOf(b).find((unit) => !a.named.has(unit) && !isSameTime(b, unit));
  return lost && added
    ? doubt('translation-unit', `This has the unit "${added}" where English has "${lost}".`, 'Write the same unit.')
    : [];
}

/** "1 month", "24 months". */
const spelled = (span: string): string => (span.startsWith('1 ') ? span : `${span}s`);

/** A sentence with another span of time: "one year" for "two years", "two weeks" for "three months". */
function spanFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  for (const [theirs, ours] of sentencePairs(english, translated, htmlLang)) {
    const [meant, own] = [timesOf(theirs, 'en'), timesOf(ours, htmlLang)];
    const [lost] = [...meant.keys()].filter((span) => !own.has(span));
    const isDistance = (span: string) => span.endsWith('kilometre');
    const [added] = [...own.keys()].filter((span) => !meant.has(span) && lost && isDistance(span) === isDistance(lost));
    if (lost && added)
      return doubt(
        'translation-unit',
        `This says ${spelled(added)} where English says ${spelled(lost)}.`,
        'Write the same time.',
      );
  }
  return [];
}

/** "1.5 percentage points" and "6 points", in each language and in the short form of dials. */
const englishPoints = /percentage points?|\d points?(?!\p{L})/u;
const points = /procentenhe|procentpoint|prosentpoeng|procentpunt|%-(?:enhe|p)|(?<!\p{L})(?:poeng|point|punt|enhet)/iu;

/** A difference of percentages that has become a percentage. */
function pointFaults(english: string, translated: string): BlockFault[] {
  return englishPoints.test(english) && !points.test(translated)
    ? doubt(
        'translation-points',
        'English says percentage points, and this does not.',
        'A difference of percentages is no percentage: write the word of docs/voice.md.',
      )
    : [];
}

/** Names that are the same in every language. */
export const products = ['BatScan', 'BatStream', 'BatData'];

const productsIn = (text: string) => [...new Set(text.match(new RegExp(products.join('|'), 'g')))];

/** Products in another order than in a sentence of English, or another one in it. */
function swappedProducts(english: string, translated: string, htmlLang: string): BlockFault[] {
  for (const pair of sentencePairs(english, translated, htmlLang)) {
    const [theirs, ours] = pair.map(productsIn) as [string[], string[]];
    const lost = theirs.find((name) => !ours.includes(name));
    const added = ours.find((name) => !theirs.includes(name));
    if (lost && added)
      return doubt(
        'translation-product',
        `A sentence is about ${lost} in English, and about ${added} here.`,
        `Write ${lost}.`,
      );
    if (!lost && !added && theirs.join() !== ours.join())
      return doubt(
        'translation-product',
        `English names first ${theirs.join(', then ')}, and this ${ours.join(', then ')}.`,
        `See whether the names are swapped; or ${acceptByName}.`,
      );
  }
  return [];
}

/** Names of products are the same in every language. */
function productFaults(english: string, translated: string, label: string, htmlLang: string): BlockFault[] {
  const respelt = products
    .map((name) => new RegExp(`(?<!\\p{L})${name}`, 'iu').exec(translated)?.[0])
    .find((written) => written && !products.includes(written) && !english.includes(written));
  if (respelt) return doubt('translation-product', `"${respelt}" is the name of a product.`, 'Write it as in English.');
  // Search engines show few characters.
  if (label.startsWith('seo.')) return [];
  const lost = products.find((name) => english.includes(name) && !translated.includes(name));
  if (!lost) return swappedProducts(english, translated, htmlLang);
  const other = products.find((name) => translated.includes(name) && !english.includes(name));
  return other
    ? doubt('translation-product', `English is about ${lost}, and this about ${other}.`, `Write ${lost}.`)
    : doubt('translation-product', `The product ${lost} of the English text is missing.`, 'Name it here too.');
}

/** A translation is seldom shorter than three quarters of the English, and hardly shorter where it has fewer sentences, unless both are few words. */
const shortShare = { asManySentences: 0.7, fewerSentences: 0.95, ofFewWords: 0.75 };
/** Hardly any is this much longer, and those that are have as many sentences. */
const longShare = 1.3;
/** Of fewer characters little can be said. */
const leastLength = 120;

/** A translation that is so short that something is missing, or so long that something was added. */
function lengthFaults(
  english: string,
  translated: string,
  [theirs, ours]: [string, string],
  htmlLang: string,
): BlockFault[] {
  const share = translated.length / english.length;
  const [wanted, own] = [sentencesIn(theirs, 'en').length, sentencesIn(ours, htmlLang).length];
  if (own > wanted && share > longShare)
    return doubt(
      'translation-long',
      `This has ${own} sentences, and English ${wanted} and is much shorter.`,
      'See whether a sentence says what English does not.',
    );
  if (share >= (english.length > leastLength || own === wanted ? shortShare.fewerSentences : shortShare.ofFewWords))
    return [];
  const remedy = 'See whether a sentence is missing.';
  if (own < wanted)
    return doubt('translation-short', `English has ${wanted} sentences, and this has ${own} and is shorter.`, remedy);
  return english.length > leastLength && share < shortShare.asManySentences
    ? doubt('translation-short', 'This is much shorter than the English.', remedy)
    : [];
}

/** What is doubtful in the words of a translation compared with English. */
export function wordingFaults(
  english: StoredBlock,
  translation: Pick<StoredBlock, 'text'>,
  [a, b]: [Landmarks, Landmarks],
  htmlLang: string,
): BlockFault[] {
  const ofNumbers = numberFaults(a.words, b.words, htmlLang);
  const ofNames = namedUnitFaults(a.words, b.words, htmlLang);
  // A number that is another one has been named.
  const ofUnits = ofNames.length + ofNumbers.length > 0 ? ofNames : spanFaults(a.words, b.words, htmlLang);
  const ofMembers = nameFaults(a.words, b.words, htmlLang);
  const ofLength = lengthFaults(english.text, translation.text, [a.words, b.words], htmlLang);
  return [
    ...monthFaults(a.words, b.words, htmlLang),
    ...ofNumbers,
    ...(ofUnits.length > 0 ? ofUnits : pointFaults(a.words, b.words)),
    ...orderFaults(a, b, htmlLang),
    ...productFaults(a.words, b.words, english.label, htmlLang),
    ...ofMembers,
    ...(a.bold === b.bold
      ? []
      : doubt(
          'translation-bold',
          `Parts in bold: ${b.bold} here, ${a.bold} in English.`,
          'Set ** around the same words.',
        )),
    ...markFaults(english, translation.text),
    ...ofLength,
    // What is lost with a sentence, or has been named, is no other loss.
    ...(ofMembers.length + ofLength.length > 0 ? [] : listFaults(a.words, b.words, htmlLang)),
  ];
}
