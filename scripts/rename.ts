/**
 * Gives a page, product or position another address (`npm run rename src/pages/storage.mdx second-life`): renames its file,
 * its translations and what was accepted of them, corrects links and data that lead there, and leads the old address on.
 * What it cannot correct, such as code, `npm run check` names. A post moves with its folder instead (docs/writing.md).
 */
import './lib/help.ts';

import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentPaths } from '../src/check/content-files.ts';
import { pagePathOf } from '../src/check/pages.ts';
import { sourcesFile } from '../src/check/translation/sources.ts';
import { languagesIn, translatedFiles } from '../src/check/translation/translated-files.ts';
import type { PublishedPaths, Redirect } from '../src/domain/schemas/redirects.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { root } from './lib/paths.ts';
import { exitOnFailure, run } from './lib/run.ts';

const { positionals } = parseArguments({});
const [source = '', name = ''] = positionals;
const file = translatedFiles(root).find((each) => each.source === source.replaceAll('\\', '/'));
const folder = path.posix.dirname(source);
const from = file && pagePathOf(file.source);
if (!source || !name) fail('Say which file and its new name: npm run rename src/pages/storage.mdx second-life');
if (/^blog\//.test(source))
  fail('A post moves with its folder: rename the folder, then run "npm run i18n -- clean" (docs/writing.md).');
if (!existsSync(path.join(root, source)))
  fail(`There is no ${source}. Write the path of the file, such as src/pages/storage.mdx.`);
if (!file || from === undefined || !/^src\/.*\.mdx$/.test(source))
  fail(`${source} makes no page that can get another address.`);
if (path.posix.basename(source) === 'index.mdx')
  fail(`${source} has the address of its folder, which code knows: ask a developer.`);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
  fail('The new name has only a to z, 0 to 9 and single hyphens, such as second-life.');
const target = `${folder}/${name}.mdx`;
if (existsSync(path.join(root, target))) fail(`${target} is there already.`);
const to = pagePathOf(target)!;

const renamed = (place: string) => path.posix.join(path.posix.dirname(place), `${name}.mdx`);
const places: [before: string, after: string][] = [
  [source, target],
  ...languagesIn(root).others.flatMap(({ code }): [string, string][] => [
    [`i18n/${code}/${file.translation}`, `i18n/${code}/${renamed(file.translation)}`],
    [sourcesFile(code, source), sourcesFile(code, target)],
  ]),
];
for (const [before, after] of places) {
  if (existsSync(path.join(root, before))) renameSync(path.join(root, before), path.join(root, after));
}

// The whole address: it ends, or an anchor or a query follows.
const address = new RegExp(`(?<=["'(])${from}(?=["')#?])`, 'g');
const keepsOld = ['data/redirects.json', 'data/published-paths.json'];
const linking = [
  ...contentPaths(root).filter((each) => !each.startsWith('i18n/')),
  ...globSync('data/*.json', { cwd: root }).filter((each) => !keepsOld.includes(each.replaceAll('\\', '/'))),
];
for (const each of linking) {
  const text = readFileSync(path.join(root, each), 'utf8');
  const corrected = text.replace(address, to);
  if (corrected === text) continue;
  writeFileSync(path.join(root, each), corrected);
  console.log(`${each} leads to ${to}.`);
}

const readData = (data: string) => JSON.parse(readFileSync(path.join(root, data), 'utf8')) as unknown;
if ((readData('data/published-paths.json') as PublishedPaths).pages.includes(from)) {
  const data = readData('data/redirects.json') as { redirects: Redirect[] };
  const redirects = data.redirects.map((line) => (line.to === from ? { ...line, to } : line));
  const text = JSON.stringify({ ...data, redirects: [...redirects, { from, to }] }, null, 2);
  writeFileSync(path.join(root, 'data/redirects.json'), `${text}\n`);
  console.log(`data/redirects.json leads ${from} on to ${to}.`);
}
// Links of the translations follow the English ones.
await run(process.execPath, ['scripts/i18n.ts', 'clean']).catch(exitOnFailure);
console.log(
  `\n${source} is ${target} now, with its translations. Run "npm run check": it names what else has to change.`,
);
