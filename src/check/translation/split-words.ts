import { languageWords } from '../../domain/language-words.ts';
import type { ItemFault } from './faults.ts';
import { isAccepted } from './pair-translation.ts';
import type { LanguageWork } from './work-list.ts';

/** A shorter part of a compound stands as a word of its own in many a sentence. */
const leastLetters = 3;

/** "Test" is a frequent word, and "batteri test" one word all the same: that stands in so many texts. */
const oftenOne = 4;
const leastOfFrequent = 4;

/** Words in small letters, and what stands between them as it is. */
const partsOf = (text: string) =>
  text
    .replace(/<[^>]*>|\]\([^)]*\)|\{[^}]*\}|https?:\S+/g, '|')
    .toLowerCase()
    .match(/\p{L}+(?:-\p{L}+)*|[^\s\p{L}]/gu) ?? [];

const isWord = (part: string | undefined) => part !== undefined && /^\p{L}/u.test(part) && part.length >= leastLetters;

const pairsIn = (parts: string[]) =>
  parts.flatMap((part, index): [string, string][] => {
    const next = parts[index + 1];
    return isWord(part) && isWord(next) ? [[part, next!]] : [];
  });

const ending = /(?:erne|arna|orna|ene|ens|ets|ers|en|et|er|ar|or|na|ne|s|e|a|n|r|t)$/;

/** A word without its ending: what "batteripakken" and "batteripakker" have in common. */
const stemOf = (word: string) => word.replace(ending, '');

/**
 * Compounds that are written as two words: "varsel lampe" where another text of the language has "varsellampen". What
 * stands so in an accepted text is right.
 */
export function splitWordFaults({ language, files }: LanguageWork): ItemFault[] {
  const spoken = files.flatMap(({ translation, items }) =>
    items
      .filter((item) => item.translation && !item.translation.isFixed && !item.isEnglish)
      .map((item) => ({
        file: `i18n/${language.code}/${translation}`,
        item,
        parts: partsOf(item.translation!.text),
        isOpen: !isAccepted(item, item.translation!),
      })),
  );
  const open = spoken.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return [];
  // In how many texts each word stands.
  const asOne = new Map<string, number>();
  for (const { parts } of spoken)
    for (const stem of new Set(parts.filter(isWord).map(stemOf))) asOne.set(stem, (asOne.get(stem) ?? 0) + 1);
  const accepted = spoken.filter(({ isOpen }) => !isOpen);
  const apart = new Set(accepted.flatMap(({ parts }) => pairsIn(parts).map((pair) => pair.join(' '))));
  // "Der efter" is no "derefter": what is frequent is a word by itself.
  const frequent = new Set(languageWords[language.htmlLang]?.frequent.join(' ').split(' '));
  const isOneWord = (first: string, second: string) => {
    const count = asOne.get(stemOf(first + second)) ?? 0;
    if (frequent.has(first)) return false;
    return frequent.has(second) ? second.length >= leastOfFrequent && count >= oftenOne : count > 0;
  };
  return open.flatMap(({ file, item, parts }) =>
    pairsIn(parts)
      .filter(([first, second]) => isOneWord(first, second) && !apart.has(`${first} ${second}`))
      .map(([first, second]): ItemFault => ({
        item,
        fault: {
          file,
          line: item.translation!.line,
          column: item.translation!.column,
          rule: 'translation-split-word',
          message: `"${first} ${second}" is one word elsewhere.`,
          remedy: `Write "${first}${second}".`,
          severity: 'warning',
        },
      })),
  );
}
