/**
 * Adds the addresses that are public today to data/published-paths.json (`npm run published`); those of scheduled pages come
 * in on their day or later. Nothing is taken away: from then on `npm run check` holds the site to each of them, as a page or
 * as a redirect (data/redirects.json).
 */
import './lib/help.ts';

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { publicPaths } from '../src/check/published-paths.ts';
import { today } from '../src/domain/calendar.ts';
import type { PublishedPaths } from '../src/domain/schemas/redirects.ts';
import { root } from './lib/paths.ts';

const file = path.join(root, 'data/published-paths.json');
const known = JSON.parse(readFileSync(file, 'utf8')) as PublishedPaths;
const now = publicPaths(root, today(process.env));
const lists = ['languages', 'pages', 'files'] as const;
const added = lists.flatMap((list) => now[list].filter((address) => !known[list].includes(address)));
for (const list of lists) known[list] = [...new Set([...known[list], ...now[list]])].sort();
if (added.length > 0) writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
for (const address of added) console.log(`+ ${address}`);
console.log(added.length > 0 ? `${added.length} added. Commit data/published-paths.json.` : 'The list is complete.');
const waiting = publicPaths(root).pages.filter((address) => !now.pages.includes(address));
for (const address of waiting) console.log(`${address} is not noted before its day.`);
