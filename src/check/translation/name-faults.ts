import { languageWords } from '../../domain/language-words.ts';
import { acceptByName } from './accept-command.ts';
import { countriesIn } from './countries.ts';
import type { BlockFault } from './pair-faults.ts';

/** "ISO 12405", "Volkswagen ID.4" or "Tesla". */
const name = String.raw`\p{Lu}[\p{L}\p{N}.&’/-]*(?: (?:\p{Lu}|\d)[\p{L}\p{N}.&’/-]*)*`;
const listOfNames = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?:, ${name})+,? (?:and|or|&) ${name}`, 'gu');
const separators = /, (?:(?:and|or|&) )?| (?:and|or|&) /u;

/** Names that a language writes otherwise, such as those of countries, are seldom the only ones. */
const mostLost = 0.34;

const withoutEnd = (text: string) => text.replace(/[.’]+$/, '');

/** Whether a text has one of a name's words with a capital, in any form that begins with it: a sentence may begin beside it. */
const has = (text: string, wanted: string) =>
  wanted
    .split(' ')
    .some((word) => /^\p{Lu}/u.test(word) && text.toLowerCase().includes(withoutEnd(word).toLowerCase()));

const doubt = (message: string, remedy: string): BlockFault[] => [
  { rule: 'translation-name', message, remedy, severity: 'warning' },
];

/** A country that has become another one. */
function countryFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const [theirs, ours] = [countriesIn(english, 'en'), countriesIn(translated, htmlLang)];
  const [lost] = [...theirs].filter(([code]) => !ours.has(code));
  const [added] = [...ours].filter(([code]) => !theirs.has(code));
  return lost && added ? doubt(`English names ${lost[1]}, and this ${added[1]}.`, 'Name the same country.') : [];
}

const abbreviation = /(?<![\p{L}\p{N}.-])\p{Lu}{2}[\p{Lu}\p{N}]*(?![\p{L}\p{N}-])/gu;

/** "NMC" or "TWAICE" that has become another one. */
function abbreviationFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const own = languageWords[htmlLang]?.abbreviations ?? {};
  const [theirs, ours] = [english.match(abbreviation) ?? [], translated.match(abbreviation) ?? []];
  const lost = theirs.find((each) => !translated.includes(each) && !translated.includes(own[each] ?? each));
  const added = ours.find((each) => !english.includes(each) && !theirs.some((name) => own[name] === each));
  return lost && added
    ? doubt(`English says "${lost}", and this says "${added}".`, `Use the same name; or ${acceptByName}.`)
    : [];
}

/** A name that is gone from a list whose other names are as in English, or that has become another one. */
export function nameFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const swapped = [
    ...countryFaults(english, translated, htmlLang),
    ...abbreviationFaults(english, translated, htmlLang),
  ];
  if (swapped.length > 0) return swapped;
  for (const [list] of english.matchAll(listOfNames)) {
    const names = list.split(separators);
    const lost = names.filter((each) => !has(translated, each));
    if (lost.length > 0 && lost.length <= mostLost * names.length)
      return doubt(
        `"${withoutEnd(lost[0]!)}" of the list in English is missing.`,
        `Name it here too; or ${acceptByName}.`,
      );
  }
  return [];
}
