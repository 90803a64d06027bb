import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { faultLine, type Fault } from '../fault.ts';
import { glossaryEntries } from '../glossary-entries.ts';
import { kept } from '../kept.ts';
import { unreadableRules } from '../unreadable.ts';
import { acceptByName, acceptCommand } from './accept-command.ts';
import { contentsOf, isComponent } from './component-contents.ts';
import { fileFaults } from './file-faults.ts';
import { joinedFault, joinedParagraphs, splitFault, splitParagraphs } from './joined-paragraphs.ts';
import { keptNameFaults, namesIn } from './kept-names.ts';
import { liveTooEarly } from './language-gaps.ts';
import { markedTermFaults, type Glossary } from './marked-terms.ts';
import { meaningFaults } from './meaning-faults.ts';
import { misspeltComponents } from './misspelt-components.ts';
import { otherFileFault } from './other-file.ts';
import { pairFaults, partition, type BlockFault } from './pair-faults.ts';
import { isAccepted } from './pair-translation.ts';
import { isSameWord, loadLanguageGuess, proseFaults } from './prose-faults.ts';
import { renamedFault, renamedKeys } from './renamed-keys.ts';
import { sameLabelFaults } from './same-labels.ts';
import { languagesIn, surplusText } from './translated-files.ts';
import { saysSame, vocabularyFaults } from './vocabulary-faults.ts';
import { isStillEnglish, textsOf, workList, type FileWork, type WorkItem } from './work-list.ts';

interface GlossaryFile {
  terms: Glossary;
  otherAddress?: string[];
  otherWords?: Record<string, string>;
}

/** A language's glossary; without terms when there is no file. */
function glossaryFileOf(siteDir: string, language: string): GlossaryFile {
  const file = path.join(siteDir, `data/glossary/${language}.json`);
  if (!existsSync(file)) return { terms: {} };
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GlossaryFile;
  } catch {
    // The check of data files says what is wrong with it.
    return { terms: {} };
  }
}

/** The words of a language's glossary, by term; none when there is no file. */
export function glossaryOf(siteDir: string, language: string): Glossary {
  return glossaryFileOf(siteDir, language).terms;
}

/** A glossary with this share of another one's words is a copy of it; Danish and Norwegian have a third in common. */
const shareOfCopy = 0.6;

/** The language whose glossary this one is a copy of. */
function copiedFrom(siteDir: string, words: Glossary, language: string): string | undefined {
  const { english, others } = languagesIn(siteDir);
  const terms = Object.entries(words);
  return [english, ...others]
    .filter(({ code }) => code !== language)
    .find(({ code }) => {
      const theirs = glossaryOf(siteDir, code);
      return terms.filter(([key, { term }]) => theirs[key]?.term === term).length > shareOfCopy * terms.length;
    })?.code;
}

/** Terms that the glossary of a language lacks or has too many, or all from another one. */
function termFaults(siteDir: string, english: string[], words: Glossary, language: string): Fault[] {
  const translated = Object.keys(words);
  const fault = (rule: string, message: string, remedy: string): Fault => ({
    file: `data/glossary/${language}.json`,
    rule,
    message,
    remedy,
    severity: 'warning',
  });
  const missing = english.filter((term) => !translated.includes(term));
  const surplus = translated.filter((term) => !english.includes(term));
  const contrary = Object.entries(words).filter(([, { term, avoid = [] }]) =>
    avoid.some((word) => isSameWord(word, term)),
  );
  const other = copiedFrom(siteDir, words, language);
  return [
    ...(other
      ? [fault('glossary-copied', `Most words are those of data/glossary/${other}.json.`, 'Translate them.')]
      : []),
    ...contrary.map(([key, { term }]) =>
      fault(
        'glossary-contrary',
        `"${key}": "${term}" is the word, and among those to avoid.`,
        'Remove it from "avoid".',
      ),
    ),
    ...(missing.length > 0
      ? [fault('glossary-missing', `There is no word for ${missing.map((term) => `"${term}"`).join(', ')}.`, 'Add it.')]
      : []),
    ...surplus.map((term) => fault('glossary-surplus', `The English glossary has no "${term}".`, 'Remove it.')),
  ];
}

interface Known {
  /** Names of the English file (`namesIn`). */
  names?: Set<string>;
  /** Ids of sentences that were accepted although they are doubtful. */
  decided?: string[];
}

/**
 * What is wrong with the translation of a block compared with English. One that was made from an earlier English text is
 * right if it fits either: a change of the English is no fault of the translation.
 */
export function itemFaults(
  item: WorkItem,
  htmlLang: string,
  { names = new Set(), decided = item.then?.decided }: Known = {},
): BlockFault[] {
  const { now, then, translation, isEnglish } = item;
  if (!now || !translation || translation.text === '') return [];
  // English words wait for their translation, with their figures.
  if (isEnglish || (!now.isFixed && then && isStillEnglish(then, translation))) return [];
  // Another wording may say the same: who has accepted it has decided that.
  const isDecided = isAccepted(item, translation);
  const ofPair = pairFaults(now, translation, htmlLang, decided).filter(
    ({ severity }) => !isDecided || severity === 'error',
  );
  // A company that has become another one of its file is named once.
  const known = ofPair.map(({ rule }) => rule);
  const hasName = known.includes('translation-name');
  const faults = [
    ...ofPair,
    ...(now.isFixed || isDecided
      ? []
      : [
          ...meaningFaults(now, translation, htmlLang, decided, known),
          ...(hasName ? [] : keptNameFaults(now, translation, names, htmlLang, decided)),
        ]),
  ];
  // One that was changed since the English was is made from the present text.
  const isStale = then !== undefined && then.text !== now.text && (!then.translations || isAccepted(item, translation));
  return isStale && (now.isFixed || pairFaults(then, translation, htmlLang).length === 0) ? [] : faults;
}

/** The names that the English of a file has. */
export const namesOf = ({ items }: FileWork): Set<string> =>
  namesIn(items.flatMap(({ now }) => (now && !now.isFixed ? [now] : [])));

/** The first words of a text. */
const beginningOf = (text: string) => (text.length > 80 ? `${text.slice(0, 80).replace(/\s\S*$/, '')} …` : text);

/** By what people know a component: its title, or the first words in it. */
function wordsIn(component: WorkItem, items: WorkItem[]): string {
  const present = items.filter(({ now }) => now);
  const contents = contentsOf(present, ({ now }) => now!).get(component) ?? [];
  const texts = contents.filter(({ now }) => !now!.isFixed);
  return (texts.find(({ now }) => now!.label.endsWith('> title')) ?? texts[0])?.now!.text ?? component.now!.text;
}

/** Components that are gone from a translation: what was in them needs no fault of its own. */
function droppedComponents(items: WorkItem[]): WorkItem[] {
  return items.filter(({ now, translation }) => now && isComponent(now) && !translation);
}

/** Whether a block that is missing stands in a component of English. */
function isInside({ now, translation }: WorkItem, component: WorkItem): boolean {
  const [inner, outer] = [now?.range, component.now?.range];
  return !translation && Boolean(inner && outer && inner.start >= outer.start && inner.end <= outer.end);
}

/** A block that was translated, is unchanged in English, and is gone from the translation: readers would miss it. */
function droppedFault(item: WorkItem, { language, name, source, items }: FileWork): BlockFault[] {
  const { now, then, translation } = item;
  // Labels that are missing or empty are shown in English, and have a list of their own.
  if (!now || (now.isKeyed && source.endsWith('.json')) || then?.text !== now.text) return [];
  if (translation && !(now.isKeyed && now.text && translation.text === '')) return [];
  const text = isComponent(now) ? wordsIn(item, items) : now.text;
  return [
    {
      rule: 'translation-dropped',
      message: `The ${now.label} "${beginningOf(text)}" of the English text is missing.`,
      remedy: `Put its translation back: "git restore -p" may have it, or "npm run i18n -- add ${language.code} ${name}" puts the English in its place.`,
      severity: 'error',
    },
  ];
}

/** "1. januar" at the beginning of a paragraph, which Markdown reads as a list. */
function listFault(lost: WorkItem, items: WorkItem[]): (BlockFault & Pick<Fault, 'line' | 'column'>) | undefined {
  // What was never translated is only missing, and a list that English had is only surplus.
  if (lost.now?.label !== 'paragraph' || lost.then?.text !== lost.now.text) return undefined;
  const list = items.find(({ now, then, translation }) => !now && !then && translation?.isNumbered)?.translation;
  return (
    list && {
      rule: 'translation-list',
      line: list.line,
      column: list.column,
      message: `A number with a point begins a list here, and "${beginningOf(lost.now.text)}" begins a paragraph.`,
      remedy: 'Begin with a word, or write \\ before the point: 1\\. januar.',
      severity: 'error',
    }
  );
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
  const check = await loadCheck(siteDir);
  return (work) =>
    kept(
      () => ['faults', ...textsOf(siteDir, work.language, work)],
      () => check(work).map(({ item, fault }) => ({ index: work.items.indexOf(item), fault })),
    ).map(({ index, fault }) => ({ item: work.items[index]!, fault }));
}

async function loadCheck(siteDir: string): Promise<(work: FileWork) => ItemFault[]> {
  const guess = await loadLanguageGuess();
  const glossaries = new Map<string, GlossaryFile>();
  const fileFor = (code: string) => {
    const known = glossaries.get(code) ?? glossaryFileOf(siteDir, code);
    glossaries.set(code, known);
    return known;
  };
  const glossaryFor = (code: string) => fileFor(code).terms;
  // What only the page of the glossary explains has the words of its heading, of which an inflected term shares one.
  const termsFor = (code: string): Glossary => ({
    ...Object.fromEntries(
      glossaryEntries(siteDir, code)
        .filter(({ name }) => name)
        .map(({ id, name }) => [id, { term: name, forms: name.split(/\s+/).filter((word) => word.length > 3) }]),
    ),
    ...glossaryFor(code),
  });
  const english = termsFor(languagesIn(siteDir).english.code);
  const terms = new Map(languagesIn(siteDir).others.map(({ code }) => [code, termsFor(code)]));
  return (work) => {
    const { language, translation: translated, exists, items } = work;
    if (!exists) return [];
    const glossary = glossaryFor(language.code);
    const words = { ...fileFor(language.code), terms: Object.values(glossary) };
    // What is missing is looked for behind the block before it; the first one, before the block behind it.
    const [first] = items.flatMap(({ translation }) => translation ?? []);
    let place: Pick<Fault, 'line' | 'column'> = { line: first?.line, column: first?.column };
    // Labels and mails, which may be missing, have a check of their own (file-faults.ts).
    const renamed = work.source.endsWith('.json') ? [] : renamedKeys(items);
    const renamedOnes = new Map(renamed.map((key) => [key.added[0], key]));
    const followUps = new Set(renamed.flatMap(({ added, lost: seeming }) => [...added, ...seeming]));
    const dropped = droppedComponents(items);
    const joined = joinedParagraphs(items);
    const lost = new Set(joined.values());
    const split = splitParagraphs(items);
    const names = namesOf(work);
    const sameLabels = sameLabelFaults(work);
    // The check of components says what is meant; what is in them only seems to be missing.
    const isMisspelt = misspeltComponents(items).size > 0;
    return items.flatMap((item): ItemFault[] => {
      const { now, then, translation } = item;
      if (translation) place = { line: translation.line, column: translation.column };
      const taken = joined.get(item);
      const key = renamedOnes.get(item);
      const isOfDropped = dropped.some((component) => component !== item && isInside(item, component));
      const faults = key
        ? [renamedFault(key)]
        : followUps.has(item) || isOfDropped || lost.has(item)
          ? []
          : translation
            ? [
                ...(taken
                  ? [joinedFault(item, taken)]
                  : split.has(item)
                    ? [splitFault]
                    : itemFaults(item, language.htmlLang, { names })),
                ...(sameLabels.has(item) ? [sameLabels.get(item)!] : []),
                ...droppedFault(item, work),
                ...proseFaults(
                  translation,
                  [then ?? now ?? translation, now ?? then ?? translation],
                  language,
                  words,
                  guess,
                ),
                ...markedTermFaults(then ?? now ?? translation, translation, [
                  english,
                  terms.get(language.code) ?? glossary,
                ]),
              ]
            : isMisspelt
              ? []
              : [listFault(item, items) ?? droppedFault(item, work)].flat();
      const file = `i18n/${language.code}/${translated}`;
      return faults.map((fault) => ({
        item,
        fault: { file, ...place, ...fault },
      }));
    });
  };
}

/** Fewer blocks in another language are named each. */
const leastForeign = 5;

/** Says once what many blocks have in common: they are those of another language's file. */
function withoutForeignFile(faults: Fault[], { items }: FileWork): Fault[] {
  const foreign = faults.filter(({ rule }) => rule === 'translation-language');
  const texts = items.filter(({ translation }) => translation && !translation.isFixed);
  const [, language] = /reads like (\p{L}+)/u.exec(foreign[0]?.message ?? '') ?? [];
  if (foreign.length < leastForeign || 3 * foreign.length < texts.length) return faults;
  return [
    {
      ...foreign[0]!,
      message: `${foreign.length} blocks of this file read like another language, the first like ${language}.`,
      remedy: 'Is it the file of another language? "git restore" brings back what was here.',
    },
    ...faults.filter(({ rule }) => rule !== 'translation-language'),
  ];
}

const placeOf = ({ file, line, column }: Fault) => `${file}:${line}:${column}`;

/** Faults of a translation's syntax are named for themselves; this says what they hide. */
function hiddenBySyntax({ language, translation, unreadable, intact }: FileWork): Fault[] {
  const file = `i18n/${language.code}/${translation}`;
  const own = unreadable.find((fault) => fault.file === file && !unreadableRules.includes(fault.rule));
  if (!own) return [];
  return [
    {
      ...own,
      rule: 'translation-unread',
      message:
        intact.length > 0
          ? 'Only what can be read of this file is compared with English, and nothing is said of what is missing.'
          : 'This file is not compared with English, since it cannot be read.',
      remedy: 'Mend its syntax first.',
      severity: 'warning',
    },
  ];
}

/** Folders of languages that the site does not have. */
function folderFaults(siteDir: string): Fault[] {
  const { english, others } = languagesIn(siteDir);
  const all = [english, ...others];
  // Programs for translators know Norwegian as "nb".
  const meantBy = (name: string) => all.find(({ htmlLang }) => htmlLang === name)?.code;
  return readdirSync(path.join(siteDir, 'i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !all.some(({ code }) => code === entry.name))
    .map(({ name }) => ({
      file: `i18n/${name}`,
      rule: 'translation-folder',
      message: `data/locales.json has no language "${name}".`,
      remedy: meantBy(name)
        ? `The site calls it "${meantBy(name)}": move what is in it to i18n/${meantBy(name)}.`
        : 'Remove the folder, or add the language.',
      severity: 'warning',
    }));
}

/**
 * What is wrong with the translations of a project, and what is left to do. Staged languages are work in progress: only
 * their errors are named.
 * @param locale leaves out other languages; of this one everything is named, staged or not
 */
export async function translationFaults(siteDir: string, locale?: string): Promise<Fault[]> {
  const { english } = languagesIn(siteDir);
  const check = await loadItemCheck(siteDir);
  const englishTerms = Object.keys(glossaryOf(siteDir, english.code));
  const languages = workList(siteDir, locale);
  const faults = languages.flatMap((languageWork): Fault[] => {
    const { language, files: all, surplus } = languageWork;
    const [files, broken] = partition(all, ({ unreadable: faulty }) => faulty.length === 0);
    const ofIntact = broken.flatMap((work) => check({ ...work, items: work.intact }).map(({ fault }) => fault));
    // Of a language that has no glossary yet, one line says so (language-gaps.ts).
    const hasGlossary = existsSync(path.join(siteDir, `data/glossary/${language.code}.json`));
    const ofFiles = files.flatMap((work) => {
      const ofItems = check(work).map(({ item, fault }) => ({
        ...fault,
        remedy: fault.remedy?.replace(acceptByName, `accept it: ${acceptCommand(work, [item])}`),
      }));
      const isUnfit = ofItems.some(({ severity }) => severity === 'error');
      const ofOther = isUnfit ? otherFileFault(siteDir, work) : [];
      return ofOther.length > 0 ? ofOther : [...fileFaults(work), ...withoutForeignFile(ofItems, work)];
    });
    const ofSurplus = surplus.map((surplusFile): Fault => ({
      file: surplusFile.file,
      rule: surplusFile.moved ? 'translation-moved' : 'translation-surplus',
      ...surplusText(surplusFile),
      severity: 'warning',
    }));
    const ofTerms = hasGlossary
      ? termFaults(siteDir, englishTerms, glossaryOf(siteDir, language.code), language.code)
      : [];
    const byPlace = Map.groupBy(ofFiles, placeOf);
    const ofWords = vocabularyFaults(languageWork)
      .map(({ fault }) => fault)
      .filter((fault) => !byPlace.get(placeOf(fault))?.some((other) => saysSame(fault, other)));
    const found = [...ofFiles, ...ofIntact, ...ofWords, ...ofSurplus, ...ofTerms];
    return language.staged && language.code !== locale ? found.filter(({ severity }) => severity === 'error') : found;
  });
  const unreadable = languages.flatMap(({ files }) => files.flatMap((file) => file.unreadable));
  const hidden = languages.flatMap(({ files }) => files.flatMap(hiddenBySyntax));
  // An English file is compared with every language, and MDX has a check of its own.
  const named = new Map(
    [...unreadable.filter(({ file }) => !file.endsWith('.mdx')), ...hidden].map((fault) => [faultLine(fault), fault]),
  );
  return [...named.values(), ...folderFaults(siteDir), ...languages.flatMap(liveTooEarly), ...faults];
}
