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

test.each(files)('%s is long enough and has a chart, an excerpt and anchors', (file) => {
  const { body } = read(file);
  // Languages that write compounds as one word need fewer of them.
  const words = body.replace(/<[^>]*>/gs, ' ').split(/\s+/).length;
  expect(words).toBeGreaterThan(file.startsWith('blog/') ? 700 : 600);
  expect(body).toMatch(/<(?:Bar|Line)Chart\b/);
  expect(body).toContain('{/* truncate */}');
  for (const [heading] of body.matchAll(/^## .*$/gm)) expect(heading).toMatch(/\{\/\* #[a-z0-9-]+ \*\/\}$/);
});

test('Every category has three posts or more', () => {
  const counts = categories.map(
    (category) => globSync('blog/*/index.mdx').filter((file) => read(file).frontMatter.tags[0] === category).length,
  );
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(3);
});

test('Every address outside the site is whole, and the list of them names who uses it', () => {
  const list = execFileSync(process.execPath, ['scripts/links.ts'], { encoding: 'utf8' });
  expect(list).toMatch(/^https:\/\/eur-lex\.europa\.eu\/eli\/reg\/2023\/1542\/oj\n {2}blog\/2026-/m);
});
