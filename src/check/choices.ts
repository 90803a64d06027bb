import { distance } from 'fastest-levenshtein';

/** More than so many are not read, only searched. */
const most = 12;
const nearest = 6;

/** From 0 for the same word to 1 for one that has nothing in common; a word that holds the other is near. */
function unlikeness(word: string, other: string): number {
  const [a, b] = [word, other].map((each) => each.toLowerCase().replace(/^"|"$/g, '')) as [string, string];
  const holds = Math.min(a.length, b.length) > 2 && (a.includes(b) || b.includes(a));
  return (distance(a, b) / Math.max(a.length, b.length, 1)) * (holds ? 0.5 : 1);
}

/**
 * A sentence with what a writer can choose from: all of it, or what is nearest to their word and where the rest stands.
 * @param intro what the list is, such as "It has"
 * @param word what the writer has written
 * @param whole where the whole list stands, such as "data/claims.json"; the writer's own file without it
 */
export function choices(intro: string, all: readonly string[], word: string, whole?: string): string {
  if (all.length === 0) return `${intro} none.`;
  if (all.length <= most) return `${intro} ${all.join(', ')}.`;
  const near = [...all].sort((a, b) => unlikeness(word, a) - unlikeness(word, b)).slice(0, nearest);
  const rest = `${all.length - nearest} more`;
  return `${intro} ${near.join(', ')} and ${rest}${whole ? `: see ${whole}` : ''}.`;
}
