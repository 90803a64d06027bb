/**
 * Takes a page, post, product or position off the site (`npm run remove src/pages/storage.mdx -- --to /products`): removes
 * its file, its translations and what was accepted of them, and its lines in the menus, and leads its address on to the page
 * that answers best what people come for. A page that was never published needs no `--to`. Links to it, `npm run check` names.
 * It removes nothing that git could not bring back.
 */
import './lib/help.ts';

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sitePages } from '../src/check/pages.ts';
import { didYouMean } from '../src/check/suggestion.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { leadOn, pageFiles } from './lib/page-files.ts';
import { root } from './lib/paths.ts';

const { values, positionals } = parseArguments({ to: { type: 'string' } });
const [named = ''] = positionals;
if (!named) fail('Say which file, and where its address leads: npm run remove src/pages/storage.mdx -- --to /products');
const page = pageFiles(root, named);
const { source, address, places } = page;
const { to } = values;
const others = [...sitePages(root).keys()].filter((each) => each !== address);
if (to !== undefined && !others.includes(to)) fail(`There is no page ${to}. ${didYouMean(to, others) ?? ''}`.trim());
if (to === undefined && page.wasPublic)
  fail(`Visitors may know ${address}. Say which page they get instead: npm run remove ${named} -- --to /products`);
const changed = execFileSync('git', ['status', '--porcelain', '--', ...places], {
  cwd: root,
  encoding: 'utf8',
}).trimEnd();
if (changed)
  fail(
    `Nothing was removed, since git could not bring it back:\n${changed}\nCommit this first, or remove the files by hand.`,
  );

for (const place of places) {
  rmSync(path.join(root, place), { recursive: true });
  console.log(`Removed ${place}.`);
}

const navigationFile = path.join(root, 'data/navigation.json');
const navigation = readFileSync(navigationFile, 'utf8');
const data = JSON.parse(navigation) as Record<string, string | string[]>;
const menus = Object.entries(data).filter(([, menu]) => Array.isArray(menu) && menu.includes(address));
for (const [menu, addresses] of menus) {
  data[menu] = (addresses as string[]).filter((each) => each !== address);
  console.log(`data/navigation.json: removed ${address} from "${menu}".`);
}
if (menus.length > 0) {
  writeFileSync(navigationFile, `${JSON.stringify(data, null, 2)}\n`);
  execFileSync('prettier', ['--write', '--log-level', 'warn', navigationFile], { cwd: root, stdio: 'inherit' });
}
if (to !== undefined) leadOn(root, page, to);
console.log(`\n${source} is off the site. Run "npm run check": it names the links that still lead there.`);
