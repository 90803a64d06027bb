import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { countedFaults, groupFaults, isAwaited } from '../../src/check/fault-groups.ts';
import { faultList } from '../../src/check/fault-list.ts';
import type { Fault } from '../../src/check/fault.ts';

const fault = (file: string, severity: Fault['severity'] = 'error'): Fault => ({
  file,
  rule: 'a-rule',
  message: 'Something.',
  severity,
});
const faults = [
  fault('src/pages/about.mdx', 'warning'),
  fault('src/pages/about.mdx'),
  fault('i18n/sv/docusaurus-plugin-content-pages/about.mdx'),
  fault('src/pages/pricing.mdx'),
  fault('blog/my-new-post/index.mdx'),
  fault('data/prices.json'),
];
const counted = (locale: string, pathname: string) =>
  countedFaults(groupFaults(faultList('/site', faults, locale), pathname));

test('Mistakes of files that make no page do not count as those of the page that is open', () => {
  expect(counted('en', '/about')).toBe('2 to mend on this page, 2 on others, 2 in data and other files');
  expect(counted('en', '/careers')).toBe('0 to mend on this page, 4 on others, 2 in data and other files');
});

test('A page in another language has the mistakes of its translation, and those of the English that it is made from', () => {
  const { here } = groupFaults(faultList('/site', faults, 'sv'), '/sv/about/');
  expect(here.map(({ file }) => file)).toEqual([
    'src/pages/about.mdx',
    'i18n/sv/docusaurus-plugin-content-pages/about.mdx',
    'src/pages/about.mdx',
  ]);
});

test('A page that failed before it got a list says that the check is on its way', () => {
  const none = { ...faultList('/site', []), editorTemplate: '' };
  expect(isAwaited(none, true)).toBe(true);
  expect(isAwaited(none, false)).toBe(false);
  expect(isAwaited(faultList('/site', []), true)).toBe(false);
  expect(isAwaited(faultList('/site', [], 'en', true), false)).toBe(true);
});

test('Errors come before warnings', () => {
  const { here } = groupFaults(faultList('/site', faults), '/about');
  expect(here.map(({ severity }) => severity)).toEqual(['error', 'warning']);
});

test('What shows mistakes imports no data, for that may be what is broken', () => {
  for (const file of globSync('src/{client/fault-overlay,check/fault-groups,check/editor-link}.ts'))
    expect(readFileSync(file, 'utf8')).not.toMatch(/^import (?!type).*(?:domain|data)\//m);
});
