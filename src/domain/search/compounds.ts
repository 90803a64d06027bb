import type { LanguageRules } from './language-rules.ts';

/** Shorter ones are endings and particles more often than parts. */
const shortestPart = 3;
const shortestLast = 4;
const shortestCompound = 7;

/** How often each word stands in all texts. */
export type Vocabulary = Map<string, number>;

/**
 * The parts of a compound ("ladehastighet" is "lade", "hastighet"), or none. A part is a word that the texts have by
 * itself; of several ways to part a word the one with the most frequent parts is taken (Koehn and Knight, 2003).
 */
export function partsOf(word: string, vocabulary: Vocabulary, rules: LanguageRules): string[] {
  if (rules.joints.length === 0 || word.length < shortestCompound) return [];
  let best: string[] = [];
  let bestMean = 0;
  for (let cut = shortestPart; cut <= word.length - shortestLast; cut += 1) {
    const last = word.slice(cut);
    const first = partBefore(word.slice(0, cut), vocabulary, rules);
    if (first === undefined) continue;
    const rest = isPart(last, vocabulary, rules) ? [last] : partsOf(last, vocabulary, rules);
    if (rest.length === 0) continue;
    const parts = [first, ...rest];
    const mean = parts.reduce((product, part) => product * (vocabulary.get(part) ?? 1), 1) ** (1 / parts.length);
    if (mean > bestMean) [best, bestMean] = [parts, mean];
  }
  return best;
}

function isPart(word: string, vocabulary: Vocabulary, rules: LanguageRules): boolean {
  return word.length >= shortestPart && vocabulary.has(word) && !rules.fillers.has(word);
}

/** The word that a compound begins with, without what joins it to the next: "garanti" of "garanti-s-". */
function partBefore(start: string, vocabulary: Vocabulary, rules: LanguageRules): string | undefined {
  for (const joint of ['', ...rules.joints]) {
    if (!start.endsWith(joint)) continue;
    const part = start.slice(0, start.length - joint.length);
    if (isPart(part, vocabulary, rules)) return part;
  }
  return rules.lost?.map((ending) => start + ending).find((part) => isPart(part, vocabulary, rules));
}
