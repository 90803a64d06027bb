import { loadItemCheck, type CheckedFile } from './faults.ts';
import { splitWordFaults } from './split-words.ts';
import { loadTextDoubts } from './text-doubts.ts';
import type { FileWork, LanguageWork } from './work-list.ts';

/** @returns what finds all that is wrong in files of a language: in each block, in its file, and beside the other texts */
export async function loadFileCheck(
  siteDir: string,
): Promise<(language: LanguageWork, files: FileWork[]) => CheckedFile[]> {
  const check = await loadItemCheck(siteDir);
  const textDoubts = loadTextDoubts(siteDir);
  return (language, files) => {
    const split = splitWordFaults(language);
    return files.map((work) => {
      const found = [...check(work), ...textDoubts(work)];
      // Terms of the glossary are found in their block.
      const isKnown = ({ item }: (typeof split)[number]) =>
        found.some((each) => each.item === item && each.fault.rule === 'translation-split-word');
      return { work, faults: [...found, ...split.filter((each) => work.items.includes(each.item) && !isKnown(each))] };
    });
  };
}
