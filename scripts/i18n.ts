/**
 * What translators have left to do (`npm run i18n`), and what they have done.
 *
 *   npm run i18n                                what is left in each language, by file
 *   npm run i18n -- sv                          in Swedish, a line for each block
 *   npm run i18n -- sv products/batscan         in one file or folder: English then and now, and the translation
 *   npm run i18n -- diff sv                     the same for all files
 *   npm run i18n -- add sv products/batscan     puts what is missing in its place, in English (labels: empty)
 *   npm run i18n -- clean sv products/batscan   removes what English does not have any more
 *   npm run i18n -- accept sv products/batscan  the translation matches the present English
 *   npm run i18n -- accept sv labels nav.about  only these blocks, by their names in the list
 *   npm run i18n -- clean                       after a change of English labels: brings those of the code into
 *                                               i18n/en/code.json and its texts into the code, and removes labels and
 *                                               files of all languages that English does not have
 *
 * A block is a paragraph, heading, list item, component, property, field or label. It is
 *   stale       English has changed since it was translated; readers see the earlier translation
 *   missing     it has no translation, an empty one or English words
 *   unreviewed  it is translated, but nobody has accepted it
 *   surplus     English does not have it any more
 *
 * `--same` accepts what is right as it is in English, `--json` prints the list for programs. Nothing of this stops a build.
 */
import './lib/help.ts';

import { acceptFile } from '../src/check/translation/accept.ts';
import { loadItemCheck, type CheckedFile } from '../src/check/translation/faults.ts';
import { languagesIn } from '../src/check/translation/translated-files.ts';
import { isOpen, workList, type FileWork, type LanguageWork } from '../src/check/translation/work-list.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { addMissingLabels, cleanTranslations } from './lib/label-files.ts';
import { tidyEnglishLabels } from './lib/labels.ts';
import { addMissingBlocks } from './lib/missing-blocks.ts';
import { root } from './lib/paths.ts';
import { removeSurplusBlocks } from './lib/surplus-blocks.ts';
import { byUrgency, countsOf, fullLines, jsonOf, nextStep, shortLines, urgentItems } from './lib/work-list-text.ts';

const commands = ['diff', 'add', 'clean', 'accept'];

const { values, positionals } = parseArguments({
  json: { type: 'boolean', default: false },
  same: { type: 'boolean', default: false },
});
const command = commands.find((name) => name === positionals[0]);
const [code, path, ...blocks] = command ? positionals.slice(1) : positionals;

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

const check = await loadItemCheck(root);
const checked = (files: FileWork[]): CheckedFile[] => files.map((work) => ({ work, faults: check(work) }));
const isWork = (file: CheckedFile) => countsOf(file) !== '';

/** Share of the blocks that are done; drafts wait. */
function progress({ files, surplus }: LanguageWork): string {
  const all = files.filter(({ isDraft }) => !isDraft).flatMap(({ items }) => items);
  const open = all.filter(isOpen).length;
  return open + surplus.length === 0 ? 'complete' : `${Math.floor(100 * (1 - open / all.length))} %`;
}

function printLanguage(language: LanguageWork, lines: (file: CheckedFile) => string[]): void {
  const { code: tag, name, staged } = language.language;
  const all = byUrgency(checked(chooseFiles(language)).filter(isWork));
  const [files, drafts] = [all.filter(({ work }) => !work.isDraft), all.filter(({ work }) => work.isDraft)];
  console.log(`${name} (${tag}): ${progress(language)}${staged ? ', staged: visitors do not see it' : ''}`);
  const print = (file: CheckedFile) => {
    console.log(`  ${file.work.name.padEnd(48)} ${countsOf(file)}`);
    for (const line of lines(file)) console.log(line);
  };
  files.forEach(print);
  if (path === undefined)
    for (const file of language.surplus)
      console.log(`  ${file}  has no English file; "npm run i18n -- clean" removes it`);
  if (drafts.length > 0) console.log('  Drafts in English; their translation can wait:');
  drafts.forEach(print);
  const [next] = [...files, ...drafts];
  if (!next) return path === undefined ? undefined : console.log('Nothing is left to do.');
  if (path !== undefined) console.log(nextStep(next));
  else if (code !== undefined) console.log(`Next: "npm run i18n -- ${tag} ${next.work.name}" shows its blocks.`);
}

function printAll(languages: LanguageWork[]): void {
  const isFull = command === 'diff' || path !== undefined;
  for (const language of languages) {
    printLanguage(language, (file) => {
      if (code === undefined || (!file.work.exists && command !== 'diff')) return [];
      return urgentItems(file).flatMap((item) => (isFull ? fullLines : shortLines)(file, item));
    });
  }
  const open = languages.find((language) => checked(language.files).some(isWork));
  if (code === undefined && open) console.log(`Next: "npm run i18n -- ${open.language.code}" shows one language.`);
}

function accept(language: LanguageWork): void {
  const files = chooseFiles(language);
  if (blocks.length > 0 && files.length > 1) fail(`"${path}" is more than one file; a block is in one.`);
  const results = checked(files).map((file) => ({ ...file, ...acceptFile(root, file, { blocks, same: values.same }) }));
  const accepted = results.flatMap((result) => result.accepted);
  const refused = results.flatMap(({ work, refused: items }) => items.map((refusal) => ({ work, ...refusal })));
  console.log(`${language.language.name}: accepted ${accepted.length} ${accepted.length === 1 ? 'block' : 'blocks'}.`);
  const most = 20;
  for (const { name } of accepted.slice(0, most)) console.log(`  ${name}`);
  if (accepted.length > most) console.log(`  … and ${accepted.length - most} more`);
  for (const { work, item, reason } of refused) console.log(`  not ${work.name} ${item.name}: ${reason}`);
  if (refused.length > 0) process.exitCode = 1;
  const handled = [...accepted, ...refused.map(({ item }) => item)].map(({ name }) => name);
  const unknown = blocks.filter((block) => !handled.includes(block));
  const open = files.flatMap(({ items }) => items.filter(isOpen).map(({ name }) => name));
  if (unknown.length > 0)
    fail(`${files[0]!.name} has no open block ${unknown.join(', ')}. Open are: ${open.join(', ') || 'none'}.`);
}

function add(language: LanguageWork): void {
  const labels = addMissingLabels(root, language.language.code, path === undefined ? undefined : chooseFiles(language));
  const contents = chooseFiles(language).filter(({ source, exists }) => !source.endsWith('.json') && (exists || path));
  const added = [...labels, ...contents.flatMap((work) => addMissingBlocks(root, work))];
  console.log(added.length > 0 ? added.join('\n') : 'Nothing is missing.');
}

async function clean(language: LanguageWork | undefined): Promise<void> {
  const done = language
    ? chooseFiles(language)
        .filter(({ source }) => !source.endsWith('.json'))
        .flatMap((work) => removeSurplusBlocks(root, work))
    : await tidyEnglishLabels(root);
  done.push(...cleanTranslations(root, language?.language.code));
  console.log([...done, done.length === 0 ? 'Everything is tidy.' : `${done.length} changes.`].join('\n'));
}

const languages = chooseLanguages();
const [language] = languages;
if (values.json) {
  const list = languages.map((each) => ({
    language: each.language.code,
    staged: each.language.staged ?? false,
    surplus: each.surplus,
    files: checked(chooseFiles(each)).map(jsonOf),
  }));
  console.log(JSON.stringify(list, null, 2));
} else if (command === 'clean') await clean(code === undefined ? undefined : language);
else if (command && (code === undefined || !language)) fail(`Say which language: npm run i18n -- ${command} sv`);
else if (command === 'accept') accept(language!);
else if (command === 'add') add(language!);
else printAll(languages);
