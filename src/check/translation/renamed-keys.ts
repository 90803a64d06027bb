import { closestTo } from '../suggestion.ts';
import type { BlockFault } from './pair-faults.ts';
import type { WorkItem } from './work-list.ts';

/** A key of front matter or of blog/tags.yml that is another one in English: `sources.acea`, with all that is below it. */
export interface RenamedKey {
  wrong: string;
  meant: string;
  /** What English does not have, in the order of the file. */
  added: WorkItem[];
  /** What only seems to be missing. */
  lost: WorkItem[];
}

const pathOf = ({ now, translation }: WorkItem) => (now ?? translation)!.label.split('.');

/** The only place at which two paths differ; undefined where they differ in more. */
function differsAt(a: string[], b: string[]): number | undefined {
  if (a.length !== b.length) return undefined;
  const places = a.flatMap((segment, index) => (segment === b[index] ? [] : [index]));
  return places.length === 1 ? places[0] : undefined;
}

/**
 * Keys of a translation that English does not have, each with the one that is missing there.
 * @param by who has renamed it: the translator, so that English never had it, or the writer
 */
export function renamedKeys(items: WorkItem[], by: 'translator' | 'writer' = 'translator'): RenamedKey[] {
  const added = items.filter(
    ({ state, then, translation }) =>
      state === 'surplus' && translation!.isKeyed && (then === undefined) === (by === 'translator'),
  );
  const lost = items.filter(({ now, translation }) => now?.isKeyed && !translation);
  const keys = added.flatMap((own) =>
    lost.flatMap((english) => {
      const [ours, theirs] = [pathOf(own), pathOf(english)];
      const at = differsAt(ours, theirs);
      if (at === undefined) return [];
      const isMeant = closestTo(ours[at]!, [theirs[at]!]) !== undefined || own.translation!.text === english.now!.text;
      const upTo = (path: string[]) => path.slice(0, at + 1).join('.');
      return [{ wrong: upTo(ours), meant: upTo(theirs), isMeant, own, english }];
    }),
  );
  const pairs = Map.groupBy(keys, ({ wrong, meant }) => `${wrong} ${meant}`);
  const found = [...pairs.values()].filter((pair) => pair.some(({ isMeant }) => isMeant));
  const taken = new Set<string>();
  return found.flatMap((pair): RenamedKey[] => {
    const { wrong, meant } = pair[0]!;
    if (taken.has(wrong) || taken.has(meant)) return [];
    taken.add(wrong).add(meant);
    return [{ wrong, meant, added: pair.map(({ own }) => own), lost: pair.map(({ english }) => english) }];
  });
}

export const renamedRule = 'translation-renamed';

/** What is said of a renamed key, once. */
export function renamedFault({ wrong, meant }: RenamedKey): BlockFault {
  return {
    rule: renamedRule,
    message: `"${wrong}" is "${meant}" in English.`,
    remedy: 'Rename it: keys are the same in every language.',
    severity: 'error',
  };
}

/** The last words of both keys that such a fault names: what else is said of them follows from it. */
export function renamedIn(message: string): { wrong: string; meant: string } | undefined {
  const [, wrong, meant] = /^"(?:[^"]*\.)?([^".]+)" is "(?:[^"]*\.)?([^".]+)" in English\.$/.exec(message) ?? [];
  return wrong && meant ? { wrong, meant } : undefined;
}
