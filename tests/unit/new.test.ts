import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Root } from 'mdast';

import { ask } from '../../scripts/lib/ask.ts';
import { slugOf } from '../../scripts/lib/slug.ts';
import { walk } from '../../src/check/component-use.ts';
import { parseMdx } from '../../src/check/mdx-file.ts';
import { templateTexts } from '../../src/check/template-text.ts';
import { pageFrontMatterSchema } from '../../src/domain/schemas/page.ts';
import { positionFrontMatterSchema } from '../../src/domain/schemas/position.ts';
import { postFrontMatterSchema } from '../../src/domain/schemas/post.ts';
import { productFrontMatterSchema } from '../../src/domain/schemas/product.ts';
import type { Seo } from '../../src/domain/schemas/seo.ts';

let project: string;

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'new-'));
  mkdirSync(path.join(project, 'blog'));
  for (const entry of ['blog/tags.yml', 'data', 'scripts', 'src/check', 'src/domain', 'package.json'])
    cpSync(entry, path.join(project, entry), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
});
afterAll(() => rmSync(project, { recursive: true }));

const make = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/new.ts', ...words], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_TODAY: '2026-12-24' },
  });

const templates: string[] = Object.values(templateTexts);
/** Headings that a writer may keep. */
const kept = ['What you will do'];

/** The words of a new text that the check would not know as the template's. */
function wordsLeft(tree: Root): string {
  let words = '';
  walk(tree, (node) => {
    if (node.type === 'text') words += `${node.value} `;
  });
  return [...templates, ...kept].reduce((rest, template) => rest.replaceAll(template, ''), words).replace(/[\s.]/g, '');
}

test.each([
  ['What a writer wants: Ångström', 'what-a-writer-wants-angstrom'],
  ['Smørrebrød og æbler', 'smorrebrod-og-aebler'],
  ['5 % of 100', '5-of-100'],
  ['電池の寿命', undefined],
  ['Battery 電池', undefined],
  ['…', undefined],
])('%s gives the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  [
    ['post', '電池の寿命についての記事', '--slug', 'denchi', '--category', 'sustainability'],
    'blog/2026-12-24-denchi/index.mdx',
    '/blog/2026/12/24/denchi',
    postFrontMatterSchema,
  ],
  [
    ['product', 'BatTest: "one"', '--tagline', 'A product for tests', '--audience', 'Writers'],
    'src/content/products/battest-one.mdx',
    '/products/battest-one',
    productFrontMatterSchema,
  ],
  [['page', 'Partners # 1'], 'src/pages/partners-1.mdx', '/partners-1', pageFrontMatterSchema],
  [
    ['position', 'Battery scientist', '--closes', '2026-12-31'],
    'src/content/careers/battery-scientist.mdx',
    '/careers/battery-scientist',
    positionFrontMatterSchema,
  ],
])('%j makes a valid draft, once', (words, file, address, schema) => {
  const made = make(...words);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain(`${file} is yours, as a draft`);
  expect(made.stdout).toContain(`open ${address} at the address that it prints.\n`);
  const { faults, frontMatter, tree } = parseMdx(readFileSync(path.join(project, file), 'utf8'), file);
  expect(faults).toEqual([]);
  expect(tree!.children.length).toBeGreaterThan(1);
  expect(schema.safeParse(frontMatter.value).error?.issues ?? []).toEqual([]);
  expect(frontMatter.value).toMatchObject({ draft: true });
  expect(wordsLeft(tree!)).toBe('');
  expect(templates).toEqual(expect.arrayContaining((frontMatter.value as { seo?: Seo }).seo?.keywords ?? []));
  expect(make(...words).stderr).toBe(`${file} is there already.\n`);
});

test('A new post has its optional fields ready, which are valid as they stand', () => {
  const file = 'blog/2026-12-24-optional/index.mdx';
  make('post', 'A title with options', '--slug', 'optional', '--category', 'sustainability');
  const text = readFileSync(path.join(project, file), 'utf8');
  const { frontMatter } = parseMdx(text.replace(/^# (?=\w+: )/gm, ''), file);
  expect(Object.keys(frontMatter.value!)).toEqual(
    expect.arrayContaining(['keyFigure', 'keyFigureLabel', 'product', 'ending']),
  );
  expect(postFrontMatterSchema.safeParse(frontMatter.value).error?.issues ?? []).toEqual([]);
});

test('What nobody has said and is assumed is named', () => {
  const { stdout } = make('position', 'Battery chemist');
  expect(stdout).toContain(
    'Assumed, since nothing else was said: --slug "battery-chemist", --location "Stockholm", --employment "Full time", --closes "open".\n',
  );
});

test.each([
  [['gossip'], 'Say what is new: npm run new product|post|page|position\n'],
  [['post', 'A long enough title', '--category', 'gossip'], /category; blog\/tags\.yml has battery-technology/],
  [['post', '電池の寿命についての記事'], /^Give --slug: /],
  [['post', 'A long enough title', '--date', '2026-02-30'], '--date: There is no such day.\n'],
  [
    ['post', 'A long enough title', '2026-12-02'],
    /^Nothing is known of "2026-12-02"\. .* npm run new post "A title" -- /,
  ],
  [['post', 'Short'], '--title: At least 10 characters; this has 5.\n'],
  [
    ['product', 'One', '--tagline', 'A product for tests', '--audience', 'Writers', '--icon', 'rocket'],
    /^--icon: Choose one of (?:[a-z-]+, ){20,}[a-z-]+\.\n$/,
  ],
  [
    ['product', 'One', '--tagline', 'A product for tests', '--audience', 'Writers', '--icon', 'recyle'],
    /^--icon: Did you mean "recycle"\? Choose one of .*\brecycle, /,
  ],
  [['page', 'Two words', '--slug', 'Two words'], /^--slug: Only a to z/],
  [
    ['position', 'Battery scientist', '--slug', 'late', '--closes', '2026-12-23'],
    '--closes: That day is past: today is 2026-12-24.\n',
  ],
  [
    ['product', '--tagline', 'Short', '--icon', 'recyle', '--date', '2026-12-31'],
    /^Give --name: .*\.\n--tagline: At least .*\.\nGive --audience: .*\.\n--icon: Did you mean "recycle"\?.*\.\nA product has no --date: it has --name, --slug, .*\.\n$/,
  ],
  [['page', '--colour', 'red'], "Unknown option '--colour'. --help lists the options.\n"],
])('%j says what is wrong', (words, message) => {
  const { status, stderr } = make(...words);
  expect(status).toBe(1);
  if (typeof message === 'string') expect(stderr).toBe(message);
  else expect(stderr).toMatch(message);
});

test('At a terminal a question is asked again until it is answered rightly', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const question = ask({ input, output });
  const fault = (answer: string) => (answer === 'no' ? 'Not this one.' : undefined);
  const answered = question({ name: 'slug', text: 'Which', fault });
  for (const line of ['', 'no', 'yes']) input.write(`${line}\n`);
  expect(await answered).toBe('yes');
  input.write('\n');
  expect(await question({ name: 'icon', text: 'Icon', proposal: 'gauge', fault })).toBe('gauge');
  question.close();
  expect(String(output.read())).toBe('Which:   An answer is needed.\nWhich:   Not this one.\nWhich: Icon [gauge]: ');
});
