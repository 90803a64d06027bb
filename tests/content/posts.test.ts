import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

import { postFrontMatterSchema, type PostFrontMatter } from '../../src/domain/schemas/post.ts';

const files = globSync(['blog/*/index.mdx', 'i18n/*/docusaurus-plugin-content-blog/*/index.mdx']).sort();
const categories = Object.keys(parse(readFileSync('blog/tags.yml', 'utf8')) as object);

function read(file: string): { frontMatter: PostFrontMatter; body: string } {
  const [, head = '', ...rest] = readFileSync(file, 'utf8').split(/^---$/m);
  return { frontMatter: parse(head) as PostFrontMatter, body: rest.join('---') };
}

test.each(files)('%s has the front matter of a post and a known category', (file) => {
  const { frontMatter } = read(file);
  expect(postFrontMatterSchema.safeParse(frontMatter).error?.issues ?? []).toEqual([]);
  expect(categories).toContain(frontMatter.tags[0]);
});

test.each(files)('%s cites every source that it lists, and lists every source that it cites', (file) => {
  const { frontMatter, body } = read(file);
  const cited = new Set([...body.matchAll(/<Source id="([^"]+)"/g)].map(([, id]) => id));
  expect([...cited].sort()).toEqual(Object.keys(frontMatter.sources).sort());
});

test.each(files)('%s has an excerpt, and headings that can be linked to', (file) => {
  const { body } = read(file);
  expect(body).toContain('{/* truncate */}');
  for (const [heading] of body.matchAll(/^## .*$/gm)) expect(heading).toMatch(/\{\/\* #[a-z0-9-]+ \*\/\}$/);
});

test('Opinions on posts are hints, which fail nothing', () => {
  expect(execFileSync(process.execPath, ['scripts/hints.ts'], { encoding: 'utf8' })).toMatch(/hints\.\n$/);
});

test('Every address outside the site is whole, and the list of them names who uses it', () => {
  const list = execFileSync(process.execPath, ['scripts/links.ts'], { encoding: 'utf8' });
  expect(list).toMatch(/^https:\/\/eur-lex\.europa\.eu\/eli\/reg\/2023\/1542\/oj\n {2}blog\/2026-/m);
});
