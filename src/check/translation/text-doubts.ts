import { frontMatterFaults } from '../front-matter-faults.ts';
import { searchFaults } from '../search-faults.ts';
import { textSlipFaults } from '../text-slip-faults.ts';
import type { ItemFault } from './faults.ts';
import type { FileWork } from './work-list.ts';

type Place = { line?: number; column?: number };

const isBefore = (a: Place, b: Place) =>
  a.line! < (b.line ?? 0) || (a.line === b.line && (a.column ?? 1) <= (b.column ?? 1));

/** @returns what finds in a file what English may have too, such as words that stand twice or a field that is too long */
export function loadTextDoubts(siteDir: string): (work: FileWork) => ItemFault[] {
  const byFile = Map.groupBy(
    [...frontMatterFaults(siteDir), ...textSlipFaults(siteDir), ...searchFaults(siteDir)],
    ({ file }) => file,
  );
  return ({ language, translation: file, items }) => {
    const placed = items
      .filter(({ translation }) => translation?.line !== undefined)
      .sort((a, b) => (isBefore(a.translation!, b.translation!) ? -1 : 1));
    return (byFile.get(`i18n/${language.code}/${file}`) ?? []).flatMap((fault) => {
      const item = placed.findLast(({ translation }) => isBefore(translation!, fault));
      return item ? [{ item, fault }] : [];
    });
  };
}
