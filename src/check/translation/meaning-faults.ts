import { languageWords } from '../../domain/language-words.ts';
import { contrasts } from '../../domain/schemas/language-words.ts';
import type { Block, StoredBlock } from './block.ts';
import { landmarksOf } from './landmarks.ts';
import type { BlockFault } from './pair-faults.ts';
import { sameTimes } from './same-amounts.ts';
import { sentencePairs } from './sentence-pairs.ts';

type Contrast = (typeof contrasts)[number][number];
/** A sign that a sentence says something else than the English. */
interface Difference {
  rule: (typeof meaningRules)[number];
  /** The words of the English text and of the translation that it is about, where there are some. */
  words: (string | undefined)[];
  message: string;
}

const known = new Map<string, RegExp>();

/** The first of the whole words in a text that a regular expression describes. */
function said(text: string, pattern: string): string | undefined {
  const words = known.get(pattern) ?? new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
  known.set(pattern, words);
  return words.exec(text)?.[0];
}

const says = (text: string, pattern: string): boolean => said(text, pattern) !== undefined;

/** "Next" for "previous", "twice" for "once", "a week" for "a month". */
function contrastsBetween(english: string, translated: string, htmlLang: string): Difference[] {
  const [theirs, ours] = [languageWords.en.contrasts, languageWords[htmlLang]?.contrasts];
  if (!theirs || !ours) return [];
  // "24 months" for "two years" is the same.
  const isOtherUnit = sameTimes([english, translated], htmlLang).length > 0;
  return contrasts.flatMap((row: readonly Contrast[]): Difference[] => {
    if (isOtherUnit && row.includes('year')) return [];
    const meant = row.filter((word) => says(english, theirs[word]));
    if (meant.length === 0) return [];
    const own = row.filter((word) => says(translated, ours[word]));
    const lost = meant.find((word) => !own.includes(word));
    const added = own.find((word) => !meant.includes(word));
    if (!lost || !added) return [];
    const words = [said(english, theirs[lost]), said(translated, ours[added])];
    const message = `English says "${words[0]}", and this says "${words[1]}" (${added}).`;
    return [{ rule: 'translation-contrast', words, message }];
  });
}

/** A "not" that is lost or added in a sentence. Words that can say the same, such as "free of" for "without", count on the other side. */
function negationBetween(english: string, translated: string, htmlLang: string): Difference | undefined {
  const [theirs, ours] = [languageWords.en.negation, languageWords[htmlLang]?.negation];
  if (!theirs || !ours) return undefined;
  const denies = (text: string, { plain, veiled }: typeof ours) => says(text, plain) || says(text, veiled);
  const words = [said(english, theirs.plain), said(translated, ours.plain)];
  const difference = (message: string): Difference => ({ rule: 'translation-negation', words, message });
  if (words[0] && !denies(translated, ours))
    return difference(`English says "${words[0]}", and nothing here denies it.`);
  if (words[1] && !denies(english, theirs)) return difference(`This says "${words[1]}", and nothing in English does.`);
  return undefined;
}

/** In one sentence. */
function differencesBetween(english: string, translated: string, htmlLang: string): Difference[] {
  const ofContrasts = contrastsBetween(english, translated, htmlLang);
  const negation = negationBetween(english, translated, htmlLang);
  if (!negation) return ofContrasts;
  // "Not difficult" for "easy" says the same; but "never" for "always" is one word.
  const [contrast, ...more] = ofContrasts;
  const isOneWord = contrast?.words.some((words) => negation.words.some((word) => word && words?.includes(word)));
  return contrast && more.length === 0 && !isOneWord ? [] : [...ofContrasts, negation];
}

/** What only a person can decide. */
export const meaningRules = ['translation-contrast', 'translation-negation'] as const;

/** Signs that a translation says something else than the English. */
export function meaningFaults(english: StoredBlock, translation: Block, htmlLang: string): BlockFault[] {
  const [theirs, ours] = [landmarksOf(english, 'en').words, landmarksOf(translation, htmlLang).words];
  const found = sentencePairs(theirs, ours, htmlLang).flatMap((pair) => differencesBetween(...pair, htmlLang));
  // One negation of a block is enough to read it again.
  const once = Map.groupBy(found, ({ rule, message }) => (rule === 'translation-negation' ? rule : message));
  return [...once.values()].map(([first]) => ({
    rule: first!.rule,
    message: first!.message,
    remedy: 'Read both again; if it says the same, accept it with its name.',
    severity: 'warning',
  }));
}
