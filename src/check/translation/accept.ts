import { languageName } from '../language-name.ts';
import { acceptCommand } from './accept-command.ts';
import type { StoredBlock } from './block.ts';
import { doubtfulSentences } from './doubtful-sentences.ts';
import { plainEnglish } from './english-sentence.ts';
import { itemFaults, namesOf, type CheckedFile } from './faults.ts';
import { landmarksOf } from './landmarks.ts';
import { meaningRules } from './meaning-faults.ts';
import type { BlockFault } from './pair-faults.ts';
import { isAccepted } from './pair-translation.ts';
import { isListOrName } from './prose-faults.ts';
import { fingerprint, writeSources } from './sources.ts';
import { isOpen, type FileWork, type WorkItem } from './work-list.ts';

export interface AcceptOptions {
  /** Only blocks of these names. */
  blocks?: string[];
  /** Also accepts what is still as in English, reads like another language, or was not changed with the English. */
  same?: boolean;
}

export interface Acceptance {
  /** With what is doubtful in them all the same. */
  accepted: (WorkItem & { doubts: BlockFault[] })[];
  refused: (Refusal & { item: WorkItem; doubts: BlockFault[] })[];
}

interface Refusal {
  reason: string;
  /** Whether its name needs `--same` too; undefined when it cannot be accepted as it is. */
  needsSame?: boolean;
}

/** Whether the English of a block has changed since it was accepted, and its translation has not. */
function isUntouched(item: WorkItem): boolean {
  return item.state === 'stale' && isAccepted(item, item.translation!);
}

/** Doubts that may be about a fact, a part that is lost, or a button that does not fit. Nobody accepts one in passing. */
const doubtsToRead = [
  'translation-unit',
  'translation-glossary',
  'translation-term',
  'translation-number',
  'translation-points',
  ...meaningRules,
  'translation-foreign-word',
  'translation-left-word',
  'translation-spelling',
  'translation-address',
  'translation-month',
  'translation-product',
  'translation-name',
  'translation-same-label',
  'translation-list',
  'translation-link-order',
  'translation-placeholder-order',
  'translation-figure-order',
  'translation-sentence-order',
  'translation-short',
  'translation-long',
  'translation-length',
];

/** A sentence that stays English only by mistake; names of sources and quotations may be English. */
function leftEnglish({ now, translation, isEnglish }: WorkItem, htmlLang: string): string | undefined {
  if (now!.isFixed || isListOrName(now!.label)) return undefined;
  const [own, english] = [translation!, now!].map((block) => landmarksOf(block, htmlLang).words) as [string, string];
  return plainEnglish(own, isEnglish ? own : english, htmlLang);
}

/** Compared with the present English, which it is accepted with. */
const presentFaults = (item: WorkItem, htmlLang: string): BlockFault[] =>
  itemFaults({ ...item, then: undefined }, htmlLang, { decided: item.then?.decided });

/** Why a block cannot be accepted; undefined when it can. @param known what the check has found in it */
function refusal(
  work: FileWork,
  item: WorkItem,
  known: BlockFault[],
  doubts: BlockFault[],
  { same = false, blocks = [] }: AcceptOptions,
): Refusal | undefined {
  const { now, translation } = item;
  const { htmlLang } = work.language;
  const unless = (reason: string, needsSame: boolean, condition = 'If it is right so'): Refusal => ({
    reason: `${reason} ${condition}: ${acceptCommand(work, [item], needsSame)}`,
    needsSame,
  });
  if (!now || !translation) return { reason: 'it is not translated' };
  if (item.isMoved)
    return {
      reason: `it stands elsewhere than the English. This moves it: npm run i18n -- add ${work.language.code} ${work.name}`,
    };
  if (translation.text === '' && now.text !== '') return { reason: 'it is empty' };
  const fault = [...presentFaults(item, htmlLang), ...known].find(({ severity }) => severity === 'error');
  if (fault) return { reason: `${fault.message} ${fault.remedy ?? ''}`.trim() };
  const sentence = leftEnglish(item, htmlLang);
  if (sentence && (same || item.isEnglish))
    return {
      reason: `"${sentence}" is an English sentence, which readers of ${languageName(htmlLang)} would get. Translate it; only names, short words and quotations stay English.`,
    };
  // Of a whole file nobody means each block that still waits for its translation.
  if (item.isEnglish && (!same || blocks.length === 0)) return unless('it is still English.', true);
  if (same) return undefined;
  if (isUntouched(item)) return unless('the English changed, your text did not.', true, 'If it still fits');
  if (blocks.length === 0 && item.state === 'stale' && !now.isFixed && !item.then?.translations)
    return unless('the English changed, and which text was accepted is not on record.', false, 'If it fits');
  const doubt = known.find(({ rule }) => rule === 'translation-language');
  if (doubt) return sentence ? { reason: `${doubt.message} Translate it.` } : unless(doubt.message, true);
  const toRead = blocks.length === 0 && doubts.find(({ rule }) => doubtsToRead.includes(rule));
  return toRead ? unless(`${toRead.message} ${toRead.remedy ?? ''}`, false) : undefined;
}

/** What is doubtful in a block that is accepted. */
function doubtsOf(item: WorkItem, known: BlockFault[], htmlLang: string): BlockFault[] {
  const doubts = [...known, ...presentFaults(item, htmlLang)].filter(
    ({ severity, rule }) => severity === 'warning' && rule !== 'translation-language',
  );
  return [...new Map(doubts.map((doubt) => [doubt.message, doubt])).values()];
}

/** Fewer blocks that do not fit may be slips, each by itself. */
const leastUnfit = 5;

/** Why nothing of a file is accepted: most likely it is that of another page or language. */
function refusalOfFile({ work, faults }: CheckedFile): Acceptance['refused'] {
  const texts = work.items.filter(({ now, translation }) => now && translation && !now.isFixed);
  const isUnfit = (item: WorkItem) =>
    faults.some(
      (found) =>
        found.item === item && (found.fault.severity === 'error' || found.fault.rule === 'translation-language'),
    );
  const unfit = texts.filter(isUnfit);
  if (unfit.length < leastUnfit || 3 * unfit.length < texts.length) return [];
  const reason = `${unfit.length} of ${texts.length} texts of this file do not fit the English. Is it the file of another page or language? "git restore" brings back what was here. Nothing of it was accepted; single blocks can be, by their names.`;
  return [{ item: unfit[0]!, doubts: [], reason }];
}

/**
 * Records that the translations of a file's open blocks match the present English. What is not translated yet, is in
 * another language or lacks what the site needs, is refused.
 */
export function acceptFile(siteDir: string, checked: CheckedFile, options: AcceptOptions = {}): Acceptance {
  const { blocks = [], same = false } = options;
  const { work, faults } = checked;
  const refusedAll = blocks.length === 0 ? refusalOfFile(checked) : [];
  if (refusedAll.length > 0) return { accepted: [], refused: refusedAll };
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
    const reason = refusal(work, item, known, doubts, options);
    if (reason) refused.push({ item, doubts, ...reason });
    else accepted.push({ ...item, doubts });
  }
  // Older records do not say which texts were accepted.
  const isUnrecorded = work.items.some(
    ({ state, now, then }) => state === 'complete' && !now!.isFixed && !then!.translations,
  );
  if (accepted.length > 0 || (blocks.length === 0 && isUnrecorded)) {
    const englishNames = namesOf(work);
    const names = new Set(accepted.map(({ name }) => name));
    const sources = work.items.flatMap((item): StoredBlock[] => {
      const { now, then, state } = item;
      const translations = now?.isFixed || !item.translation ? undefined : [fingerprint(item.translation.text)];
      const decided = doubtfulSentences(item, work.language.htmlLang, englishNames);
      // What is the same in every language needs nobody's consent; who names blocks accepts nothing else.
      const isCommon = now?.isFixed && state === 'complete' && (blocks.length === 0 || !then);
      if (now && (names.has(item.name) || isCommon)) {
        const isSame = item.isEnglish || (!now.isFixed && Boolean(doubtOf(item)));
        return [{ ...now, isSame, translations, decided }];
      }
      const isRecorded = state === 'complete' || (state === 'moved' && !then?.translations);
      return then ? [isRecorded ? { ...then, translations, decided } : then] : [];
    });
    writeSources(siteDir, work.language.code, work.source, sources);
  }
  return { accepted, refused };
}
