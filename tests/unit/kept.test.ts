import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'kept-'));
  mkdirSync(path.join(site, 'data'));
  writeFileSync(path.join(site, 'data/locales.json'), '{}');
});
afterEach(() => rmSync(site, { recursive: true }));

/** What a run of its own gets, and whether it had to make it. */
function run(of: string[], result: string, asks = true): string {
  const program = `
    import { keepResults, kept } from ${JSON.stringify(path.resolve('src/check/kept.ts'))};
    if (${asks}) keepResults(${JSON.stringify(site)}, 'test');
    let made = 'kept';
    const found = kept(() => ${JSON.stringify(of)}, () => { made = 'made'; return { text: ${JSON.stringify(result)} }; });
    process.stdout.write(made + ' ' + found.text);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

test('A result is made once, and again when what it was made of has changed', () => {
  expect(run(['one'], 'first')).toBe('made first');
  expect(run(['one'], 'second')).toBe('kept first');
  expect(run(['one', 'more'], 'third')).toBe('made third');
  expect(run(['onemore'], 'fourth')).toBe('made fourth');
  expect(run(['one'], 'fifth')).toBe('kept first');
});

test('All results are made anew when the words of the check have changed, or cannot be read', () => {
  expect(run(['one'], 'first')).toBe('made first');
  writeFileSync(path.join(site, 'data/locales.json'), '{ "other": true }');
  expect(run(['one'], 'second')).toBe('made second');
  writeFileSync(path.join(site, 'node_modules/.cache/check/test'), 'no results');
  expect(run(['one'], 'third')).toBe('made third');
});

test('Nothing is kept unless a command asks for it', () => {
  expect(run(['one'], 'first', false)).toBe('made first');
  expect(run(['one'], 'second', false)).toBe('made second');
});
