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

/** A name that is gone from a list whose other names are as in English. */
export function nameFaults(english: string, translated: string): BlockFault[] {
  for (const [list] of english.matchAll(listOfNames)) {
    const names = list.split(separators);
    const lost = names.filter((each) => !has(translated, each));
    if (lost.length > 0 && lost.length <= mostLost * names.length)
      return [
        {
          rule: 'translation-name',
          message: `"${withoutEnd(lost[0]!)}" of the list in English is missing.`,
          remedy: 'Name it here too; or accept it with its name.',
          severity: 'warning',
        },
      ];
  }
  return [];
}
