import { loadItemCheck, type CheckedFile, type ItemFault } from './faults.ts';
import { loadTextDoubts } from './text-doubts.ts';
import { saysSame, vocabularyFaults } from './vocabulary-faults.ts';
import type { FileWork, LanguageWork } from './work-list.ts';

/** @returns what finds all that is wrong in files of a language: in each block, in its file, and beside the other texts */
export async function loadFileCheck(
  siteDir: string,
): Promise<(language: LanguageWork, files: FileWork[]) => CheckedFile[]> {
  const check = await loadItemCheck(siteDir);
  const textDoubts = loadTextDoubts(siteDir);
  return (language, files) => {
    const ofWords = vocabularyFaults(language);
    return files.map((work) => {
      const found = [...check(work), ...textDoubts(work)];
      const isKnown = ({ item, fault }: ItemFault) =>
        found.some((each) => each.item === item && saysSame(fault, each.fault));
      return {
        work,
        faults: [...found, ...ofWords.filter((each) => work.items.includes(each.item) && !isKnown(each))],
      };
    });
  };
}
