import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { unknownFile, unknownLanguage, unknownLocale } from '../../scripts/lib/work-list-choice.ts';
import { languageTable } from '../../scripts/lib/work-list-table.ts';
import { shortLines, urgentItems } from '../../scripts/lib/work-list-text.ts';
import { faultLine } from '../../src/check/fault.ts';
import { loadItemCheck, translationFaults, type CheckedFile } from '../../src/check/translation/faults.ts';
import { workList, type LanguageWork } from '../../src/check/translation/work-list.ts';
import { locales } from '../../src/domain/locales.ts';
import { copyTranslatedSite, type TranslatedSite } from '../support/translated-site.ts';

let site: TranslatedSite;
beforeEach(() => {
  site = copyTranslatedSite();
});
afterEach(() => site.remove());

const norwegian = () => workList(site.folder).find(({ language }) => language.code === 'no')!;

/** The lines of `npm run i18n -- no`. */
async function table(work: LanguageWork = norwegian()): Promise<string[]> {
  const check = await loadItemCheck(site.folder);
  const files = work.files.map((file): CheckedFile => ({ work: file, faults: check(file) }));
  return languageTable(work, files, true, (file) => urgentItems(file).flatMap((item) => shortLines(file, item))).lines;
}

const conflict = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> main\n';
const labels = 'i18n/no/code.json';
const product = 'i18n/no/docusaurus-plugin-content-docs/current/products/batscan.mdx';

describe('A file that cannot be read is named once, and nothing in it is missing', () => {
  test.each<[string, string, (text: string) => string, string]>([
    ['labels', labels, (text) => text.replace('",\n', '"\n'), 'A comma is missing before this.'],
    ['labels', labels, (text) => text.replace('"\n', '\n'), 'A double quote is missing'],
    ['labels', labels, (text) => text.replace(/\{\n +"message": ("[^"]*").*?\}/s, '$1'), 'Write {"message"'],
    ['labels', labels, (text) => conflict + text, 'An unfinished merge. Keep one'],
    ['labels', 'i18n/en/code.json', (text) => text.replace('",\n', '"\n'), 'A comma is missing before this.'],
    ['labels', 'i18n/no/sources/code.json', (text) => text.replace('",\n', '"\n'), 'Do not mend it by hand: "git'],
    ['labels', 'i18n/no/sources/code.json', () => '{"keys": []}', 'Do not mend it by hand: "git'],
    ['labels', 'i18n/no/sources/code.json', (text) => conflict + text, 'An unfinished merge. Keep one'],
    ['products/batscan', product, (text) => text.replace('</Benefits>', ''), 'is opened here and never closed'],
    ['products/batscan', product, (text) => text + conflict, 'An unfinished merge. Keep one'],
  ])('%s: %s', async (name, file, change, said) => {
    site.write(file, change(site.read(file)));
    const work = norwegian();
    const broken = work.files.find((each) => each.name === name)!;
    expect(broken.unreadable.map(faultLine)).toEqual([expect.stringContaining(said)]);
    expect(broken.unreadable[0]!.file).toBe(file);
    expect(broken.items).toEqual([]);
    const lines = await table(work);
    expect(lines[0]).toBe('Norwegian (no), not known: 1 file that cannot be read');
    expect(lines.slice(1, 3)).toEqual([
      expect.stringMatching(new RegExp(`^  ${name} +cannot be read$`)),
      expect.stringContaining(said),
    ]);
    const faults = await translationFaults(site.folder);
    const ofSyntax = faults.filter(({ rule }) => rule !== 'translation-unread').map(faultLine);
    // MDX has a check of its own.
    expect(ofSyntax).toEqual(file.endsWith('.mdx') ? [] : [expect.stringContaining(said)]);
    // An unfinished merge says so itself, a record of what was accepted is no text, and English is compared with nothing.
    const isSyntax = !said.includes('merge') && !/\/sources\/|^i18n\/en\//.test(file);
    expect(faults.length - ofSyntax.length).toBe(isSyntax ? 1 : 0);
  });
});

describe('A fault of the syntax does not hide the others of its file', () => {
  test.each<[string, string, (text: string) => string, [string | RegExp, string], string]>([
    [
      'a lost comma',
      labels,
      (text) => text.replace('",\n', '"\n'),
      ['innen {figure}', 'innen {tall}'],
      '{tall} is not in',
    ],
    [
      'a lost quote',
      labels,
      (text) => text.replace('"\n', '\n'),
      ['innen {figure}', 'innen {tall}'],
      '{tall} is not in',
    ],
    [
      'a label without a message',
      labels,
      (text) => text.replace(/\{\n +"message": ("[^"]*").*?\}/s, '$1'),
      ['innen {figure}', 'innen {tall}'],
      '{tall} is not in',
    ],
    [
      'a component that is never closed',
      product,
      (text) => text.replace('</Benefits>', ''),
      ['id="calculator"', 'id="kalkyle"'],
      'id="kalkyle"',
    ],
    [
      'an open brace',
      product,
      (text) => `${text}\nEn { til.\n`,
      ['](/products/batscan/vehicle-coverage)', '](/demo)'],
      '/demo is not in',
    ],
  ])('%s', async (_what, file, breakSyntax, [before, after], said) => {
    site.replace(file, before, after);
    site.write(file, breakSyntax(site.read(file)));
    const faults = await translationFaults(site.folder);
    expect(faults.filter(({ rule }) => /^translation-(?!unread)/.test(rule)).map(faultLine)).toEqual([
      expect.stringContaining(said),
    ]);
    expect(faults.find(({ rule }) => rule === 'translation-unread')?.message).toContain('Only what can be read');
  });

  test('and where nothing can be read, that is said', async () => {
    site.write(labels, '[1, 2');
    expect((await translationFaults(site.folder)).map(({ message }) => message)).toEqual([
      'This is not JSON.',
      'This file is not compared with English, since it cannot be read.',
    ]);
    site.write(labels, '');
    expect((await translationFaults(site.folder)).at(-1)!.message).toBe(
      'This file is not compared with English, since it cannot be read.',
    );
  });
});

test('The list gives the reason of an error', async () => {
  site.replace(product, 'icon="shield"', 'icon="zap"');
  expect((await table()).join('\n')).toMatch(/^ {2}error, stale .*\n {4}This is <\w+ icon="zap".*>, and in English/m);
});

test('What is left stands in one column, however long a name is', async () => {
  const long = 'blog/2026-12-01-a-post-whose-address-has-more-letters-than-fit-in-a-column';
  site.write(`${long}/index.mdx`, site.read('blog/2026-10-01-lfp-is-different/index.mdx'));
  site.replace(product, 'icon="shield"', 'icon="zap"');
  const columns = (await table()).flatMap(
    (line) => line.match(/^ {2}\S+ +(?=not translated|1 error)/)?.[0].length ?? [],
  );
  expect(columns).toEqual([long.length + 4, long.length + 4]);
});

test.each([
  ['nb', 'no'],
  ['Norsk', 'no'],
  ['swedish', 'sv'],
  ['acept', 'accept'],
])('"%s" is no language, and "%s" is proposed', (typed, meant) => {
  expect(unknownLanguage(typed, ['accept'], workList(site.folder))).toContain(`Did you mean "${meant}"?`);
});

test('"--locale nb" is answered with the code of the site', () => {
  expect(unknownLocale('nb', locales)).toMatch(/^There is no language "nb"\. Did you mean "no"\? Choose en, /);
  expect(unknownLocale('zz', locales)).toMatch(/^There is no language "zz"\. Choose en, /);
});

test('A file that is nearly named right is proposed', () => {
  expect(unknownFile('label', norwegian())).toContain('There is no "label". Did you mean "labels"?');
});
