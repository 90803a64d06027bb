import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

import { translatedAttributes } from '../../src/check/translation/translatable.ts';
import { readBlocks, translatedFiles } from '../../src/check/translation/translated-files.ts';

const text = readFileSync('crowdin.yml', 'utf8');
const { files } = parse(text) as { files: { source: string; translation: string; type?: string }[] };

/** Where Crowdin puts the Norwegian translation of a file, by each entry that matches it. */
function translationsOf(file: string): string[] {
  return files
    .filter(({ source }) => path.matchesGlob(`/${file}`, source))
    .map(({ source, translation }) => {
      const start = source.split('**')[0]!;
      const folders = path.dirname(`/${file}`).slice(start.length);
      return path.normalize(
        translation
          .replace('%two_letters_code%', 'no')
          .replace('**', folders)
          .replace('%original_file_name%', path.basename(file)),
      );
    });
}

test('crowdin.yml maps every file that is translated, once and to its place', () => {
  const all = translatedFiles('.');
  expect(all.length).toBeGreaterThan(15);
  for (const { source, translation } of all) expect(translationsOf(source)).toEqual([`/i18n/no/${translation}`]);
});

test('crowdin.yml names the properties that are translated', () => {
  expect(text).toContain(`# ${translatedAttributes.join(', ')}\n`);
});

test('docs/translating.md names the same properties', () => {
  const [, listed = ''] = /In components you translate ([^.]+)\./.exec(readFileSync('docs/translating.md', 'utf8'))!;
  expect(listed.match(/\w+/g)).toEqual([...translatedAttributes]);
});

test('crowdin.yml pins the parser of MDX', () => {
  for (const { source, type } of files) expect(type).toBe(source.endsWith('.mdx') ? 'mdx_v2_4' : undefined);
});

test('crowdin.yml names the fields of the front matter that are not translated', () => {
  const [, listed = ''] = /is translated\.\n((?:# .+\n)+)/.exec(text)!;
  const named = listed.match(/[\w*.]+/g);
  const fixed = translatedFiles('.')
    .filter(({ source }) => source.endsWith('.mdx'))
    .flatMap(({ source }) => readBlocks('.', source)!.blocks)
    .filter(({ isKeyed, isFixed }) => isKeyed && isFixed)
    .map(({ label }) => label.replace(/^sources\.[^.]+/, 'sources.*'));
  expect(fixed.length).toBeGreaterThan(10);
  expect(named).toEqual(expect.arrayContaining(fixed));
});
