/**
 * Gives a page, post, product or position another address (`npm run rename src/pages/storage.mdx second-life`): renames its
 * file, its translations and what was accepted of them, corrects links and data that lead there, and leads the old address on.
 * A post gets another day, another name, or both: `npm run rename blog/2026-12-02-heat-pumps 2026-12-09`, `… winter-ranges`
 * or `… 2026-12-09-winter-ranges`. What the command cannot correct, such as code, `npm run check` names.
 */
import './lib/help.ts';

import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import { pagePathOf, postPattern } from '../src/check/pages.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { correctLinks, leadOn, pageFiles } from './lib/page-files.ts';
import { root } from './lib/paths.ts';
import { exitOnFailure, run } from './lib/run.ts';

const { positionals } = parseArguments({});
const [named = '', name = ''] = positionals;
if (!named || !name) fail('Say which file and its new name: npm run rename src/pages/storage.mdx second-life');
const page = pageFiles(root, named);
const { source, address: from, places } = page;

/** The name of the post's folder with what is new of it: day, slug, or both. */
function folderOfPost([, year, month, date, oldSlug]: RegExpExecArray): string {
  const [, day = `${year}-${month}-${date}`, slug = oldSlug!] =
    /^(?:(\d{4}-\d{2}-\d{2})(?:-|$))?(.+)?$/.exec(name) ?? [];
  if (!z.iso.date().safeParse(day).success) fail(`There is no such day: ${day}.`);
  failUnlessSlug(slug);
  return `${day}-${slug}`;
}

function failUnlessSlug(slug: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    fail('The new name has only a to z, 0 to 9 and single hyphens, such as second-life.');
}

const post = postPattern.exec(source);
if (!post) failUnlessSlug(name);
/** Where a file of the page, or a folder of the post, is from now on. */
function renamed(place: string): string {
  const folder = path.posix.dirname(place);
  if (post) return `${folder}/${folderOfPost(post)}`;
  return `${folder}/${path.posix.basename(place).replace(path.posix.parse(source).name, name)}`;
}
const target = post ? `${renamed(places[0]!)}/index.mdx` : renamed(source);
if (existsSync(path.join(root, target))) fail(`${target} is there already.`);
for (const place of places) renameSync(path.join(root, place), path.join(root, renamed(place)));

const to = pagePathOf(target)!;
correctLinks(root, from, to);
leadOn(root, page, to);
// Links of the translations follow the English ones.
await run(process.execPath, ['scripts/i18n.ts', 'clean']).catch(exitOnFailure);
console.log(
  `\n${source} is ${target} now, with its translations. Run "npm run check": it names what else has to change.`,
);
