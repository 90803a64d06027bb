import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { cleanTranslations } from '../../scripts/lib/label-files.ts';
import { addMissingBlocks } from '../../scripts/lib/missing-blocks.ts';
import { removeSurplusBlocks } from '../../scripts/lib/surplus-blocks.ts';
import { areFiles, filesOfPath } from '../../scripts/lib/work-list-choice.ts';
import { hintOf } from '../../scripts/lib/work-list-text.ts';
import { acceptFile } from '../../src/check/translation/accept.ts';
import { loadItemCheck, translationFaults } from '../../src/check/translation/faults.ts';
import { workList, type FileWork } from '../../src/check/translation/work-list.ts';
import { copyTranslatedSite, translatedSite, type TranslatedSite } from '../support/translated-site.ts';

const name = 'blog/2026-10-01-lfp-is-different';
const post = `${name}/index.mdx`;
const swedish = `i18n/sv/docusaurus-plugin-content-${post}`;
const sources = `i18n/sv/sources/${post}.json`;
const original = (file: string) => readFileSync(path.join(translatedSite, file), 'utf8');

const paragraphs = (text: string) => text.match(/^\p{Lu}.*\.$/gmu)!;
const items = (text: string) => text.match(/^- .*$/gm)!;
const english = { paragraphs: paragraphs(original(post)), items: items(original(post)) };
const translated = { paragraphs: paragraphs(original(swedish)), items: items(original(swedish)) };

let site: TranslatedSite;
beforeEach(() => {
  site = copyTranslatedSite();
  site.commit();
});
afterEach(() => site.remove());

const work = (): FileWork => workList(site.folder)[0]!.files.find((file) => file.name === name)!;
const open = () =>
  work()
    .items.filter(({ state }) => state !== 'complete')
    .map(({ state, now, then, translation }) => `${state} ${(now ?? then ?? translation)!.text}`);
const errors = async () => (await translationFaults(site.folder)).filter(({ severity }) => severity === 'error');
const removeLine = (file: string, line: string) => site.replace(file, `${line}\n`, '');
const moveToEnd = (file: string, part: string) => {
  site.replace(file, `${part}\n\n`, '');
  site.write(file, `${site.read(file).trimEnd()}\n\n${part}\n`);
};

describe('What English has moved', () => {
  test.each([
    ['a paragraph', false],
    ['a paragraph, of which no accepted text is on record', true],
  ])('%s, is moved in the translation by add, and never removed', async (_what, isOld) => {
    if (isOld) {
      const { translations: _, ...record } = JSON.parse(site.read(sources)) as Record<string, unknown>;
      site.write(sources, JSON.stringify(record));
    }
    moveToEnd(post, english.paragraphs[1]!);
    expect(open()).toEqual([`moved ${english.paragraphs[1]}`]);
    expect(await errors()).toEqual([]);
    expect(removeSurplusBlocks(site.folder, work())).toEqual([]);
    expect(acceptFile(site.folder, { work: work(), faults: [] }).refused.map(({ reason }) => reason)).toEqual([
      'it stands elsewhere than the English: "add" moves it',
    ]);
    expect(addMissingBlocks(site.folder, work())).toEqual([expect.stringMatching(/moved .* to its place\.$/)]);
    expect(open()).toEqual([]);
    const expected = original(swedish).replace(`${translated.paragraphs[1]}\n\n`, '');
    expect(site.read(swedish)).toBe(`${expected.trimEnd()}\n\n${translated.paragraphs[1]}\n`);
  });

  test('and altered is moved first, and stale then', () => {
    const altered = english.paragraphs[1]!.replace(/\.$/, ', and more.');
    site.replace(post, english.paragraphs[1]!, altered);
    moveToEnd(post, altered);
    expect(open()).toEqual([`moved ${altered}`]);
    addMissingBlocks(site.folder, work());
    expect(open()).toEqual([`stale ${altered}`]);
  });

  test('while something new came to its place, is not taken for the new', () => {
    moveToEnd(post, english.paragraphs[1]!);
    site.replace(post, english.paragraphs[2]!, `Something new.\n\n${english.paragraphs[2]}`);
    expect(open()).toEqual(['missing Something new.', `moved ${english.paragraphs[1]}`]);
    addMissingBlocks(site.folder, work());
    expect(open()).toEqual(['missing Something new.']);
  });

  test('and the translator too, is done', () => {
    moveToEnd(post, english.paragraphs[1]!);
    moveToEnd(swedish, translated.paragraphs[1]!);
    expect(open()).toEqual([]);
  });
});

test.each(['paragraphs', 'items'] as const)('Two %s that change places in a translation are put back', (kind) => {
  const [first, second] = translated[kind] as [string, string];
  site.replace(swedish, first, '§§');
  site.replace(swedish, second, first);
  site.replace(swedish, '§§', second);
  const list = work();
  const states = list.items.map(({ state }) => state).filter((state) => state !== 'complete');
  expect(new Set(states)).toEqual(new Set(['moved']));
  addMissingBlocks(site.folder, list);
  expect(site.read(swedish)).toBe(original(swedish));
});

test('The item of a list that is lost is the one that is missing, and comes back in its place', async () => {
  expect(english.items.length).toBeGreaterThan(2);
  const at = english.items.length - 2;
  removeLine(swedish, translated.items[at]!);
  expect(open()).toEqual([`missing ${english.items[at]!.slice(2)}`]);
  expect((await errors()).map(({ message }) => message)).toEqual([
    expect.stringContaining(english.items[at]!.slice(2, 60)),
  ]);
  addMissingBlocks(site.folder, work());
  expect(items(site.read(swedish))).toEqual(translated.items.with(at, english.items[at]!));
});

test('English that waits for its translation has no wrong figures', async () => {
  const paragraph = 'It takes 1.5 seconds for 2,000 cells.';
  site.replace(post, english.paragraphs[1]!, `${paragraph}\n\n${english.paragraphs[1]}`);
  addMissingBlocks(site.folder, work());
  expect(open()).toEqual([`missing ${paragraph}`]);
  expect(await errors()).toEqual([]);
});

test('A translation that was edited after it was accepted is unreviewed until it is accepted again', async () => {
  site.replace(swedish, translated.paragraphs[1]!, `${translated.paragraphs[1]} Alltid.`);
  expect(open()).toEqual([`unreviewed ${english.paragraphs[1]}`]);
  const item = work().items.find(({ state }) => state === 'unreviewed')!;
  expect(hintOf(item)).toBe('It was changed since it was accepted.');
  const check = await loadItemCheck(site.folder);
  acceptFile(site.folder, { work: work(), faults: check(work()) });
  expect(open()).toEqual([]);
});

test('Where no accepted texts are on record, a stale block has to be named; accepting the file records them', () => {
  const { translations: _, ...record } = JSON.parse(site.read(sources)) as Record<string, unknown>;
  site.write(sources, JSON.stringify(record));
  const accept = (blocks: string[] = []) => acceptFile(site.folder, { work: work(), faults: [] }, { blocks });
  site.replace(post, english.paragraphs[1]!, `${english.paragraphs[1]} And more.`);
  const [refused] = accept().refused;
  expect(refused!.reason).toContain('which text was accepted is not on record');
  expect(site.read(sources)).toContain('"translations"');
  expect(accept([refused!.item.name]).accepted).toHaveLength(1);
  expect(open()).toEqual([]);
});

test('Cleaning a post leaves labels alone', () => {
  const labels = JSON.parse(site.read('i18n/en/code.json')) as Record<string, object>;
  delete labels['demo.form.branch'];
  site.write('i18n/en/code.json', JSON.stringify(labels));
  expect(cleanTranslations(site.folder, 'sv', [work()])).toEqual([]);
  expect(cleanTranslations(site.folder, 'sv')).toEqual(['i18n/sv/code.json: removed demo.form.branch.']);
});

test('Behind a file stand other files, or its blocks', () => {
  const [language] = workList(site.folder);
  expect(areFiles(language!, name, ['careers', 'products'])).toBe(true);
  expect(areFiles(language!, name, ['title'])).toBe(false);
  expect(areFiles(language!, 'labels', ['careers', 'demo.form.name'])).toBe(false);
  expect(filesOfPath(language!, 'careers', { one: false })).toHaveLength(1);
});

test('The folder of a language that the site does not have is named', async () => {
  site.write('i18n/xx/code.json', '{}');
  expect((await translationFaults(site.folder)).map(({ file, message }) => [file, message])).toEqual([
    ['i18n/xx', 'data/locales.json has no language "xx".'],
  ]);
});

test('Changed properties that are the same in every language are copied, and words stay', () => {
  const product = 'src/content/products/batscan.mdx';
  const its = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  const file = () => workList(site.folder)[0]!.files.find((each) => each.source === product)!;
  site.replace(product, '<UseCase icon="truck"', '<UseCase icon="users" wide');
  site.replace(product, 'id="calculator"', 'id="value"');
  expect(addMissingBlocks(site.folder, file())).toHaveLength(2);
  const [, title] = /<UseCase icon="truck" (title="[^"]*")/.exec(original(its))!;
  expect(site.read(its)).toContain(`<UseCase icon="users" wide ${title}>`);
  expect(site.read(its)).toContain('id="value"');
  expect(file().items.filter(({ state }) => state !== 'complete')).toEqual([]);
});
