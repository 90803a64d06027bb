import { languageWords } from '../../domain/language-words.ts';
import { contrasts } from '../../domain/schemas/language-words.ts';
import type { Block, StoredBlock } from './block.ts';
import { landmarksOf } from './landmarks.ts';
import type { BlockFault } from './pair-faults.ts';
import { sameTimes } from './same-amounts.ts';
import { sentencePairs } from './sentence-pairs.ts';

type Contrast = (typeof contrasts)[number][number];

const known = new Map<string, RegExp>();

/** The first of the whole words in a text that a regular expression describes. */
function said(text: string, pattern: string): string | undefined {
  const words = known.get(pattern) ?? new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
  known.set(pattern, words);
  return words.exec(text)?.[0];
}

const says = (text: string, pattern: string): boolean => said(text, pattern) !== undefined;

/** "Next" for "previous", "twice" for "once", "a week" for "a month". */
function contrastFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const [theirs, ours] = [languageWords.en.contrasts, languageWords[htmlLang]?.contrasts];
  if (!theirs || !ours) return [];
  // "24 months" for "two years" is the same.
  const isOtherUnit = sameTimes([english, translated], htmlLang).length > 0;
  return contrasts.flatMap((row: readonly Contrast[]): BlockFault[] => {
    if (isOtherUnit && row.includes('year')) return [];
    const meant = row.filter((word) => says(english, theirs[word]));
    if (meant.length === 0) return [];
    const own = row.filter((word) => says(translated, ours[word]));
    const lost = meant.find((word) => !own.includes(word));
    const added = own.find((word) => !meant.includes(word));
    return lost && added
      ? [
          {
            rule: 'translation-contrast',
            message: `English says "${lost}", and this says "${added}".`,
            remedy: 'Say the same; or accept it with its name.',
            severity: 'warning',
          },
        ]
      : [];
  });
}

/** A "not" that is lost or added in a sentence. Words that can say the same, such as "free of" for "without", count on the other side. */
function negationFaults(english: string, translated: string, htmlLang: string): BlockFault[] {
  const [theirs, ours] = [languageWords.en.negation, languageWords[htmlLang]?.negation];
  if (!theirs || !ours) return [];
  const doubt = (message: string): BlockFault[] => [
    {
      rule: 'translation-negation',
      message,
      remedy: 'Read both again; if it says the same, accept it with its name.',
      severity: 'warning',
    },
  ];
  const denies = (text: string, { plain, veiled }: typeof ours) => says(text, plain) || says(text, veiled);
  const [lost, added] = [said(english, theirs.plain), said(translated, ours.plain)];
  if (lost && !denies(translated, ours)) return doubt(`English says "${lost}", and nothing here denies it.`);
  return added && !denies(english, theirs) ? doubt(`This says "${added}", and nothing in English does.`) : [];
}

/** What only a person can decide. */
export const meaningRules = ['translation-contrast', 'translation-negation'];

/** Signs that a translation says something else than the English. */
export function meaningFaults(english: StoredBlock, translation: Block, htmlLang: string): BlockFault[] {
  const [theirs, ours] = [landmarksOf(english, 'en').words, landmarksOf(translation, htmlLang).words];
  const pairs = sentencePairs(theirs, ours, htmlLang);
  const ofContrasts = pairs.flatMap((pair) => contrastFaults(...pair, htmlLang));
  const [negation] = pairs.flatMap((pair) => negationFaults(...pair, htmlLang));
  return [...new Map(ofContrasts.map((fault) => [fault.message, fault])).values(), ...(negation ? [negation] : [])];
}
