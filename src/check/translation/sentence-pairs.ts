import { joinedToFit } from './aligned-sentences.ts';
import { figuresOf } from './figures.ts';
import type { Landmarks } from './landmarks.ts';
import { fingerprint } from './sources.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Making one takes longer than using it. */
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}

/** @param language BCP 47 tag */
export function sentencesIn(text: string, language: string): string[] {
  return [...segmenterOf(language).segment(text)].map(({ segment }) => segment);
}

export type SentencePair = [english: string, translated: string];

/** The sentences of both texts in pairs; where one has more, those that fit one of the other are joined. */
export function sentencePairs(english: string, translated: string, htmlLang: string): SentencePair[] {
  const [theirs, ours] = [sentencesIn(english, 'en'), sentencesIn(translated, htmlLang)];
  if (Math.min(theirs.length, ours.length) < 2) return [[english, translated]];
  const [inEnglish, inOwn] = [
    { sentences: theirs, language: 'en' },
    { sentences: ours, language: htmlLang },
  ];
  const passages = theirs.length > ours.length ? joinedToFit(inEnglish, inOwn) : theirs;
  const own = ours.length > theirs.length ? joinedToFit(inOwn, inEnglish) : ours;
  return passages.map((passage, index) => [passage, own[index]!]);
}

/** What a sentence with its translation is known by. */
export const pairId = (pair: SentencePair): string => fingerprint(pair.map((sentence) => sentence.trim()).join('\n'));

/**
 * What both texts say in sentences that nobody has decided about.
 * @param decided ids of pairs that were accepted although they are doubtful
 */
export function undecided(
  [a, b]: [Landmarks, Landmarks],
  htmlLang: string,
  decided: string[] = [],
): [Landmarks, Landmarks] {
  if (decided.length === 0) return [a, b];
  const open = sentencePairs(a.words, b.words, htmlLang).filter((pair) => !decided.includes(pairId(pair)));
  const [english, own] = [open.map(([theirs]) => theirs).join(''), open.map(([, ours]) => ours).join('')];
  return [
    { ...a, words: english, figures: figuresOf(english, 'en') },
    { ...b, words: own, figures: figuresOf(own, htmlLang) },
  ];
}
