import { distance } from 'fastest-levenshtein';

/** Signs of units, which writers type for their names. */
const signs: Record<string, string> = {
  '%': 'percent',
  '°C': 'celsius',
  km: 'kilometre',
  mV: 'millivolt',
  min: 'minute',
  h: 'hour',
};

/** The candidate that is a slip of the finger away from a word, if there is one. */
export function closestTo(word: string, candidates: readonly string[]): string | undefined {
  const byName = new Map(candidates.map((candidate) => [candidate.toLowerCase(), candidate]));
  if (byName.size === 0) return undefined;
  const sign = signs[word];
  if (sign && candidates.includes(sign)) return sign;
  const own = word.toLowerCase();
  // Of two that are as close, the one with the same end is meant: "Features" by "Featurs".
  const [[found, edits]] = [...byName.keys()]
    .map((name): [name: string, edits: number] => [name, distance(own, name)])
    .sort(
      ([a, first], [b, second]) => first - second || Number(b.at(-1) === own.at(-1)) - Number(a.at(-1) === own.at(-1)),
    ) as [[string, number]];
  // Two letters that changed places are two edits.
  const most = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  return edits <= most ? byName.get(found) : undefined;
}

/** "Did you mean …?" when a candidate is close. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const found = closestTo(word, candidates);
  return found === undefined ? undefined : `Did you mean "${found}"?`;
}

/** What to do about a word that may be a slip, or name something that was removed on purpose. */
export function orElse(suggestion: string | undefined, remedy: string): string {
  return suggestion === undefined ? remedy : `${suggestion} Or ${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}`;
}
