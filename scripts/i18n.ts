/**
 * Shows translators what is missing and what went stale (`npm run i18n`), after bringing new texts of the source
 * into i18n/<lang>/code.json and server.json. `npm run i18n -- --done` marks everything as translated from the present
 * source; `--check` writes nothing and fails where something would be written or is open.
 */
import './lib/help.ts';

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';

import { contentFolders } from '../src/domain/content-folders.ts';
import { defaultLocale, locales } from '../src/domain/locales.ts';
import { root } from './lib/paths.ts';

type Messages = Record<string, { message: string; description?: string }>;
type SourceHashes = Record<string, string>;

const { values } = parseArgs({
  options: { done: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});
const codeFile = (locale: string) => path.join(root, `i18n/${locale}/code.json`);
const serverFile = (locale: string) => path.join(root, `i18n/${locale}/server.json`);
/** For each text and file of a language: a hash of the English that it was translated from. */
const hashFile = (locale: string) => path.join(root, `i18n/${locale}/sources.json`);

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
/** Files that are not as they would be written. */
const outdated: string[] = [];

function writeJson(file: string, value: unknown): void {
  const content = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  if (values.check) outdated.push(path.relative(root, file));
  else writeFileSync(file, content);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The texts of the source, by their ids. */
async function extract(): Promise<Messages> {
  const files = globSync('src/**/*.{js,jsx,ts,tsx}', { cwd: root }).map((file) => path.join(root, file));
  const extracted = await extractAllSourceCodeFileTranslations(files.sort(), getBabelOptions({ isServer: true }));
  for (const { sourceCodeFilePath, warnings } of extracted) {
    for (const warning of warnings) console.warn(`${sourceCodeFilePath}: ${warning}`);
  }
  return Object.assign({}, ...extracted.map(({ translations }) => translations)) as Messages;
}

/** Brings texts of the source into a language, where a translation is never written over. */
function codeTexts(locale: string, source: Messages): Messages {
  const known = existsSync(codeFile(locale)) ? readJson<Messages>(codeFile(locale)) : {};
  const messages = { ...known };
  for (const [id, { message, description }] of Object.entries(source)) {
    messages[id] = { message: (locale !== defaultLocale && known[id]?.message) || message, description };
  }
  if (locale === defaultLocale) for (const id of Object.keys(known)) if (!(id in source)) delete messages[id];
  writeJson(codeFile(locale), messages);
  return messages;
}

/** Texts of the server: the English is the source itself, new ones are brought into the other languages. */
function serverTexts(locale: string): Messages {
  const source = readJson<Messages>(serverFile(defaultLocale));
  if (locale === defaultLocale) return source;
  const translated = existsSync(serverFile(locale)) ? readJson<Messages>(serverFile(locale)) : {};
  const messages = { ...translated };
  for (const [id, { message, description }] of Object.entries(source)) {
    messages[id] = { message: translated[id]?.message ?? message, description };
  }
  writeJson(serverFile(locale), messages);
  return messages;
}

const source = await extract();
const english = { ...codeTexts(defaultLocale, source), ...serverTexts(defaultLocale) };
const contents = contentFolders.flatMap(({ source, translation }) =>
  globSync(['**/*.mdx', '**/tags.yml'], { cwd: path.join(root, source) }).map((file) => ({
    source: path.join(source, file),
    translation: path.join(translation, file),
  })),
);

let open = 0;
for (const { code, name } of locales.filter((locale) => locale.code !== defaultLocale)) {
  const messages = { ...codeTexts(code, source), ...serverTexts(code) };
  const known = existsSync(hashFile(code)) ? readJson<SourceHashes>(hashFile(code)) : {};
  const current: SourceHashes = {};
  const findings: string[] = [];
  const check = (id: string, source: string, translated: boolean) => {
    current[id] = hashOf(source);
    if (!translated) findings.push(`missing  ${id}`);
    else if (!values.done && known[id] !== current[id]) findings.push(`stale    ${id}`);
  };

  for (const [id, { message }] of Object.entries(english)) {
    const translated = messages[id]?.message;
    // The same words can be right in both languages; a translator says so with --done.
    check(
      id,
      message,
      translated !== undefined && (translated !== message || known[id] === hashOf(message) || values.done),
    );
  }
  for (const { source, translation } of contents) {
    check(
      source,
      readFileSync(path.join(root, source), 'utf8'),
      existsSync(path.join(root, `i18n/${code}`, translation)),
    );
  }
  for (const id of Object.keys(messages).filter((candidate) => !(candidate in english)))
    findings.push(`unused   ${id}`);

  if (values.done) writeJson(hashFile(code), current);
  console.log(`${name}: ${findings.length === 0 ? 'complete' : `${findings.length} open`}`);
  for (const finding of findings) console.log(`  ${finding}`);
  open += findings.length;
}
for (const file of outdated) console.log(`${file} is not as "npm run i18n" writes it.`);
process.exitCode = open + outdated.length > 0 ? 1 : 0;
