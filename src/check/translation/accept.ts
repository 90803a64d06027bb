import type { Fault } from '../fault.ts';
import type { StoredBlock } from './block.ts';
import { itemFaults, type CheckedFile } from './faults.ts';
import { writeSources } from './sources.ts';
import { isOpen, isStillEnglish, type WorkItem } from './work-list.ts';

export interface AcceptOptions {
  /** Only blocks of these names. */
  blocks?: string[];
  /** Also accepts what is still as in English, or reads like another language. */
  same?: boolean;
}

export interface Acceptance {
  accepted: WorkItem[];
  refused: { item: WorkItem; reason: string }[];
}

/** Why a block cannot be accepted; undefined when it can. */
function refusal(item: WorkItem, doubt: Fault | undefined, htmlLang: string, same: boolean): string | undefined {
  const { now, translation } = item;
  if (!now || !translation) return 'it is not translated';
  if (translation.text === '' && now.text !== '') return 'it is empty';
  const [fault] = itemFaults({ ...item, then: undefined }, htmlLang).filter(({ severity }) => severity === 'error');
  if (fault) return `${fault.message} ${fault.remedy ?? ''}`.trim();
  if (same) return undefined;
  if (!now.isFixed && isStillEnglish(now, translation)) return 'it is still English; if it is right so, add --same';
  return doubt && `${doubt.message} If it is right so, add --same.`;
}

/**
 * Records that the translations of a file's open blocks match the present English. What is not translated yet, is in
 * another language or lacks what the site needs, is refused.
 */
export function acceptFile(
  siteDir: string,
  { work, faults }: CheckedFile,
  { blocks = [], same = false }: AcceptOptions = {},
): Acceptance {
  const doubtOf = (item: WorkItem) =>
    faults.find((found) => found.item === item && found.fault.rule === 'translation-language')?.fault;
  const chosen = work.items.filter(
    (item) =>
      item.state !== 'surplus' &&
      (isOpen(item) || (same && doubtOf(item))) &&
      (blocks.length === 0 || blocks.includes(item.name)),
  );
  const accepted: WorkItem[] = [];
  const refused: Acceptance['refused'] = [];
  for (const item of chosen) {
    const reason = refusal(item, doubtOf(item), work.language.htmlLang, same);
    if (reason) refused.push({ item, reason });
    else accepted.push(item);
  }
  if (accepted.length > 0) {
    const sources = work.items.flatMap((item): StoredBlock[] => {
      const { now, then, state } = item;
      // What is the same in every language needs nobody's consent.
      if (now && (accepted.includes(item) || (now.isFixed && state === 'complete')))
        return [{ ...now, isSame: !now.isFixed && (isStillEnglish(now, item.translation!) || Boolean(doubtOf(item))) }];
      return then ? [then] : [];
    });
    writeSources(siteDir, work.language.code, work.source, sources);
  }
  return { accepted, refused };
}
