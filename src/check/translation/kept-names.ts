import { acceptByName } from './accept-command.ts';
import type { StoredBlock } from './block.ts';
import { landmarksOf } from './landmarks.ts';
import type { BlockFault } from './pair-faults.ts';
import { sentencePairs, undecided } from './sentence-pairs.ts';
import { products } from './wording-faults.ts';

/** Abbreviations have a rule of their own. */
const name = /(?<![\p{L}\p{N}.-])\p{Lu}\p{L}*\p{Ll}\p{L}+/gu;

/** Written alike and with a small letter: April is "april" in other languages. */
const small = ['April', 'August', 'September', 'November', 'December', 'Bluetooth'];

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Words that a file has only with a capital, within a sentence too: names, such as "Geotab". Products have a rule of their own. */
export function namesIn(english: StoredBlock[]): Set<string> {
  const texts = english.map((block) => landmarksOf(block, 'en').words);
  const plain = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []));
  const within = texts.flatMap((text) => text.match(/(?<=[\p{L}\p{N},] )\p{Lu}\p{L}*\p{Ll}\p{L}+/gu) ?? []);
  return new Set(
    within.filter((each) => !plain.has(each.toLowerCase()) && !small.includes(each) && !products.includes(each)),
  );
}

const doubt = (message: string, remedy: string): BlockFault[] => [
  { rule: 'translation-name', message, remedy, severity: 'warning' },
];

/**
 * A name that has become another one of the same file, or that has a small letter.
 * @param names those of the English file
 */
export function keptNameFaults(
  english: StoredBlock,
  translation: StoredBlock,
  names: Set<string>,
  htmlLang: string,
  decided?: string[],
): BlockFault[] {
  const [a, b] = undecided([landmarksOf(english, 'en'), landmarksOf(translation, htmlLang)], htmlLang, decided);
  for (const [theirs, ours] of sentencePairs(a.words, b.words, htmlLang)) {
    const meant = [...theirs.matchAll(name)].map(([each]) => each).filter((each) => names.has(each));
    const lost = meant.filter((each) => !ours.includes(each));
    if (!lost[0]) continue;
    const lowered = lost.find((each) => wordsIn(ours).includes(each.toLowerCase()));
    if (lowered) return doubt(`"${lowered}" has a small letter here.`, `Write "${lowered}"; or ${acceptByName}.`);
    // In the genitive too: "Geotabs".
    const added = [...names].find((each) => !theirs.includes(each) && new RegExp(`(?<!\\p{L})${each}`, 'u').test(ours));
    if (added) return doubt(`English names ${lost[0]}, and this ${added}.`, `Write ${lost[0]}; or ${acceptByName}.`);
  }
  return [];
}
