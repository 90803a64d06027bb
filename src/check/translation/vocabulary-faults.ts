import { languageWords } from '../../domain/language-words.ts';
import type { Locale } from '../../domain/schemas/locales-file.ts';
import { acceptByName } from './accept-command.ts';
import type { ItemFault } from './faults.ts';
import { isAccepted } from './pair-translation.ts';
import { isListOrName } from './prose-faults.ts';
import type { LanguageWork, WorkItem } from './work-list.ts';

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

interface Spoken {
  file: string;
  item: WorkItem;
  parts: string[];
  /** Nobody has accepted it as it is. */
  isOpen: boolean;
}

const spokenIn = ({ language, files }: LanguageWork): Spoken[] =>
  files.flatMap(({ translation, items }) =>
    items
      .filter((item) => item.translation && !item.translation.isFixed && !item.isEnglish)
      .map((item) => ({
        file: `i18n/${language.code}/${translation}`,
        item,
        parts: partsOf(item.translation!.text),
        isOpen: !isAccepted(item, item.translation!),
      })),
  );

const doubt = ({ file, item }: Spoken, rule: string, message: string, remedy: string): ItemFault => ({
  item,
  fault: {
    file,
    line: item.translation!.line,
    column: item.translation!.column,
    rule,
    message,
    remedy,
    severity: 'warning',
  },
});

/** Compounds that are written as two words: "varsel lampe" where another text of the language has "varsellampen". */
function splitWords(spoken: Spoken[], language: Locale): ItemFault[] {
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
  return spoken
    .filter(({ isOpen }) => isOpen)
    .flatMap((each) =>
      pairsIn(each.parts)
        .filter(([first, second]) => isOneWord(first, second) && !apart.has(`${first} ${second}`))
        .map(([first, second]) =>
          doubt(
            each,
            'translation-split-word',
            `"${first} ${second}" is one word elsewhere.`,
            `Write "${first}${second}".`,
          ),
        ),
    );
}

/** Fewer letters may be a word of both languages. */
const leastOfEnglish = 4;

/**
 * Words of an English label that no accepted text of the language has: "Download rapporten". Names have capitals; in
 * running text a word of both languages is more likely.
 */
function leftWords(spoken: Spoken[]): ItemFault[] {
  const known = new Set(spoken.filter(({ isOpen }) => !isOpen).flatMap(({ parts }) => parts));
  return spoken
    .filter(({ isOpen, item }) => isOpen && item.now?.isKeyed && !isListOrName(item.now.label))
    .flatMap((each) => {
      const english = each.item.now?.text ?? '';
      const left = each.parts.find(
        (part) =>
          part.length >= leastOfEnglish &&
          isWord(part) &&
          !known.has(part) &&
          new RegExp(`(?<![\\p{L}-])${part}(?![\\p{L}-])`, 'u').test(
            english.charAt(0).toLowerCase() + english.slice(1),
          ),
      );
      return left
        ? [
            doubt(
              each,
              'translation-left-word',
              `"${left}" is the word of the English.`,
              `Translate it; or ${acceptByName}.`,
            ),
          ]
        : [];
    });
}

/** Whether another fault of the block says what one of these does: terms of the glossary are found there, and whole English sentences. */
export const saysSame = (rule: string, other: string): boolean =>
  other === rule || (rule === 'translation-left-word' && other === 'translation-language');

/** What the words of the accepted texts tell about those that nobody has accepted yet. */
export function vocabularyFaults(work: LanguageWork): ItemFault[] {
  const spoken = spokenIn(work);
  return spoken.some(({ isOpen }) => isOpen) ? [...splitWords(spoken, work.language), ...leftWords(spoken)] : [];
}
