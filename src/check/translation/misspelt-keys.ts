import { closestTo } from '../suggestion.ts';
import type { WorkItem } from './work-list.ts';

type Texts = Partial<Record<string, { message: string }>>;

/** The label that a key English never had is meant for: one of nearly the same name that has no translation. */
export function misspeltKey(key: string, english: Texts, translated: Texts): string | undefined {
  const missing = Object.keys(english).filter((id) => !translated[id]?.message);
  return closestTo(key, missing);
}

/** The misspelt labels of a file, each with the one that is meant. */
export function misspeltKeys(items: WorkItem[]): Map<WorkItem, WorkItem> {
  const missing = items.filter(({ now, translation }) => now?.isKeyed && !translation?.text);
  const byKey = new Map(missing.map((item) => [item.now!.label, item]));
  return new Map(
    items.flatMap((item): [WorkItem, WorkItem][] => {
      if (item.state !== 'surplus' || item.then || !item.translation!.isKeyed) return [];
      const meant = byKey.get(closestTo(item.translation!.label, [...byKey.keys()]) ?? '');
      return meant ? [[item, meant]] : [];
    }),
  );
}
