import type { StoredBlock } from './block.ts';
import { itemFaults, type CheckedFile } from './faults.ts';
import type { BlockFault } from './pair-faults.ts';
import { isAccepted } from './pair-translation.ts';
import { fingerprint, writeSources } from './sources.ts';
import { isOpen, isStillEnglish, type WorkItem } from './work-list.ts';

export interface AcceptOptions {
  /** Only blocks of these names. */
  blocks?: string[];
  /** Also accepts what is still as in English, reads like another language, or was not changed with the English. */
  same?: boolean;
}

export interface Acceptance {
  /** With what is doubtful in them all the same. */
  accepted: (WorkItem & { doubts: BlockFault[] })[];
  refused: { item: WorkItem; reason: string }[];
}

/** Whether the English of a block has changed since it was accepted, and its translation has not. */
function isUntouched(item: WorkItem): boolean {
  return item.state === 'stale' && isAccepted(item, item.translation!);
}

/** Doubts that may be about a fact: a unit, a word for something else. Nobody accepts one in passing. */
const doubtsOfFacts = [
  'translation-unit',
  'translation-glossary',
  'translation-term',
  'translation-number',
  'translation-points',
  'translation-foreign-word',
];

/** Why a block cannot be accepted; undefined when it can. @param known what the check has found in it */
function refusal(
  item: WorkItem,
  known: BlockFault[],
  doubts: BlockFault[],
  htmlLang: string,
  { same = false, blocks = [] }: AcceptOptions,
): string | undefined {
  const { now, translation } = item;
  const doubt = known.find(({ rule }) => rule === 'translation-language');
  if (!now || !translation) return 'it is not translated';
  if (item.isMoved) return 'it stands elsewhere than the English: "add" moves it';
  if (translation.text === '' && now.text !== '') return 'it is empty';
  const fault = [
    ...itemFaults({ ...item, then: undefined }, htmlLang),
    ...known.filter(({ rule }) => rule === 'translation-length'),
  ].find(({ severity }) => severity === 'error');
  if (fault) return `${fault.message} ${fault.remedy ?? ''}`.trim();
  const isEnglish = !now.isFixed && isStillEnglish(now, translation);
  // Of a whole file nobody means each block that still waits for its translation.
  if (isEnglish && (!same || blocks.length === 0))
    return `it is still English; if it is right so, ${blocks.length === 0 ? 'name the block and add' : 'add'} --same`;
  if (same) return undefined;
  if (isUntouched(item))
    return `the English changed, your text did not. If it still fits, ${blocks.length === 0 ? 'name the block and add' : 'add'} --same.`;
  if (blocks.length === 0 && item.state === 'stale' && !now.isFixed && !item.then?.translations)
    return 'the English changed, and which text was accepted is not on record. If it fits, name the block or add --same.';
  if (doubt) return `${doubt.message} If it is right so, add --same.`;
  const ofFact = blocks.length === 0 && doubts.find(({ rule }) => doubtsOfFacts.includes(rule));
  return ofFact
    ? `${ofFact.message} ${ofFact.remedy ?? ''} If it is right so, name the block or add --same.`
    : undefined;
}

/** What is doubtful in a block compared with the present English, which it is accepted with. */
function doubtsOf(item: WorkItem, known: BlockFault[], htmlLang: string): BlockFault[] {
  const doubts = [...known, ...itemFaults({ ...item, then: undefined }, htmlLang)].filter(
    ({ severity, rule }) => severity === 'warning' && rule !== 'translation-language',
  );
  return [...new Map(doubts.map((doubt) => [doubt.message, doubt])).values()];
}

/**
 * Records that the translations of a file's open blocks match the present English. What is not translated yet, is in
 * another language or lacks what the site needs, is refused.
 */
export function acceptFile(siteDir: string, { work, faults }: CheckedFile, options: AcceptOptions = {}): Acceptance {
  const { blocks = [], same = false } = options;
  const doubtOf = (item: WorkItem) =>
    faults.find((found) => found.item === item && found.fault.rule === 'translation-language')?.fault;
  const chosen = work.items.filter(
    (item) =>
      item.state !== 'surplus' &&
      // In a file that is not there, readers' words are missing, and not what comes with its copy.
      (work.exists || !item.now?.isFixed) &&
      (isOpen(item) || (same && doubtOf(item))) &&
      (blocks.length === 0 || blocks.includes(item.name)),
  );
  const accepted: Acceptance['accepted'] = [];
  const refused: Acceptance['refused'] = [];
  for (const item of chosen) {
    const known = faults.filter((found) => found.item === item).map(({ fault }) => fault);
    const doubts = doubtsOf(item, known, work.language.htmlLang);
    const reason = refusal(item, known, doubts, work.language.htmlLang, options);
    if (reason) refused.push({ item, reason });
    else accepted.push({ ...item, doubts });
  }
  // Older records do not say which texts were accepted.
  const isUnrecorded = work.items.some(
    ({ state, now, then }) => state === 'complete' && !now!.isFixed && !then!.translations,
  );
  if (accepted.length > 0 || (blocks.length === 0 && isUnrecorded)) {
    const names = new Set(accepted.map(({ name }) => name));
    const sources = work.items.flatMap((item): StoredBlock[] => {
      const { now, then, state } = item;
      const translations = now?.isFixed || !item.translation ? undefined : [fingerprint(item.translation.text)];
      // What is the same in every language needs nobody's consent; who names blocks accepts nothing else.
      const isCommon = now?.isFixed && state === 'complete' && (blocks.length === 0 || !then);
      if (now && (names.has(item.name) || isCommon)) {
        const isSame = !now.isFixed && (isStillEnglish(now, item.translation!) || Boolean(doubtOf(item)));
        return [{ ...now, isSame, translations }];
      }
      const isRecorded = state === 'complete' || (state === 'moved' && !then?.translations);
      return then ? [isRecorded ? { ...then, translations } : then] : [];
    });
    writeSources(siteDir, work.language.code, work.source, sources);
  }
  return { accepted, refused };
}
