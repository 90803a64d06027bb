import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { faultLine } from '../../src/check/fault.ts';
import { searchFaults } from '../../src/check/search-faults.ts';
import { templateTexts } from '../../src/check/template-text.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-faults-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const labels = (title: string) => JSON.stringify({ 'seo.contact.title': { message: title, description: 'A title' } });

test('What search engines cut off is named with its file, in pages, posts and labels of every language', () => {
  write('src/pages/about.mdx', `---\nseo:\n  title: ${'t'.repeat(61)}\n  description: ${'d'.repeat(155)}\n---\n`);
  write('blog/2026-01-01-a-post/index.mdx', `---\ntitle: A post\ndescription: ${'p'.repeat(156)}\n---\n`);
  write('i18n/nl/code.json', labels('n'.repeat(71)));
  expect(searchFaults(folder).map(faultLine)).toEqual([
    'blog/2026-01-01-a-post/index.mdx:3:1  description: search engines show 155 characters, and it has 156. Shorten it.',
    'src/pages/about.mdx:3:3  seo.title: search engines show 60 characters, and it has 61. Shorten it.',
    expect.stringMatching(/^i18n\/nl\/code\.json:1:\d+ {2}seo\.contact\.title: .* has 71\. Shorten it\.$/),
  ]);
});

test('New files that have the words of the template yet do not share them', () => {
  const draft = `---\ndraft: true\nseo:\n  title: ${templateTexts.seoTitle}\n  description: ${templateTexts.description}\n---\n`;
  write('src/pages/one.mdx', draft);
  write('src/pages/two.mdx', draft);
  expect(searchFaults(folder)).toEqual([]);
});

test('A page that was only copied waits for its translation, and shares its title with nobody', () => {
  const text = '---\nseo:\n  title: What we do\n---\n';
  write('src/pages/about.mdx', text);
  write('i18n/de/docusaurus-plugin-content-pages/about.mdx', text);
  write('i18n/da/code.json', labels('What we do'));
  expect(searchFaults(folder).map(({ file }) => file)).toEqual(['i18n/da/code.json']);
});

test('Two pages do not share a title, in one language or in two', () => {
  write('i18n/da/code.json', labels('Kontakt og kontor'));
  write('i18n/no/code.json', labels('Kontakt og kontor'));
  expect(searchFaults(folder)).toEqual([
    expect.objectContaining({
      file: 'i18n/no/code.json',
      rule: 'search-duplicate',
      message: 'seo.contact.title: this page and that of i18n/da/code.json have the same.',
      severity: 'warning',
    }),
  ]);
});
