/** Endings of a word whose last vowel they replace: "enheter" of "enhete", "flottor" of "flotta". */
const afterVowel =
  '(?:a|an|ans|ar|ars|arna|arnas|e|en|ens|er|ers|erne|ernes|erna|ernas|ene|enes|et|ets|or|orna|n|na|nas|s)';

/** The stems of a word that its inflected forms begin with, as regular expressions; the word itself is the first. */
function stemsOf(word: string, htmlLang: string): string[] {
  const stems = [word];
  if (word.length < 4) return stems;
  // "Lagre" of "lager", "regler" of "regel".
  const [, begin, last] = /^(.*[^aeiouyæøåäö])e([lrn])$/u.exec(word) ?? [];
  if (begin) stems.push(`${begin}${last}(?:a|ar|arna|e|en|ene|er|erne|et|na|ne)(?!\\p{L})`);
  if (/[^aeiouyæøåäö][ae]$/u.test(word)) stems.push(`${word.slice(0, -1)}${afterVowel}(?!\\p{L})`);
  if (htmlLang !== 'nl') return stems;
  // "Palen" of "paal", "bedrijven" of "bedrijf", "huizen" of "huis".
  const long = /^(.*)(aa|ee|oo|uu)([^aeiou])$/.exec(word);
  const soft: Record<string, string> = { f: 'v', s: 'z' };
  const softened = (sound: string) => (soft[sound] ? `[${sound}${soft[sound]}]` : sound);
  if (long) stems.push(`${long[1]}${long[2]![0]}${softened(long[3]!)}e`);
  else if (/[fs]$/.test(word)) stems.push(`${word.slice(0, -1)}${soft[word.at(-1)!]}e`);
  return stems;
}

const known = new Map<string, RegExp>();

/**
 * Finds a word, or several with a space between two, in any form that is regular: "målingen" for "måling", "brukte
 * elbilene" for "brukt elbil", and in compounds that begin with it.
 */
export function inflected(words: string, htmlLang: string): RegExp {
  const key = `${htmlLang} ${words}`;
  const pattern =
    known.get(key) ??
    new RegExp(
      `(?<!\\p{L})${words
        .toLowerCase()
        .split(' ')
        .map((word) => `(?:${stemsOf(word, htmlLang).join('|')})`)
        // Behind one of several, its ending.
        .join('\\p{L}{0,4} ')}`,
      'iu',
    );
  known.set(key, pattern);
  return pattern;
}
