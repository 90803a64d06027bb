import { acceptByName } from './accept-command.ts';
import type { BlockFault } from './pair-faults.ts';
import { isAccepted } from './pair-translation.ts';
import type { FileWork, WorkItem } from './work-list.ts';

/** Longer texts may say the same on two pages. */
const fewWords = 3;

/** The words of a label, with the first word of its key, which labels of one page or part have in common: a form, a menu. */
function alikeKey({ name, translation }: WorkItem): string {
  const words = translation!.text.toLowerCase();
  return words.split(' ').length <= fewWords ? words : `${name.split('.')[0]}\n${words}`;
}

/** What an English label says, without what other languages may leave out: "Request a demo" and "Request demo" are one. */
function gistOf(english: string): string {
  const words = english.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => !['a', 'an', 'the', 'your', 'our'].includes(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');
}

/**
 * Labels that have the words of another one, whose English is another: few words of any, more of one of their page or part: "Etternavn" for "First name". One
 * that was accepted so is right.
 */
export function sameLabelFaults({ source, items }: FileWork): Map<WorkItem, BlockFault> {
  if (!source.endsWith('.json')) return new Map();
  const texts = items.filter(
    ({ now, translation, isEnglish }) => now && translation && !isEnglish && /\p{L}{2}/u.test(translation.text),
  );
  const alike = Map.groupBy(texts, alikeKey);
  const found = texts.flatMap((item): [WorkItem, BlockFault][] => {
    if (isAccepted(item, item.translation!)) return [];
    const group = alike.get(alikeKey(item))!;
    const other = group.find(({ now }) => gistOf(now!.text) !== gistOf(item.now!.text));
    if (!other) return [];
    return [
      [
        item,
        {
          rule: 'translation-same-label',
          message: `"${item.translation!.text}" stands for "${other.now!.text}" too (${other.name}), and this is "${item.now!.text}" in English.`,
          remedy: `See whether one of them is mixed up; or ${acceptByName}.`,
          severity: 'warning',
        },
      ],
    ];
  });
  return new Map(found);
}
