import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test('Opinions on posts are hints, which fail nothing', () => {
  expect(execFileSync(process.execPath, ['scripts/hints.ts'], { encoding: 'utf8' })).toMatch(
    /(?:No hints\.|Hints: \d+\.)\n$/,
  );
});

test('Every address outside the site is whole, and the list of them names who uses it', () => {
  const list = execFileSync(process.execPath, ['scripts/links.ts'], { encoding: 'utf8' });
  expect(list).toMatch(/^https:\/\/eur-lex\.europa\.eu\/eli\/reg\/2023\/1542\/oj\n {2}blog\/2026-/m);
});
