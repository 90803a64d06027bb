/**
 * What translators have left to do (`npm run i18n`), and what they have done.
 *
 *   npm run i18n                                what is left in each language, by file
 *   npm run i18n -- sv                          in Swedish, a line for each block
 *   npm run i18n -- sv products/batscan         in one file: English then and now, and the translation
 *   npm run i18n -- sv products/                in all files of a folder: mind the slash; so with add, clean, accept
 *   npm run i18n -- diff sv                     the same for all files
 *   npm run i18n -- add sv products/batscan     puts what is missing in its place, in English (labels: empty)
 *   npm run i18n -- clean sv products/batscan   removes what English does not have any more
 *   npm run i18n -- accept sv products/batscan  the translation matches the present English
 *   npm run i18n -- accept sv about careers     several files
 *   npm run i18n -- accept sv labels nav.about  only these blocks, by their names in the list
 *   npm run i18n -- reopen sv about             takes back what was accepted since the last commit; --all: all of it
 *   npm run i18n -- reopen sv labels nav.about  only these blocks
 *   npm run i18n -- clean                       after a change of English labels: brings those of the code into
 *                                               i18n/en/code.json, and removes labels and
 *                                               files of all languages that English does not have; translations of
 *                                               a post whose folder was renamed move with it, and addresses,
 *                                               ids and properties follow the English
 *
 *   npm run i18n -- search no "usable capacity" the blocks that have these words: their English, and how they are said
 *   npm run i18n -- glossary terms.csv          writes data/glossary into a file for translation programs; .tbx too
 *
 * A block is a paragraph, heading, list item, component, property, field or label. It is
 *   stale       English has changed since it was translated; readers see the earlier translation
 *   edited      it is stale, and its translation was changed since: accept it
 *   missing     it has no translation, an empty one or English words
 *   moved       it stands elsewhere than in English; `add` puts it in its place
 *   unreviewed  it is translated, but nobody has accepted it as it is
 *   surplus     English does not have it any more
 *
 * `clean --code` writes the English labels into the code too, for those who read it; pages show i18n/en/code.json anyway.
 * `--same` accepts what is right as it is, in English words or with an earlier text; `--json` prints the list for programs. Only errors stop a build.
 */
import './lib/help.ts';

import { writeFileSync } from 'node:fs';

import { faultLine } from '../src/check/fault.ts';
import { keepResults } from '../src/check/kept.ts';
import { languageName } from '../src/check/language-name.ts';
import { didYouMean } from '../src/check/suggestion.ts';
import { acceptFile } from '../src/check/translation/accept.ts';
import { loadFileCheck } from '../src/check/translation/checked-files.ts';
import type { CheckedFile } from '../src/check/translation/faults.ts';
import { acceptedSince, reopenBlocks } from '../src/check/translation/reopen.ts';
import { sourcesFile, sourcesIn } from '../src/check/translation/sources.ts';
import { isOpen, workList, type FileWork, type LanguageWork } from '../src/check/translation/work-list.ts';
import { acceptanceLines } from './lib/acceptance-text.ts';
import { loadAcceptedTexts } from './lib/accepted-text.ts';
import { searchLines } from './lib/block-search-text.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { committedIn } from './lib/committed.ts';
import { glossaryExport } from './lib/glossary-export.ts';
import { addMissingLabels, cleanTranslations } from './lib/label-files.ts';
import { tidyEnglishLabels } from './lib/labels.ts';
import { addMissingBlocks } from './lib/missing-blocks.ts';
import { root } from './lib/paths.ts';
import { copySharedParts } from './lib/shared-parts.ts';
import { removeSurplusBlocks } from './lib/surplus-blocks.ts';
import { areFiles, filesOfPath, unknownFile, unknownLanguage } from './lib/work-list-choice.ts';
import { languageTable } from './lib/work-list-table.ts';
import { counted, fullLines, jsonOf, nextStep, shortLines, urgentItems } from './lib/work-list-text.ts';

const commands = ['diff', 'add', 'clean', 'accept', 'reopen', 'search'];

const { values, positionals } = parseArguments({
  json: { type: 'boolean', default: false },
  same: { type: 'boolean', default: false },
  code: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
});
const command = commands.find((name) => name === positionals[0]);
const [code, path, ...rest] = command ? positionals.slice(1) : positionals;

function chooseLanguages(): LanguageWork[] {
  const languages = workList(root);
  if (code === undefined) return languages;
  const chosen = languages.filter(({ language }) => language.code === code);
  return chosen.length > 0 ? chosen : fail(unknownLanguage(code, [...commands, 'glossary'], languages));
}

function chooseFiles(language: LanguageWork): FileWork[] {
  const paths = [path, ...(blocks.length > 0 ? [] : rest)];
  const chosen = paths.flatMap((each) => {
    const found = filesOfPath(language, each);
    return found.length > 0 ? found : fail(unknownFile(each!, language));
  });
  return [...new Set(chosen)];
}

/** The files that a command was given; with names of blocks one. Ends the command when there is more, or one cannot be read. */
function filesToRecord(language: LanguageWork, hint: string): FileWork[] {
  if (path === undefined) fail(hint);
  const files = chooseFiles(language);
  exitOnUnreadable(files);
  if (blocks.length > 0 && files.length > 1) fail(`"${path}" is more than one file; a block is in one.`);
  return files;
}

/** Ends the command when files cannot be read: what is in them would be lost, or seem to be missing. */
function exitOnUnreadable(files: FileWork[]): void {
  const faults = new Set(files.flatMap(({ unreadable }) => unreadable).map(faultLine));
  if (faults.size > 0) fail([...faults, 'Nothing was changed: this has to be mended first.'].join('\n'));
}

/** Prints the blocks that have the words typed behind the language. */
function search(language: LanguageWork): void {
  if (path === undefined) fail(`Say what to look for: npm run i18n -- search ${code} "usable capacity"`);
  console.log(searchLines(language, [path!, ...rest]).join('\n'));
}

keepResults(root, 'translations');
const checked = await loadFileCheck(root);
const acceptedText = loadAcceptedTexts(root);

function printAll(languages: LanguageWork[]): void {
  const isFull = command === 'diff' || path !== undefined;
  const linesOf = (file: CheckedFile) => {
    if (code === undefined || (!file.work.exists && command !== 'diff')) return [];
    return urgentItems(file).flatMap((item) =>
      isFull ? fullLines(file, item, acceptedText(file.work, item)) : shortLines(file, item),
    );
  };
  const tables = languages.map((work) => ({
    work,
    ...languageTable(work, checked(work, chooseFiles(work)), path === undefined, linesOf),
  }));
  for (const { lines } of tables) console.log(lines.join('\n'));
  const [open] = tables.filter(({ next }) => next);
  if (!open) console.log('Nothing is left to do.');
  else if (path !== undefined) console.log(nextStep(open.next!));
  else if (code !== undefined) console.log(`Next: "npm run i18n -- ${code} ${open.next!.work.name}" shows its blocks.`);
  else console.log(`Next: "npm run i18n -- ${open.work.language.code}" shows one language.`);
}

function accept(language: LanguageWork): void {
  const hint = `Name what you have read: npm run i18n -- accept ${code} products/batscan, or a folder, products/`;
  const files = filesToRecord(language, hint);
  const results = checked(language, files).map((file) => ({
    ...file,
    ...acceptFile(root, file, { blocks, same: values.same }),
  }));
  const accepted = results.flatMap((result) => result.accepted);
  const refused = results.flatMap((result) => result.refused);
  console.log(acceptanceLines(languageName(language.language.code), results).join('\n'));
  if (refused.length > 0) process.exitCode = 1;
  const handled = [...accepted, ...refused.map(({ item }) => item)].map(({ name }) => name);
  const unknown = blocks.filter((block) => !handled.includes(block));
  const open = files.flatMap(({ items }) => items.filter(isOpen).map(({ name }) => name));
  if (unknown.length > 0)
    fail(`${files[0]!.name} has no open block ${unknown.join(', ')}. Open are: ${open.join(', ') || 'none'}.`);
}

/** Takes back what was accepted since the last commit, or the blocks that are named. */
function reopen(language: LanguageWork): void {
  const hint = `Name what is to be open again: npm run i18n -- reopen ${code} about, or its blocks behind it`;
  const files = filesToRecord(language, hint);
  const committed = committedIn(root);
  const chosen = (work: FileWork) => {
    if (values.all) return undefined;
    return blocks.length > 0
      ? blocks
      : acceptedSince(work, sourcesIn(committed(sourcesFile(language.language.code, work.source)) ?? ''));
  };
  const names = files.flatMap((work) =>
    reopenBlocks(root, work, chosen(work)).map(({ name }) => `${work.name} ${name}`),
  );
  if (names.length > 0) console.log([...names, `Open again: ${counted(names.length, 'block')}.`].join('\n'));
  else if (blocks.length === 0)
    console.log(
      'Nothing of it was accepted since the last commit. Name its blocks, or take back all of it with --all.',
    );
  const unknown = blocks.filter((block) => !names.includes(`${files[0]!.name} ${block}`));
  const known = files[0]!.items.map(({ name }) => name);
  if (unknown.length > 0)
    fail(
      unknown
        .map((block) => `${path} has no accepted block "${block}". ${didYouMean(block, known) ?? ''}`.trimEnd())
        .join('\n'),
    );
}

function add(language: LanguageWork): void {
  exitOnUnreadable(chooseFiles(language));
  const labels = addMissingLabels(root, language.language.code, path === undefined ? undefined : chooseFiles(language));
  const contents = chooseFiles(language).filter(({ source, exists }) => !source.endsWith('.json') && (exists || path));
  const added = [...labels, ...contents.flatMap((work) => addMissingBlocks(root, work))];
  console.log(added.length > 0 ? added.join('\n') : 'Nothing is missing.');
  const stale = chooseFiles(language).flatMap(({ items }) => items.filter(({ state }) => state === 'stale'));
  if (path !== undefined && stale.length > 0)
    console.log(
      `${stale.length} stale: "add" leaves them to you, since each has a translation. Change it, then accept.`,
    );
}

async function clean(language: LanguageWork | undefined): Promise<void> {
  exitOnUnreadable(languages.flatMap(({ files }) => files));
  const done = language
    ? chooseFiles(language)
        .filter(({ source }) => !source.endsWith('.json'))
        .flatMap((work) => removeSurplusBlocks(root, work))
    : [
        ...(await tidyEnglishLabels(root, values.code)),
        ...languages.flatMap(({ files }) => files.flatMap((work) => copySharedParts(root, work))),
      ];
  const only = path === undefined ? undefined : language && chooseFiles(language);
  done.push(...cleanTranslations(root, language?.language.code, only));
  // What is left to people is none.
  const changes = done.filter((line) => !/ by hand(?: what is too much)?\.$/.test(line)).length;
  const sum = done.length === 0 ? 'Everything is tidy.' : `${changes} ${changes === 1 ? 'change' : 'changes'}.`;
  console.log([...done, sum].join('\n'));
}

/** Writes the glossary of all languages into a file. */
function exportGlossary(file: string | undefined): void {
  const format = (['csv', 'tbx'] as const).find((each) => file?.endsWith(`.${each}`));
  if (!file || !format) return fail('Name a file: npm run i18n -- glossary terms.csv, or terms.tbx');
  writeFileSync(file, glossaryExport(root, format));
  console.log(`Wrote ${file}.`);
}

if (positionals[0] === 'glossary') {
  exportGlossary(positionals[1]);
  process.exit();
}
const languages = chooseLanguages();
const [language] = languages;
// What stands behind a file are other files; with these commands, names of its blocks too.
const takesBlocks = command === 'accept' || command === 'reopen';
const blocks = takesBlocks && code !== undefined && !areFiles(languages[0]!, path, rest) ? rest : [];
if (values.json) {
  const list = languages.map((each) => ({
    language: each.language.code,
    staged: each.language.staged ?? false,
    surplus: each.surplus.map(({ file }) => file),
    files: checked(each, chooseFiles(each)).map(jsonOf),
  }));
  console.log(JSON.stringify(list, null, 2));
} else if (command === 'clean') await clean(code === undefined ? undefined : language);
else if (command && (code === undefined || !language)) fail(`Say which language: npm run i18n -- ${command} sv`);
else if (command === 'accept') accept(language!);
else if (command === 'reopen') reopen(language!);
else if (command === 'search') search(language!);
else if (command === 'add') add(language!);
else printAll(languages);
