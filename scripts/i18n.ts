/**
 * Shows translators what is missing and what went stale (`npm run i18n`), after bringing new texts of the source
 * into i18n/<lang>/code.json and server.json. `npm run i18n -- --done` marks everything as translated from the present source.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { contentFolders } from '../src/domain/content-folders.ts';
import { defaultLocale, locales } from '../src/domain/locales.ts';
import { root } from './lib/paths.ts';

type Messages = Record<string, { message: string; description?: string }>;
type SourceHashes = Record<string, string>;

const { values } = parseArgs({ options: { done: { type: 'boolean', default: false } } });
const codeFile = (locale: string) => path.join(root, `i18n/${locale}/code.json`);
const serverFile = (locale: string) => path.join(root, `i18n/${locale}/server.json`);
/** For each text and file of a language: a hash of the English that it was translated from. */
const hashFile = (locale: string) => path.join(root, `i18n/${locale}/sources.json`);

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Texts of this site: the framework adds its own, of components that the site does not show. */
const isOurs = (id: string) => !id.startsWith('theme.');

/** Written by the framework for a label that the site does not show. */
const unusedFile = (locale: string) => path.join(root, `i18n/${locale}/docusaurus-plugin-content-docs/current.json`);

function extract(locale: string): Messages {
  // English follows the source; a translation is never written over.
  const override = locale === defaultLocale ? ['--override'] : [];
  execFileSync('docusaurus', ['write-translations', '--locale', locale, ...override], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(unusedFile(locale), { force: true });
  const messages = Object.fromEntries(
    Object.entries(readJson<Messages>(codeFile(locale))).filter(([id]) => isOurs(id)),
  );
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

const english = { ...extract(defaultLocale), ...serverTexts(defaultLocale) };
const contents = contentFolders.flatMap(({ source, translation }) =>
  globSync(['**/*.mdx', '**/tags.yml'], { cwd: path.join(root, source) }).map((file) => ({
    source: path.join(source, file),
    translation: path.join(translation, file),
  })),
);

let open = 0;
for (const { code, name } of locales.filter((locale) => locale.code !== defaultLocale)) {
  const messages = { ...extract(code), ...serverTexts(code) };
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
process.exitCode = open > 0 ? 1 : 0;
