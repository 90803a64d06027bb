import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { addMissingBlocks } from '../../scripts/lib/missing-blocks.ts';
import { copySharedParts } from '../../scripts/lib/shared-parts.ts';
import { faultLine } from '../../src/check/fault.ts';
import { linkFaults } from '../../src/check/link-faults.ts';
import { acceptFile } from '../../src/check/translation/accept.ts';
import { isEdited, workList, type FileWork } from '../../src/check/translation/work-list.ts';
import { copyTranslatedSite, type TranslatedSite } from '../support/translated-site.ts';

const product = 'src/content/products/batscan.mdx';
const interfaces = '<Interfaces product="batscan" />';
const swedish = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';

let site: TranslatedSite;
beforeEach(() => {
  site = copyTranslatedSite();
  site.replace(product, interfaces, `## Gain {/* #gain */}\n\nSee [the gain](#gain), for free.\n\n${interfaces}`);
  site.replace(swedish, interfaces, `## Vinst {/* #gain */}\n\nGratis, se [vinsten](#gain).\n\n${interfaces}`);
  acceptFile(site.folder, { work: work(), faults: [] });
  expect(open()).toEqual([]);
});
afterEach(() => site.remove());

function work(): FileWork {
  const swedishWork = workList(site.folder).find(({ language }) => language.code === 'sv')!;
  return swedishWork.files.find(({ name }) => name === 'products/batscan')!;
}

const open = () =>
  work()
    .items.filter(({ state }) => state !== 'complete')
    .map(({ state, name }) => `${state} ${name}`);

test('A renamed anchor is written into translations, which stay accepted', () => {
  site.write(product, site.read(product).replaceAll('#gain', '#profit'));
  expect(open()).toEqual(['stale gain-profit', 'stale see-the-gain-profit-for']);
  expect(copySharedParts(site.folder, work())).toEqual([
    `${swedish}: wrote what English has changed of gain-profit (heading).`,
    `${swedish}: wrote what English has changed of see-the-gain-profit-for (paragraph).`,
  ]);
  expect(site.read(swedish)).toContain('## Vinst {/* #profit */}\n\nGratis, se [vinsten](#profit).');
  expect(open()).toEqual([]);
});

test('A link that English takes out is taken out of translations, which keep its words and stay accepted', () => {
  site.replace(product, '[the gain](#gain)', 'the gain');
  expect(copySharedParts(site.folder, work())).toEqual([
    `${swedish}: wrote what English has changed of see-the-gain-for-free (paragraph).`,
  ]);
  expect(site.read(swedish)).toContain('Gratis, se vinsten.');
  expect(open()).toEqual([]);
});

test('A key of the front matter that English renames follows with what it holds, and so do its uses', () => {
  const post = 'blog/2026-10-01-lfp-is-different/index.mdx';
  const translated = 'i18n/sv/docusaurus-plugin-content-blog/2026-10-01-lfp-is-different/index.mdx';
  const ofPost = () =>
    workList(site.folder)
      .find(({ language }) => language.code === 'sv')!
      .files.find(({ source }) => source === post)!;
  const [, name] = / {2}flat:\n {4}name: (.*)\n/.exec(site.read(translated))!;
  site.replace(post, '  flat:', '  powerveritas:');
  site.write(post, site.read(post).replaceAll('id="flat"', 'id="powerveritas"'));
  expect(copySharedParts(site.folder, ofPost())).toContain(
    `${translated}: "sources.flat" is "sources.powerveritas" now, as in English.`,
  );
  expect(site.read(translated)).toContain(`  powerveritas:\n    name: ${name}\n`);
  expect(site.read(translated)).toContain('<Source id="powerveritas">');
  expect(site.read(translated)).not.toMatch(/flat:|"flat"/);
});

test('A link behind other words in a component of one line follows too', () => {
  const fact = (words: string) => `<Note>${words}</Note>\n\n${interfaces}`;
  site.replace(product, interfaces, fact('It costs <Claim id="accuracy" />: [see the gain](#gain).'));
  site.replace(swedish, interfaces, fact('Det kostar <Claim id="accuracy" />: [se vinsten](#gain).'));
  acceptFile(site.folder, { work: work(), faults: [] });
  site.write(product, site.read(product).replaceAll('#gain', '#profit'));
  copySharedParts(site.folder, work());
  expect(site.read(swedish)).toContain(fact('Det kostar <Claim id="accuracy" />: [se vinsten](#profit).'));
  expect(open()).toEqual([]);
});

test('Where words have changed too, the address follows and the words stay stale', () => {
  site.replace(product, 'See [the gain](#gain), for free.', 'See [the profit](#profit), free.');
  expect(addMissingBlocks(site.folder, work())).toHaveLength(1);
  expect(site.read(swedish)).toContain('Gratis, se [vinsten](#profit).');
  expect(open()).toEqual(['stale see-the-profit-profit-free']);
  // Nobody has edited it.
  expect(work().items.some(isEdited)).toBe(false);
});

test('A link that English has changed names the address that it has', () => {
  site.write(product, site.read(product).replaceAll('#gain', '#profit'));
  site.replace(swedish, '{/* #gain */}', '{/* #profit */}');
  expect(linkFaults(site.folder).map((fault) => faultLine(fault))).toContainEqual(
    expect.stringContaining('There is no place #gain in '),
  );
  expect(linkFaults(site.folder).map(({ remedy }) => remedy)).toContain(
    'English has #profit instead: "npm run i18n -- clean" writes it here.',
  );
});

test('Properties that are written keep the lines of their tag', () => {
  const tag = '<RoiCalculator\n  id="ID"\n  product="batscan"\n  title="TITLE"\n/>';
  const written = (id: string, title: string) => tag.replace('ID', id).replace('TITLE', title);
  site.replace(product, interfaces, `${written('a', 'Gain')}\n\n${interfaces}`);
  site.replace(swedish, interfaces, `${written('a', 'Vinst')}\n\n${interfaces}`);
  acceptFile(site.folder, { work: work(), faults: [] });
  site.replace(product, 'id="a"', 'id="b"');
  copySharedParts(site.folder, work());
  expect(site.read(swedish)).toContain(written('b', 'Vinst'));
});
