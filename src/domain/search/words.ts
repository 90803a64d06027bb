/** A word as it stands in a text, and where. */
export interface Word {
  /** In lower case; with its accents, which stemmers need. */
  word: string;
  start: number;
  end: number;
}

/** Letters, with apostrophes and invisible joiners within them, or digits: "IONIQ5" and "Ioniq 5" are two words each. */
const pattern = /[\p{L}\p{M}]+(?:[\u00ad\u2060’'][\p{L}\p{M}]+)*|\p{N}+/gu;
const invisible = /[\u00ad\u2060]/g;
/** "the car’s battery", "auto’s", "Anna's": what follows the apostrophe is an ending. */
const ending = /[’'](?:s|en|n)?$|[’']/g;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    word: found.normalize('NFC').toLowerCase().replace(invisible, '').replace(ending, ''),
    start: index,
    end: index + found.length,
  }));
}

/** Without accents, so that a word is found however it is typed: "försäkring", "forsakring"; "kjøretøy", "kjoretoy". */
export function withoutAccents(word: string): string {
  return word.replaceAll('ø', 'o').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}
