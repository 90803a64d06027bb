import type { Fault } from '../fault.ts';
import type { Block } from './block.ts';
import { readBlocks, translatedFiles, type TranslatedFile } from './translated-files.ts';
import type { FileWork } from './work-list.ts';

export const otherFileRule = 'translation-other-file';

/** Fewer blocks may be alike by chance. */
const leastBlocks = 5;
/** Two English pages have less than half of their fixed blocks in common. */
const shareOfOther = 0.6;

const isFixed = (block: Block) => block.isFixed;
const isText = (block: Block) => !block.isFixed;

/** How many of some blocks are in a file, from 0 to 1. */
function shareIn(own: Block[], others: Block[]): number {
  const known = new Set(others.map(({ label, text }) => `${label}: ${text}`));
  return own.length < leastBlocks
    ? 0
    : own.filter(({ label, text }) => known.has(`${label}: ${text}`)).length / own.length;
}

/**
 * A translated file that holds the text of another one, by what is the same in every language, or by the words of the
 * other translation.
 */
export function otherFileFault(siteDir: string, { language, source, translation }: FileWork): Fault[] {
  const blocksOf = (file: string) => readBlocks(siteDir, file)?.blocks ?? [];
  const translated = (file: Pick<TranslatedFile, 'translation'>) => `i18n/${language.code}/${file.translation}`;
  const own = blocksOf(translated({ translation }));
  if (shareIn(own.filter(isFixed), blocksOf(source).filter(isFixed)) > shareOfOther) return [];
  const isLike = (other: TranslatedFile) =>
    shareIn(own.filter(isFixed), blocksOf(other.source).filter(isFixed)) > shareOfOther ||
    shareIn(own.filter(isText), blocksOf(translated(other)).filter(isText)) > shareOfOther;
  const found = translatedFiles(siteDir).find((other) => other.source !== source && isLike(other));
  return found
    ? [
        {
          file: translated({ translation }),
          rule: otherFileRule,
          message: `This file has the text of ${found.name}.`,
          remedy: '"git restore" brings back what was here.',
          severity: 'error',
        },
      ]
    : [];
}
