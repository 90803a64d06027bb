import { languageWords } from '../../domain/language-words.ts';
import type { Locale } from '../../domain/schemas/locales-file.ts';
import type { Fault } from '../fault.ts';
import { acceptByName } from './accept-command.ts';
import type { ItemFault } from './faults.ts';
import { isAccepted } from './pair-translation.ts';
import { isListOrName } from './prose-faults.ts';
import { products } from './wording-faults.ts';
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

/** In how many accepted texts each word stands. */
function acceptedWords(spoken: Spoken[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const { parts } of spoken.filter(({ isOpen }) => !isOpen))
    for (const part of new Set(parts)) known.set(part, (known.get(part) ?? 0) + 1);
  return known;
}

/** Fewer letters may be a word of both languages; in running text that is more likely. */
const leastOfEnglish = { label: 4, text: 5 };

/** Words of the English that no accepted text of the language has: "Download rapporten". Names have capitals. */
function leftWords(spoken: Spoken[], known: Map<string, number>): ItemFault[] {
  return spoken
    .filter(({ isOpen, item }) => isOpen && item.now && !isListOrName(item.now.label))
    .flatMap((each) => {
      const { text: english, isKeyed } = each.item.now!;
      const left = each.parts.find(
        (part) =>
          part.length >= (isKeyed ? leastOfEnglish.label : leastOfEnglish.text) &&
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

/** A word of fewer letters is too near to others. */
const leastSpelt = 4;
/** One that stands in a single text may be a slip itself. */
const oftenSpelt = 2;
/** Endings differ in a letter, and both are right. */
const endLetters = 2;

/** Whether a word is another one with a letter lost or added inside, or with two that changed places. */
function isSlipOf(word: string, other: string): boolean {
  if (word.charAt(0) !== other.charAt(0) || Math.abs(word.length - other.length) > 1) return false;
  const shorter = Math.min(word.length, other.length);
  let start = 0;
  while (start < shorter && word[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest, wanted] = [word.slice(start, word.length - end), other.slice(start, other.length - end)];
  return rest.length + wanted.length === 1
    ? end >= endLetters
    : rest.length === 2 && wanted.length === 2 && rest === [...wanted].reverse().join('');
}

/** They have a check of their own. */
const names = products.map((name) => name.toLowerCase());

/** Words that no accepted text has, a slip of the finger away from one that several have. */
function misspeltWords(spoken: Spoken[], known: Map<string, number>): ItemFault[] {
  const frequent = [...known].filter(([, count]) => count >= oftenSpelt).map(([word]) => word);
  return spoken
    .filter(({ isOpen, item }) => isOpen && !(item.now && isListOrName(item.now.label)))
    .flatMap((each) =>
      [...new Set(each.parts)]
        .filter((part) => isWord(part) && part.length >= leastSpelt && !known.has(part))
        .flatMap((part) => {
          const meant = frequent.find((word) => isSlipOf(part, word) && !names.includes(word));
          return meant
            ? [
                doubt(
                  each,
                  'translation-spelling',
                  `"${part}" stands nowhere else. Did you mean "${meant}"?`,
                  `Correct it; or ${acceptByName}.`,
                ),
              ]
            : [];
        }),
    );
}

/**
 * Whether another fault of the block says what one of these does: terms of the glossary are found there, whole English
 * sentences, and words of a neighbouring language.
 */
export function saysSame({ rule, message }: Fault, other: Fault): boolean {
  const [word = ''] = /(?<=")[^"]+/.exec(message) ?? [];
  return (
    other.rule === rule ||
    (rule === 'translation-left-word' && other.rule === 'translation-language') ||
    (rule === 'translation-spelling' && other.message.toLowerCase().includes(word))
  );
}

/** What the words of the accepted texts tell about those that nobody has accepted yet. */
export function vocabularyFaults(work: LanguageWork): ItemFault[] {
  const spoken = spokenIn(work);
  if (!spoken.some(({ isOpen }) => isOpen)) return [];
  const known = acceptedWords(spoken);
  return [...splitWords(spoken, work.language), ...leftWords(spoken, known), ...misspeltWords(spoken, known)];
}
