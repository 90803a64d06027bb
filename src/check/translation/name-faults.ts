import { languageWords } from '../../domain/language-words.ts';
import { acceptByName } from './accept-command.ts';
import { countriesIn, mentionsIn } from './countries.ts';
import { isReordered } from './order-faults.ts';
import type { BlockFault } from './pair-faults.ts';
import { sentencePairs, type SentencePair } from './sentence-pairs.ts';

/** "ISO 12405", "Volkswagen ID.4" or "Tesla". */
const name = String.raw`\p{Lu}[\p{L}\p{N}.&’/-]*(?: (?:\p{Lu}|\d)[\p{L}\p{N}.&’/-]*)*`;
const listOfNames = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?:, ${name})*,? (?:and|or|&) ${name}`, 'gu');
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

/** In the genitive and in compounds too: "Arvals", "NAF-tester"; or by the long name that English has in brackets. */
const companies = (languageWords.en.companies ?? []).map((entry) => {
  const [company = '', ...long] = entry.split(/ \(|\)/).filter(Boolean);
  return { company, said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${[company, ...long].join('|')})(?!\\p{Lu})`, 'u') };
});

/** In the order in which a text names them first. */
const companiesIn = (text: string): string[] =>
  companies
    .flatMap(({ company, said }) => {
      const at = said.exec(text)?.index;
      return at === undefined ? [] : [{ company, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ company }) => company);

/** Companies that may have changed places in a sentence. */
function reorderedCompanies(pairs: SentencePair[]): BlockFault[] {
  for (const pair of pairs) {
    const [theirs, ours] = pair.map(companiesIn) as [string[], string[]];
    if (isReordered(theirs, ours))
      return doubt(
        `English names first ${theirs.join(', then ')}, and this ${ours.join(', then ')}.`,
        `See whether the names are swapped; or ${acceptByName}.`,
      );
  }
  return [];
}

/** A company that is lost, has become another one, or that English does not name. One with a small letter is named elsewhere. */
function companyFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const difference = (theirs: string, ours: string) => {
    const [wanted, own] = [companiesIn(theirs), companiesIn(ours)];
    return [
      // Its long name may have been translated.
      wanted.find((each) => theirs.includes(each) && !ours.toLowerCase().includes(each.toLowerCase())),
      own.find((each) => !wanted.includes(each)),
    ];
  };
  const pairs = sentencePairs(english, translated, htmlLang);
  const swapped = pairs.map((pair) => difference(...pair)).find(([lost, added]) => lost && added);
  const [lost, added] = swapped ?? difference(english, translated);
  if (lost)
    return doubt(
      added ? `English names ${lost}, and this ${added}.` : `"${lost}" of the English text is missing.`,
      `Write ${lost}; or ${acceptByName}.`,
    );
  return added
    ? doubt(`This names ${added}, and English does not.`, `See whether it is the right name; or ${acceptByName}.`)
    : reorderedCompanies(pairs);
}

const abbreviation = /(?<![\p{L}\p{N}.-])\p{Lu}{2}[\p{Lu}\p{N}]*(?![\p{L}\p{N}-])/gu;

/** "NMC" or "TWAICE" that has become another one in its sentence. */
function abbreviationFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const own = languageWords[htmlLang]?.abbreviations ?? {};
  for (const [theirs, ours] of sentencePairs(english, translated, htmlLang)) {
    const [meant, said] = [theirs.match(abbreviation) ?? [], ours.match(abbreviation) ?? []];
    const lost = meant.find((each) => !ours.includes(each) && !ours.includes(own[each] ?? each));
    const added = said.find((each) => !theirs.includes(each) && !meant.some((name) => own[name] === each));
    if (lost && added)
      return doubt(`English says "${lost}", and this says "${added}".`, `Use the same name; or ${acceptByName}.`);
  }
  return [];
}

/** What stands between two members of a list. */
const joint = /^(?:, (?:(?:and|or|&) )?| (?:and|or|&) )(?:(?:in|from|for|to) )?(?:the )?$|^\/$/;

/** A country or language that is gone from a list, of two too, whose other one is there: "svensk" for "Swedish and Danish". */
function lostMention(english: string, translated: string, htmlLang: string): string | undefined {
  for (const [theirs, ours] of sentencePairs(english, translated, htmlLang)) {
    const mentions = mentionsIn(theirs, 'en');
    const own = new Set(mentionsIn(ours, htmlLang).map(({ code }) => code));
    for (const [index, second] of mentions.entries()) {
      const first = mentions[index - 1];
      if (!first || first.code === second.code || !joint.test(theirs.slice(first.end, second.start))) continue;
      if (own.has(first.code) !== own.has(second.code)) return (own.has(first.code) ? second : first).name;
    }
  }
  return undefined;
}

/** A name that is gone from a list whose other names are as in English, or that has become another one. */
export function nameFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const ofCompanies = companyFaults(english, translated, htmlLang);
  if (ofCompanies.length > 0) return ofCompanies;
  const swapped = [
    ...countryFaults(english, translated, htmlLang),
    ...abbreviationFaults(english, translated, htmlLang),
  ];
  if (swapped.length > 0) return swapped;
  const missing = (each: string) =>
    doubt(`"${withoutEnd(each)}" of the list in English is missing.`, `Name it here too; or ${acceptByName}.`);
  const mention = lostMention(english, translated, htmlLang);
  if (mention) return missing(mention);
  for (const [list] of english.matchAll(listOfNames)) {
    const names = list.split(separators);
    const lost = names.filter((each) => !has(translated, each));
    // Of two, one that is an abbreviation may be said in words: "DC".
    const isFew = names.length > 2 ? lost.length <= mostLost * names.length : /\p{Ll}/u.test(lost[0] ?? '');
    if (lost.length > 0 && lost.length < names.length && isFew) return missing(lost[0]!);
  }
  return [];
}
