/**
 * What translators have left to do (`npm run i18n`), and what they have done.
 *
 *   npm run i18n                                  what is left in each language, by file
 *   npm run i18n -- sv                            the same for Swedish, block by block
 *   npm run i18n -- sv products/batscan           of one file, or of the files of a folder
 *   npm run i18n -- diff sv products/batscan      the English then and now, beside the translation
 *   npm run i18n -- accept sv products/batscan    the translation matches the present English
 *   npm run i18n -- accept sv products/batscan 12 only block 12 of the list; labels are named by their key
 *   npm run i18n -- add sv                        puts missing labels into the Swedish files, empty
 *   npm run i18n -- clean                         brings labels of the code into i18n/en/code.json and its texts into the
 *                                                 code, and removes from translations what English does not have
 *
 * `--same` accepts what is still as in English, `--json` prints the list for programs. What is missing is shown in English
 * and fails nothing.
 */
import './lib/help.ts';

import { parseArgs } from 'node:util';

import { acceptFile, blockName } from '../src/check/translation/accept.ts';
import { languagesIn } from '../src/check/translation/translated-files.ts';
import { openStates, workList, type FileWork, type WorkItem } from '../src/check/translation/work-list.ts';
import { addMissingLabels, cleanTranslations } from './lib/label-files.ts';
import { tidyEnglishLabels } from './lib/labels.ts';
import { mentionErrors } from './lib/mention-errors.ts';
import { root } from './lib/paths.ts';
import { wordDiff } from './lib/word-diff.ts';

type LanguageWork = ReturnType<typeof workList>[number];

const commands = ['diff', 'accept', 'add', 'clean'];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, same: { type: 'boolean', default: false } },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n"npm run i18n -- --help" says what there is.`);
  }
}

const { values, positionals } = readArguments();
const command = commands.find((name) => name === positionals[0]);
const [code, path, block] = command ? positionals.slice(1) : positionals;

function chooseLanguages(): LanguageWork[] {
  const languages = workList(root);
  if (code === undefined) return languages;
  const chosen = languages.filter(({ language }) => language.code === code);
  const codes = languagesIn(root).others.map((language) => language.code);
  return chosen.length > 0
    ? chosen
    : fail(`"${code}" is no command and no language: ${[...commands, ...codes].join(', ')}.`);
}

/** The files that a path means: their name, their address in the project, or a folder of them. */
function chooseFiles({ language, files }: LanguageWork): FileWork[] {
  if (path === undefined) return files;
  const wanted = path.replace(/\/$/, '');
  const chosen = files.filter(
    ({ name, source, translation }) =>
      [name, source, `i18n/${language.code}/${translation}`].includes(wanted) || name.startsWith(`${wanted}/`),
  );
  return chosen.length > 0 ? chosen : fail(`There is no "${path}": ${files.map(({ name }) => name).join(', ')}.`);
}

const isOpen = ({ state }: WorkItem) => state !== 'complete';
const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

function counts(items: WorkItem[]): string {
  return openStates
    .map((state) => [state, items.filter((item) => item.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`)
    .join(', ');
}

function printSummary(languages: LanguageWork[]): void {
  for (const { language, files, surplus } of languages) {
    const all = files.flatMap(({ items }) => items).filter(({ now }) => now);
    const done = all.filter((item) => !isOpen(item)).length;
    const share = Math.floor((100 * done) / all.length);
    const staged = language.staged ? ', staged: visitors do not see it' : '';
    const isComplete = files.every(({ items }) => !items.some(isOpen)) && surplus.length === 0;
    console.log(`${language.name} (${language.code}): ${isComplete ? 'complete' : `${share} %`}${staged}`);
    for (const { name, exists, items } of files) {
      if (items.some(isOpen)) console.log(`  ${name.padEnd(48)} ${exists ? counts(items) : 'not translated'}`);
    }
    for (const file of surplus) console.log(`  ${file}  has no English file`);
  }
}

/** Where a block is: in the translation, or else in English. */
function placeOf({ language, source, translation: translated }: FileWork, { now, translation }: WorkItem): string {
  if (translation) return `i18n/${language.code}/${translated}:${translation.line}:${translation.column}`;
  return now ? `${source}:${now.line}:${now.column}` : '';
}

function describe(work: FileWork, item: WorkItem): string[] {
  const { now, then, translation, state } = item;
  const block = now ?? translation!;
  const isStillEnglish = state === 'missing' && translation && translation.text !== '';
  return [
    `  ${state.padEnd(10)} ${blockName(item)}  ${block.isKeyed ? '' : `${block.label}  `}${placeOf(work, item)}`,
    ...(then && now && then.text !== now.text
      ? [`    English      ${wordDiff(then.text, now.text)}`]
      : now
        ? [`    English      ${command === 'diff' ? now.text : shorten(now.text)}`]
        : []),
    ...(translation?.text
      ? [`    ${work.language.name.padEnd(12)} ${command === 'diff' ? translation.text : shorten(translation.text)}`]
      : []),
    ...(isStillEnglish ? ['    It is still English. Translate it, or accept it with --same.'] : []),
    ...(now?.description && state !== 'surplus' ? [`    (${now.description})`] : []),
  ];
}

function printDetails(language: LanguageWork): void {
  const files = chooseFiles(language).filter(({ items }) => items.some(isOpen));
  for (const work of files) {
    console.log(`${work.name}: ${work.exists ? counts(work.items) : `not translated; ${work.source} in English`}`);
    const open = work.exists || command === 'diff' ? work.items.filter(isOpen) : [];
    for (const item of open) for (const line of describe(work, item)) console.log(line);
  }
  if (files.length === 0) console.log('Nothing is left to do.');
}

function printJson(languages: LanguageWork[]): void {
  const list = languages.map((language) => ({
    language: language.language.code,
    staged: language.language.staged ?? false,
    surplus: language.surplus,
    files: chooseFiles(language).map((work) => ({
      name: work.name,
      source: work.source,
      translation: `i18n/${language.language.code}/${work.translation}`,
      blocks: work.items.length,
      open: work.items.filter(isOpen).map((item) => ({
        block: blockName(item),
        state: item.state,
        label: (item.now ?? item.translation)!.label,
        place: placeOf(work, item),
        english: item.now?.text,
        earlierEnglish: item.then?.text,
        translation: item.translation?.text,
      })),
    })),
  }));
  console.log(JSON.stringify(list, null, 2));
}

function accept(language: LanguageWork): void {
  const files = chooseFiles(language);
  if (block && files.length > 1) fail(`"${path}" is more than one file; a block is in one.`);
  const results = files.map((work) => ({ work, ...acceptFile(root, work, { block, same: values.same }) }));
  const accepted = results.reduce((sum, result) => sum + result.accepted.length, 0);
  const refused = results.flatMap(({ work, refused: items }) => items.map((refusal) => ({ work, ...refusal })));
  console.log(`${language.language.name}: accepted ${accepted} ${accepted === 1 ? 'block' : 'blocks'}.`);
  for (const { work, item, reason } of refused) console.log(`  not ${work.name} ${blockName(item)}: ${reason}`);
  if (block && accepted + refused.length === 0) fail(`${files[0]!.name} has no open block "${block}".`);
  if (refused.length > 0) process.exitCode = 1;
}

if (command === 'clean') {
  const done = [...(await tidyEnglishLabels(root)), ...cleanTranslations(root)];
  console.log([...done, done.length === 0 ? 'Everything is tidy.' : `${done.length} changes.`].join('\n'));
} else {
  const languages = chooseLanguages();
  const [language] = languages;
  if (values.json) printJson(languages);
  else if (command && (code === undefined || !language)) fail(`Say which language: npm run i18n -- ${command} sv`);
  else if (command === 'accept') accept(language!);
  else if (command === 'add') {
    const added = addMissingLabels(root, language!.language.code);
    console.log(added.length > 0 ? added.join('\n') : 'No label is missing.');
  } else if (code) printDetails(language!);
  else printSummary(languages);
  if (!values.json && (!command || command === 'accept'))
    await mentionErrors(languages.map(({ language: { code } }) => code));
}
