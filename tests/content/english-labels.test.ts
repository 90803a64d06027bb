import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { tidyEnglishLabels } from '../../scripts/lib/labels.ts';
import { labelFaults } from '../../src/check/translation/label-faults.ts';

const { labelTexts, pseudoTexts } = createRequire(import.meta.url)(
  '../../src/plugins/bundle/label-texts.cjs',
) as typeof import('../../src/plugins/bundle/label-texts.cjs');

const source = `import Translate, { translate } from '@docusaurus/Translate';

export const label = translate({ id: 'a.call', message: 'Call us', description: 'Button' });
export const element = (
  <Translate id="a.element" description="Heading">
    Who we are
  </Translate>
);
`;
const english = {
  'a.call': { message: 'Ring us', description: 'Button' },
  'a.element': { message: 'Who we are', description: 'Heading' },
};

let site: string;
const write = (file: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), typeof value === 'string' ? value : JSON.stringify(value));
};
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'labels-'));
  write('data/locales.json', { defaultLocale: 'en', locales: [{ code: 'en', htmlLang: 'en' }] });
  write('src/Label.tsx', source);
  write('i18n/en/code.json', english);
});
afterEach(() => rmSync(site, { recursive: true }));

const rules = () => labelFaults(site).map(({ rule, file, line }) => `${rule} ${file}:${line}`);

test('A text edited in the catalogue is named as other than the default, and written into the code', async () => {
  expect(rules()).toEqual(['label-default src/Label.tsx:3']);
  await tidyEnglishLabels(site);
  expect(read('src/Label.tsx')).toMatch(/message: ['"]Ring us['"]/);
  expect(rules()).toEqual([]);
});

test('The text of an element is written into it', async () => {
  write('i18n/en/code.json', { ...english, 'a.element': { message: 'Who {we} are', description: 'Heading' } });
  await tidyEnglishLabels(site);
  expect(read('src/Label.tsx')).toMatch(/\{['"]Who \{we\} are['"]\}/);
  expect(rules()).toEqual([]);
});

test('New, renamed and unused labels are named and brought in line', async () => {
  write('i18n/en/code.json', { 'a.old': { message: 'Old' }, 'a.call': { message: 'Call us', description: 'Button' } });
  expect(rules()).toEqual(['label-unknown src/Label.tsx:5', 'label-unused i18n/en/code.json:1']);
  await tidyEnglishLabels(site);
  expect(Object.keys(JSON.parse(read('i18n/en/code.json')) as object)).toEqual(['a.call', 'a.element']);
  expect(rules()).toEqual([]);
});

test('A page takes a label from its language, or else from English', () => {
  write('i18n/sv/code.json', { 'a.call': { message: 'Ring oss' }, 'a.element': { message: '' } });
  const files = ['i18n/en/code.json', 'i18n/sv/code.json', 'i18n/none/code.json'].map((file) => path.join(site, file));
  expect(labelTexts(files)).toEqual({ 'a.call': 'Ring oss', 'a.element': 'Who we are' });
});

test('The made-up language is longer, and keeps what is filled in', () => {
  expect(pseudoTexts({ a: 'Up to {figure}' })).toEqual({ a: '[Üp tö {figure}~~~~~]' });
});
