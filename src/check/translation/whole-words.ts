const known = new Map<string, RegExp>();

/** @param source of a regular expression for whole words: nothing of a longer word */
export function wholeWords(source: string): RegExp {
  const pattern = known.get(source) ?? new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu');
  known.set(source, pattern);
  return pattern;
}

/** The whole words in a text that a regular expression describes, in their order. */
export const allSaid = (text: string, source: string): string[] => text.match(wholeWords(source)) ?? [];
