import { languageWords } from '../../domain/language-words.ts';
import { withoutQuotations } from './english-sentence.ts';
import { speaksFor } from './language-words.ts';

/** Fewer words in a row may be a term that both languages have. */
const leastWords = 3;
/** Names have capitals: "Do Not Track", "International Council on Clean Transportation". */
const leastSmall = 2;

const partsOf = (text: string) => text.match(/\p{L}+(?:[’'-]\p{L}+)*|[^\s\p{L}]/gu) ?? [];

/** With a space around each word, so that only whole words are found in it. */
const joined = (parts: string[]) => ` ${parts.join(' ').toLowerCase()} `;

/**
 * Words of the English text that stand in a row in a translated one, where at least one is no word of its language.
 * @param tag BCP 47 tag of the translation's language
 * @returns the first such words as they are written
 */
export function englishRun(words: string, english: string, tag: string): string | undefined {
  const known = joined(partsOf(english));
  const parts = partsOf(words);
  const isWord = (part: string | undefined) => part !== undefined && /\p{L}/u.test(part);
  for (let first = 0; first < parts.length;) {
    let end = first;
    while (isWord(parts[end]) && known.includes(joined(parts.slice(first, end + 1)))) end += 1;
    const run = parts.slice(first, end);
    const small = run.filter((word) => /^\p{Ll}/u.test(word));
    if (
      run.length >= leastWords &&
      small.length >= leastSmall &&
      small.some((word) => speaksFor(word.toLowerCase(), 'en', tag))
    )
      return run.join(' ');
    first = Math.max(end, first + 1);
  }
  return undefined;
}

const alone = languageWords.en.unmistakable?.replaceAll(' ', '|');
// Names have capitals, and terms of the trade hyphens: "end-of-life".
const unmistakable = alone ? new RegExp(`(?<![\\p{L}-])(?:${alone})(?![\\p{L}-])`, 'u') : undefined;

/** A single English word in a text of another language, outside of quotations. */
export function englishWord(words: string): string | undefined {
  return unmistakable?.exec(withoutQuotations(words))?.[0];
}
