import { languageWords } from '../../domain/language-words.ts';
import type { Fault } from '../fault.ts';
import { isAccepted } from './pair-translation.ts';
import type { LanguageWork, WorkItem } from './work-list.ts';

/** Written as one word in so many blocks, it is no chance. */
const leastBlocks = 3;
/** A shorter part of a compound stands as a word of its own in many a sentence. */
const leastLetters = 3;

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

/** In how many of the texts each string stands. */
function counts(texts: string[][]): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of texts) for (const each of new Set(text)) found.set(each, (found.get(each) ?? 0) + 1);
  return found;
}

/**
 * Words of a language that stand apart in one block only, and as one word in several others: "batteri tilstand". What
 * was accepted is right.
 */
export function splitWordFaults({ language, files }: LanguageWork): Fault[] {
  const spoken = files.flatMap(({ translation, items }) =>
    items
      .filter((item) => item.translation && !item.translation.isFixed && !item.isEnglish)
      .map((item) => ({ file: `i18n/${language.code}/${translation}`, item })),
  );
  const isOpen = ({ item }: { item: WorkItem }) => !isAccepted(item, item.translation!);
  if (!spoken.some(isOpen)) return [];
  const said = new Map(spoken.map(({ item }) => [item, partsOf(item.translation!.text)]));
  const asOne = counts([...said.values()]);
  const apart = counts([...said.values()].map((parts) => pairsIn(parts).map((pair) => pair.join(' '))));
  // "Der efter" is no "derefter": what is frequent is a word by itself.
  const frequent = new Set(languageWords[language.htmlLang]?.frequent.join(' ').split(' '));
  return spoken.filter(isOpen).flatMap(({ file, item }) =>
    pairsIn(said.get(item)!)
      .filter(
        ([first, second]) =>
          !frequent.has(first) &&
          !frequent.has(second) &&
          (asOne.get(first + second) ?? 0) >= leastBlocks &&
          apart.get(`${first} ${second}`) === 1,
      )
      .map(([first, second]): Fault => ({
        file,
        line: item.translation!.line,
        column: item.translation!.column,
        rule: 'translation-split-word',
        message: `"${first} ${second}" is one word elsewhere.`,
        remedy: `Write "${first}${second}".`,
        severity: 'warning',
      })),
  );
}
