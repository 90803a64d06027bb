import { languageWords } from '../../domain/language-words.ts';
import { contrasts } from '../../domain/schemas/language-words.ts';
import { acceptByName } from './accept-command.ts';
import type { Block, StoredBlock } from './block.ts';
import { withDay } from './days.ts';
import { landmarksOf } from './landmarks.ts';
import type { BlockFault } from './pair-faults.ts';
import { sameTimes } from './same-amounts.ts';
import { pairId, sentencePairs } from './sentence-pairs.ts';
import { allSaid } from './whole-words.ts';

type Contrast = (typeof contrasts)[number][number];

/** A sign that a sentence says something else than the English. */
interface Difference {
  rule: (typeof meaningRules)[number];
  message: string;
}

interface ContrastFound extends Difference {
  /** The words of the English text and of the translation that it is about. */
  words: (string | undefined)[];
}

/** What other checks say of some of these rows, which says enough. */
const saidByRule: Record<string, Contrast> = {
  'translation-unit': 'year',
  'translation-figure': 'year',
  'translation-name': 'Sweden',
};

/**
 * "Next" for "previous", "twice" for "once", "a week" for "a month".
 * @param known rules of what was found already
 */
function contrastsBetween(english: string, translated: string, htmlLang: string, known: string[]): ContrastFound[] {
  const [theirs, ours] = [languageWords.en.contrasts, languageWords[htmlLang]?.contrasts];
  if (!theirs || !ours) return [];
  // "24 months" for "two years" is the same.
  const isOtherUnit = sameTimes([english, translated], htmlLang).length > 0;
  const [halfYear, own] = [theirs['half a year'], ours['half a year']];
  const isHalfYear =
    Boolean(halfYear && own) && allSaid(english, halfYear!).length > 0 && allSaid(translated, own!).length > 0;
  const found = contrasts.flatMap((row: readonly Contrast[]): ContrastFound[] => {
    if ((isOtherUnit || isHalfYear) && row.includes('year')) return [];
    if (known.some((rule) => rule in saidByRule && row.includes(saidByRule[rule]!))) return [];
    const members = row.map((word) => ({
      word,
      meant: allSaid(english, withDay(theirs[word], 'en')),
      own: allSaid(translated, withDay(ours[word], htmlLang)),
    }));
    // How often, too: "at least five, at most six" is not "at least five, at least six".
    const lost = members.find(({ meant, own }) => meant.length > own.length);
    const added = members.find(({ meant, own }) => own.length > meant.length);
    if (!lost || !added) return [];
    const words = [lost.meant[lost.own.length], added.own[added.meant.length]];
    const message = `English says "${words[0]}", and this says "${words[1]}" (${added.word}).`;
    return [{ rule: 'translation-contrast', words, message }];
  });
  // A word may stand in several rows: "less" is neither "more" nor "greater", and "less than" no "more than".
  const isKnown = ({ words }: ContrastFound, index: number) =>
    found.some(
      (other, at) =>
        at !== index &&
        words.every((each, side) => each && other.words[side]?.includes(each)) &&
        (at < index || other.words.join() !== words.join()),
    );
  return found.filter((difference, index) => !isKnown(difference, index));
}

/** The words by which a text denies something. */
const denials = (text: string, htmlLang: string): string[] =>
  allSaid(text, languageWords[htmlLang]?.negation?.plain ?? '(?!)');

/** A "not" that is lost or added in a sentence. Words that can say the same, such as "free of" for "without", count on the other side. */
function negationBetween(english: string, translated: string, htmlLang: string): Difference | undefined {
  const [theirs, ours] = [languageWords.en.negation, languageWords[htmlLang]?.negation];
  if (!theirs || !ours) return undefined;
  const [meant, own] = [denials(english, 'en'), denials(translated, htmlLang)];
  const difference = (message: string): Difference => ({
    rule: 'translation-negation',
    message,
  });
  const [lost, added] = [meant[own.length], own[meant.length]];
  // "Samme" for "same" says nothing else, and neither does "bare" for "only".
  const echoes = { ...ours.echoes, 'only|just|alone|merely|first|once|until': ours.only };
  const echoed = Object.entries(echoes).map(([word, echo]) =>
    Math.min(allSaid(english, word).length, allSaid(translated, echo).length),
  );
  const untrue = [allSaid(english, theirs.untrue).length, allSaid(translated, ours.untrue).length] as const;
  const veiled =
    untrue[1] +
    allSaid(translated, `${ours.veiled}|${ours.only}`).length -
    echoed.reduce((sum, count) => sum + count, Math.min(...untrue));
  if (lost && meant.length > own.length + veiled)
    return difference(
      own.length > 0
        ? `English denies ${meant.length} times ("${meant.join('", "')}"), and this ${own.length} ("${own.join('", "')}").`
        : `English says "${lost}", and nothing here denies it.`,
    );
  // "Not without consent" for "only if you agree"; what is left when "not" is lost says the contrary.
  const [only] = allSaid(english, theirs.only);
  const hasWithout = Boolean(only) && allSaid(translated, ours.without).length > 0;
  const isNotWithout = hasWithout && own.length > 1;
  // "Utilgjengelig" for "unavailable" leaves no room for another "not".
  const unsaid = allSaid(english, theirs.veiled).length + Math.max(0, untrue[0] - untrue[1]);
  if (added && own.length - (isNotWithout ? 2 : 0) > meant.length + unsaid)
    return difference(
      meant.length > 0
        ? `This denies ${own.length} times ("${own.join('", "')}"), and English ${meant.length} ("${meant.join('", "')}").`
        : `This says "${added}", and nothing in English does.`,
    );
  if (hasWithout && own.length === 1 && meant.length === 0 && allSaid(translated, ours.only).length === 0)
    return difference(`English says "${only}", and this "${own[0]}" without a "not".`);
  return undefined;
}

/** In one sentence. */
function differencesBetween(english: string, translated: string, htmlLang: string, known: string[]): Difference[] {
  const ofContrasts = contrastsBetween(english, translated, htmlLang, known);
  const negation = negationBetween(english, translated, htmlLang);
  const [contrast, ...more] = ofContrasts;
  if (!contrast) return negation ? [negation] : [];
  const [meant, own] = [denials(english, 'en'), denials(translated, htmlLang)];
  // "Never" that became "always" is one word, and said once.
  if (contrast.words.some((words) => [...meant, ...own].some((word) => words?.split(/[^\p{L}’']+/u).includes(word))))
    return ofContrasts;
  // "Not difficult" for "easy" says the same.
  if (more.length === 0 && meant.length !== own.length) return [];
  return negation ? [...ofContrasts, negation] : ofContrasts;
}

/** What only a person can decide. */
export const meaningRules = ['translation-contrast', 'translation-negation'] as const;

/**
 * Signs that a translation says something else than the English.
 * @param decided ids of sentences that were accepted so
 * @param known rules of what other checks have found in the block
 */
export function meaningFaults(
  english: StoredBlock,
  translation: Block,
  htmlLang: string,
  decided: string[] = [],
  known: string[] = [],
): BlockFault[] {
  const [theirs, ours] = [landmarksOf(english, 'en').words, landmarksOf(translation, htmlLang).words];
  const found = sentencePairs(theirs, ours, htmlLang)
    .filter((pair) => decided.length === 0 || !decided.includes(pairId(pair)))
    .flatMap((pair) => differencesBetween(...pair, htmlLang, known));
  // One negation of a block is enough to read it again.
  const once = Map.groupBy(found, ({ rule, message }) => (rule === 'translation-negation' ? rule : message));
  return [...once.values()].map(([first]) => ({
    rule: first!.rule,
    message: first!.message,
    remedy: `Read both again; if it says the same, ${acceptByName}.`,
    severity: 'warning',
  }));
}
