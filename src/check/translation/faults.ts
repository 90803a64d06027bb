import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from '../fault.ts';
import { pairFaults, type BlockFault } from './pair-faults.ts';
import { loadLanguageGuess, proseFaults, type GlossaryWord } from './prose-faults.ts';
import { languagesIn, readBlocks, translatedFiles } from './translated-files.ts';
import { openStates, workList, type FileWork, type State, type WorkItem } from './work-list.ts';

function glossaryOf(siteDir: string, language: string): Record<string, GlossaryWord> {
  const file = path.join(siteDir, `data/glossary/${language}.json`);
  if (!existsSync(file)) return {};
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { terms: Record<string, GlossaryWord> }).terms;
  } catch {
    // The check of data files says what is wrong with it.
    return {};
  }
}

/** Terms that the glossary of a language lacks or has too many. */
function termFaults(english: string[], translated: string[], language: string): Fault[] {
  const fault = (rule: string, message: string, remedy: string): Fault => ({
    file: `data/glossary/${language}.json`,
    rule,
    message,
    remedy,
    severity: 'warning',
  });
  const missing = english.filter((term) => !translated.includes(term));
  const surplus = translated.filter((term) => !english.includes(term));
  return [
    ...missing.map((term) => fault('glossary-missing', `There is no word for "${term}".`, 'Add it.')),
    ...surplus.map((term) => fault('glossary-surplus', `The English glossary has no "${term}".`, 'Remove it.')),
  ];
}

/**
 * What is wrong with the translation of a block compared with English. One that was made from an earlier English text is
 * right if it fits either: a change of the English is no fault of the translation.
 */
export function itemFaults({ now, then, translation }: WorkItem, htmlLang: string): BlockFault[] {
  if (!now || !translation || translation.text === '') return [];
  const faults = pairFaults(now, translation, htmlLang);
  const isStale = then !== undefined && then.text !== now.text;
  return isStale && (now.isFixed || pairFaults(then, translation, htmlLang).length === 0) ? [] : faults;
}

const stateTexts: Record<Exclude<State, 'complete'>, string> = {
  missing: 'not translated',
  stale: 'translated from an earlier English text',
  unreviewed: 'translated, but not accepted yet',
  surplus: 'not in the English text any more',
};

/** One warning for each state of a file, with the place of the first. */
function stateFaults({ name, language, translation, exists, isDraft, items }: FileWork): Fault[] {
  const file = `i18n/${language.code}/${translation}`;
  if (isDraft) return [];
  if (!exists) {
    if (items.length === 0) return [];
    const message = `There is no translation of ${name}; its page is shown in English.`;
    return [{ file, rule: 'translation-missing', message, severity: 'warning' }];
  }
  return openStates.flatMap((state): Fault[] => {
    const open = items.filter((item) => item.state === state);
    if (open.length === 0) return [];
    const place = open.find((item) => item.translation)?.translation;
    return [
      {
        file,
        line: place?.line,
        column: place?.column,
        rule: `translation-${state}`,
        message: `${open.length} ${open.length === 1 ? 'block is' : 'blocks are'} ${stateTexts[state]}.`,
        remedy: `"npm run i18n -- ${language.code} ${name}" lists ${open.length === 1 ? 'it' : 'them'}.`,
        severity: 'warning',
      },
    ];
  });
}

/** A block that was translated, is unchanged in English, and is gone from the translation: readers would miss it. */
function droppedFault({ now, then, translation }: WorkItem, { language, name }: FileWork): BlockFault[] {
  if (!now || now.isKeyed || then?.text !== now.text || translation) return [];
  return [
    {
      rule: 'translation-dropped',
      message: `The ${now.label} "${now.text.slice(0, 80)}" of the English text is missing.`,
      remedy: `Put its translation back; "npm run i18n -- add ${language.code} ${name}" puts the English in its place.`,
      severity: 'error',
    },
  ];
}

/** What is wrong with a block of a translation, with its place. */
export interface ItemFault {
  item: WorkItem;
  fault: Fault;
}

/** What is left to do in a file, with what is wrong in it. */
export interface CheckedFile {
  work: FileWork;
  faults: ItemFault[];
}

/** @returns what finds everything that is wrong with the blocks of a file */
export async function loadItemCheck(siteDir: string): Promise<(work: FileWork) => ItemFault[]> {
  const guess = await loadLanguageGuess();
  const glossaries = new Map<string, GlossaryWord[]>();
  const glossaryFor = (code: string) => {
    const known = glossaries.get(code) ?? Object.values(glossaryOf(siteDir, code));
    glossaries.set(code, known);
    return known;
  };
  return (work) => {
    const { language, translation: translated, exists, items } = work;
    if (!exists) return [];
    // What is missing is looked for behind the block before it.
    let place: Pick<Fault, 'line' | 'column'> = {};
    return items.flatMap((item): ItemFault[] => {
      const { now, then, translation } = item;
      if (translation) place = { line: translation.line, column: translation.column };
      const faults = translation
        ? [
            ...itemFaults(item, language.htmlLang),
            ...proseFaults(translation, then ?? now ?? translation, language, glossaryFor(language.code), guess),
          ]
        : droppedFault(item, work);
      const file = `i18n/${language.code}/${translated}`;
      return faults.map((fault) => ({
        item,
        fault: { file, ...place, ...fault },
      }));
    });
  };
}

/** What is wrong with the translations of a project, and what is left to do. Staged languages are work in progress. */
export async function translationFaults(siteDir: string): Promise<Fault[]> {
  const { english, others } = languagesIn(siteDir);
  const check = await loadItemCheck(siteDir);
  const unreadable = [english, ...others].flatMap(({ code }) =>
    [...new Set(translatedFiles(siteDir).map(({ translation }) => `i18n/${code}/${translation}`))]
      .filter((file) => !file.endsWith('.mdx'))
      .flatMap((file) => readBlocks(siteDir, file)?.faults ?? []),
  );
  const englishTerms = Object.keys(glossaryOf(siteDir, english.code));
  const isReadable = (file: string) => (readBlocks(siteDir, file)?.faults.length ?? 0) === 0;
  const faults = workList(siteDir).flatMap(({ language, files: all, surplus }): Fault[] => {
    // What could not be read would seem to be missing from one of the two.
    const files = all.filter(
      ({ source, translation }) => isReadable(source) && isReadable(`i18n/${language.code}/${translation}`),
    );
    const terms = Object.keys(glossaryOf(siteDir, language.code));
    const ofFiles = files.flatMap((work) => [...stateFaults(work), ...check(work).map(({ fault }) => fault)]);
    const ofSurplus = surplus.map((file): Fault => ({
      file,
      rule: 'translation-surplus',
      message: 'There is no English file for this translation.',
      remedy: '"npm run i18n -- clean" removes it.',
      severity: 'warning',
    }));
    const found = [...ofFiles, ...ofSurplus, ...termFaults(englishTerms, terms, language.code)];
    return language.staged ? found.filter(({ severity }) => severity === 'error') : found;
  });
  return [...unreadable, ...faults];
}
