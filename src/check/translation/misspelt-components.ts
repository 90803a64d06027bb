import { closestTo } from '../suggestion.ts';
import type { WorkItem } from './work-list.ts';

const nameIn = (label: string | undefined) => /^<([A-Z][\w.]*)>/.exec(label ?? '')?.[1];

/** Names of components in a translation that English does not have, each with the one that is missing there. */
export function misspeltComponents(items: WorkItem[]): Map<string, string> {
  const english = new Set(items.flatMap(({ now }) => nameIn(now?.label) ?? []));
  const missing = items.flatMap(({ now, translation }) => (translation ? [] : (nameIn(now?.label) ?? [])));
  return new Map(
    items.flatMap(({ now, translation }): [string, string][] => {
      const name = now ? undefined : nameIn(translation?.label);
      const meant = name && !english.has(name) ? closestTo(name, missing) : undefined;
      return meant ? [[name!, meant]] : [];
    }),
  );
}
