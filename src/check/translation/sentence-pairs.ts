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

/** The sentences of both texts in pairs where they have as many, or else the whole texts. */
export function sentencePairs(english: string, translated: string, htmlLang: string): [string, string][] {
  const [theirs, ours] = [sentencesIn(english, 'en'), sentencesIn(translated, htmlLang)];
  return theirs.length === ours.length
    ? theirs.map((sentence, index) => [sentence, ours[index]!])
    : [[english, translated]];
}
