const segmenters = new Map<string, Intl.Segmenter>();

/** Making one takes longer than using it. */
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}

/** The sentences of both texts in pairs where they have as many, or else the whole texts. */
export function sentencePairs(english: string, translated: string, htmlLang: string): [string, string][] {
  const sentences = (text: string, language: string) =>
    [...segmenterOf(language).segment(text)].map(({ segment }) => segment);
  const [theirs, ours] = [sentences(english, 'en'), sentences(translated, htmlLang)];
  return theirs.length === ours.length
    ? theirs.map((sentence, index) => [sentence, ours[index]!])
    : [[english, translated]];
}
