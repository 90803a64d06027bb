/**
 * Makes the file of a new post to fill in: `npm run new post "What a title"`. A third word is the category, a key of
 * blog/tags.yml.
 */
import './lib/help.ts';

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './lib/paths.ts';

const [kind, title = '', category] = process.argv.slice(2);
const categories: string[] = readFileSync(path.join(root, 'blog/tags.yml'), 'utf8').match(/^[\w-]+(?=:)/gm) ?? [];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (kind !== 'post' || title === '') {
  fail(`Say what is new and its title: npm run new post "What a title" ${categories.join('|')}`);
}
if (category !== undefined && !categories.includes(category)) {
  fail(`There is no category "${category}"; blog/tags.yml has ${categories.join(', ')}.`);
}

const slug = title
  .toLowerCase()
  .normalize('NFKD')
  .replace(/\p{M}/gu, '')
  .replace(/[^a-z0-9]+/g, ' ')
  .trim()
  .replaceAll(' ', '-');
const folder = `blog/${new Date().toISOString().slice(0, 10)}-${slug}`;
const file = path.join(root, folder, 'index.mdx');
if (existsSync(file)) fail(`${folder} is there already.`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  `---
title: ${JSON.stringify(title)}
description: One or two sentences that lists and search engines show, 50 to 165 characters long.
tags: [${category ?? categories[0]}]
coverAlt: What the drawing on the cover stands for
sources:
  example:
    name: Publisher, title of the source
    url: https://www.example.com/the-very-page
    date: "2026-01-31"
---

The first paragraph stands on the lists too. Each fact links its source: <Source id="example">as the source says</Source>.

{/* truncate */}

## The first heading {/* #first */}

Seven hundred words or more, with a chart. /design-system has the snippets.
`,
);
console.log(`${folder}/index.mdx is yours. npm run dev shows it; npm run i18n lists it for translators.`);
