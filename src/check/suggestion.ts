import { closest, distance } from 'fastest-levenshtein';

/** The candidate that is a slip of the finger away from a word, if there is one. */
export function closestTo(word: string, candidates: readonly string[]): string | undefined {
  const byName = new Map(candidates.map((candidate) => [candidate.toLowerCase(), candidate]));
  if (byName.size === 0) return undefined;
  const found = closest(word.toLowerCase(), [...byName.keys()]);
  const isClose = distance(word.toLowerCase(), found) <= Math.max(1, Math.floor(word.length / 3));
  return isClose ? byName.get(found) : undefined;
}

/** "Did you mean …?" when a candidate is close. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const found = closestTo(word, candidates);
  return found === undefined ? undefined : `Did you mean "${found}"?`;
}

/** "a, b or c" */
export function oneOf(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
