/** Blocks that were looked for as lines for a terminal (`npm run i18n -- search`); the dev site has them as a page. */
import { languageName } from '../../src/check/language-name.ts';
import type { LanguageWork } from '../../src/check/translation/work-list.ts';
import { findBlocks } from './block-search.ts';
import { blockSearchPath } from './work-list-page.ts';
import { counted, placesOf } from './work-list-text.ts';

/** More would scroll the best ones away. */
const mostBlocks = 30;

/** @param words as they were typed: the shell takes quotes away, so what has a space is looked for as it stands */
export function searchLines({ language, files }: LanguageWork, words: string[]): string[] {
  const found = findBlocks(
    files,
    words.map((word) => (word.includes(' ') && !word.includes('"') ? `"${word}"` : word)).join(' '),
  );
  const name = languageName(language.code);
  const shown = found.slice(0, mostBlocks);
  const more =
    found.length > mostBlocks
      ? `; the first ${mostBlocks} are shown. Look for more words, or see all with npm run dev: ${blockSearchPath}`
      : '';
  return [
    ...shown.flatMap(({ work, item }) => {
      const { english, translation } = placesOf(work, item);
      return [
        `${work.name} ${item.name} (${item.state})  ${translation ?? english}`,
        `    English: ${item.now?.text ?? 'not any more'}`,
        `    ${name}: ${item.translation?.text || 'not translated'}`,
      ];
    }),
    `${counted(found.length, 'block')}${more}.`,
  ];
}
