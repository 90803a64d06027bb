/**
 * Tells writers what makes posts and the list of vehicles better, and which figures are typed by hand (`npm run hints`).
 * These are opinions: nothing fails. `-- --changed` has those about files that differ from the main branch.
 */
import './lib/help.ts';

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';

import type { claimsSchema } from '../src/domain/schemas/claim.ts';
import { parseArguments } from './lib/command-line.ts';
import { root } from './lib/paths.ts';
import { typedFigures } from './lib/typed-figures.ts';

type Claims = z.infer<typeof claimsSchema>;

const { values: options } = parseArguments({ changed: { type: 'boolean', default: false } });
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** Languages that write compounds as one word need fewer of them. */
const fewestWords = { english: 700, translated: 600 };
const fewestInCategory = 3;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8').split(/^---$/m);
const english = globSync('blog/*/index.mdx', { cwd: root });
const translated = globSync('i18n/*/docusaurus-plugin-content-blog/*/index.mdx', { cwd: root });

const posts = [...english, ...translated].sort().map((file) => ({ file, body: read(file).slice(2).join('---') }));

const shortPosts = posts.flatMap(({ file, body }) => {
  const words = body.replace(/<[^>]*>/gs, ' ').split(/\s+/).length;
  const fewest = file.startsWith('blog/') ? fewestWords.english : fewestWords.translated;
  return words > fewest ? [] : [`${file}  has ${words} words; readers get more out of ${fewest}`];
});
const namelessPictures = posts.flatMap(({ file, body }) =>
  [...body.matchAll(/!\[((?:IMG|DSC|PXL|Screenshot|image|photo)[\w -]*|[^\]]*\.(?:jpe?g|png|heic))\]/gi)].map(
    ([, words]) => `${file}  has a picture called "${words}"; say what it shows to those who cannot see it`,
  ),
);
const chartless = posts.flatMap(({ file, body }) => (/<(?:Bar|Line)Chart\b/.test(body) ? [] : [file]));

const counts = Map.groupBy(english, (file) => (parse(read(file)[1] ?? '') as { tags?: string[] } | null)?.tags?.[0]);
const categories = Object.keys(parse(readFileSync(path.join(root, 'blog/tags.yml'), 'utf8')) as object);
const ofCategories = categories
  .filter((category) => (counts.get(category)?.length ?? 0) < fewestInCategory)
  .map((category) => `blog/tags.yml  ${category} has fewer than ${fewestInCategory} posts`);

const vehicles = 'data/vehicles.csv';
const { updated } = JSON.parse(readFileSync(path.join(root, 'data/vehicle-list.json'), 'utf8')) as { updated: string };
const changed = lastChange(vehicles);
const ofVehicles =
  changed > updated
    ? [`data/vehicle-list.json  tells visitors "updated" ${updated}, but ${vehicles} changed on ${changed}`]
    : [];

const changedFiles = options.changed ? changedFromMain() : undefined;
const hints = Object.entries({
  'Short posts': shortPosts,
  'Pictures without words': namelessPictures,
  'Posts without a chart': chartless,
  'Categories with few posts': ofCategories,
  'Day of the list of vehicles': ofVehicles,
  'Days of figures': ofClaims(),
  'Figures typed by hand': typedFigures(root),
})
  .map(([heading, lines]) => ({
    heading,
    lines: lines.filter((line) => changedFiles?.some((file) => line.includes(file)) ?? true),
  }))
  .filter(({ lines }) => lines.length > 0);
for (const { heading, lines } of hints) console.log(`${heading}:\n  ${lines.join('\n  ')}\n`);
const count = hints.flatMap(({ lines }) => lines).length;
console.log(count === 0 ? 'No hints.' : `Hints: ${count}.`);

/** Day of a file's last change, committed or not ("2026-11-21"); empty where git knows nothing of it. */
function lastChange(file: string): string {
  if (git('status', '--porcelain', file)) return new Date().toISOString().slice(0, 10);
  return git('log', '-1', '--format=%cs', file);
}

/** Figures of claims that have changed since the main branch, with the day on which they were said before. */
function ofClaims(): string[] {
  const file = 'data/claims.json';
  const base = mainCommit();
  const before = base && git('show', `${base}:./${file}`);
  if (!before) return [];
  const now = Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Claims);
  const then = JSON.parse(before) as Claims;
  return now
    .filter(([id, claim]) => then[id] && then[id].value !== claim.value && then[id].date === claim.date)
    .map(([id, { value, date }]) => `${file}  ${id} is ${value} now, and still says that this was found on ${date}`);
}

/** Where the branch has left the main branch; undefined where git knows nothing of them. */
function mainCommit(): string | undefined {
  if (!git('rev-parse', 'HEAD')) return undefined;
  const main = ['origin/HEAD', 'origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
  return main ? git('merge-base', 'HEAD', main) : 'HEAD';
}

/** The files that differ from the main branch, committed or not; undefined where git knows nothing of them. */
function changedFromMain(): string[] | undefined {
  const base = mainCommit();
  if (!base) return undefined;
  return [git('diff', '--name-only', '--relative', base), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter((file) => file !== '');
}
