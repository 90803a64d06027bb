import { languageWords } from '../../domain/language-words.ts';
import { acceptByName } from './accept-command.ts';
import type { BlockFault } from './pair-faults.ts';
import { sentencePairs } from './sentence-pairs.ts';
import { allSaid } from './whole-words.ts';

type Lists = NonNullable<(typeof languageWords)['en']['lists']>;

const word = "[\\p{L}\\p{N}’'%.-]+";

/** How many members the longest of some lists has; 0 when there is none. */
const longest = (lists: string[]): number => Math.max(0, ...lists.map((list) => 1 + list.split(', ').length));

/** The lists of an English sentence whose members are few words and no names. */
function plainLists(sentence: string, { and, noMember }: Lists): string[] {
  const begin = `(?!(?:${noMember})(?!\\p{L}))${word}`;
  const member = `${begin}(?: ${begin}){0,2}`;
  const lists = allSaid(sentence, `${member}(?:, ${member})* (?:${and}) ${begin}`);
  return lists.filter((list) => /^\p{Ll}/u.test(list.split(' ').at(-1)!));
}

const commas = (sentence: string): number => sentence.match(/,(?!\d)|[:;/]|(?<!\d)\. /g)?.length ?? 0;

function members(sentence: string, { and }: Lists): number {
  const member = `${word}(?: ${word}){0,2}`;
  return longest(allSaid(sentence, `${word}(?:, ${member})*,? (?:${and}) ${word}`));
}

/** How often a sentence goes on behind a comma or the like, or with "and". */
const joints = (sentence: string, { and }: Lists): number =>
  allSaid(sentence, and).length + (sentence.match(new RegExp(`,(?!\\d| (?:${and}) )|[:;]`, 'giu'))?.length ?? 0);

/** A list that is shorter than in English, and nothing else in its sentence says the rest. */
function lostMember(english: string, translated: string, theirs: Lists, ours: Lists): string | undefined {
  // "If it wasn’t you," is no member.
  const rest = english.replace(new RegExp(`^\\s*(?:${theirs.opening})(?!\\p{L})[^,]*,`, 'u'), '');
  const lists = plainLists(rest, theirs);
  const wanted = longest(lists);
  const own = members(translated, ours);
  if (wanted > 2)
    return own < wanted && (own === wanted - 1 || joints(translated, ours) < joints(rest, theirs))
      ? `A list of ${wanted} in English has ${own || 'fewer'} members here.`
      : undefined;
  if (wanted < 2) return undefined;
  const others = allSaid(translated, ours.otherwise!).length + Math.max(0, commas(translated) - commas(rest));
  return allSaid(translated, ours.and).length + others < lists.length
    ? 'English names two with "and" or "or", and this does not.'
    : undefined;
}

/** A member that is gone from a list of common nouns and the like; names have a check of their own. */
export function listFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const [theirs, ours] = [languageWords.en.lists, languageWords[htmlLang]?.lists];
  if (!theirs || !ours) return [];
  for (const pair of sentencePairs(english, translated, htmlLang)) {
    const message = lostMember(...pair, theirs, ours);
    if (message)
      return [
        {
          rule: 'translation-list',
          message,
          remedy: `See whether one is missing; or ${acceptByName}.`,
          severity: 'warning',
        },
      ];
  }
  return [];
}
