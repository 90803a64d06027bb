import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** A copy of the project, whose commands run by themselves: they import its data. */
let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'broken-data-'));
  for (const entry of ['blog', 'data', 'i18n', 'package.json', 'scripts', 'server', 'src', 'tsconfig.json'])
    cpSync(entry, path.join(site, entry), { recursive: true });
  for (const entry of ['node_modules', 'static']) symlinkSync(path.resolve(entry), path.join(site, entry));
});
afterAll(() => rmSync(site, { recursive: true }));

/** What commands say while a file has a mistake. */
function said(commands: string[][], file: string, from: string, to: string): { stdout: string; stderr: string }[] {
  const text = readFileSync(path.join(site, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(site, file), text.replace(from, to));
  const results = commands.map((command) =>
    spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } }),
  );
  writeFileSync(path.join(site, file), text);
  expect(results.map(({ status }) => status)).toEqual(commands.map(() => 1));
  return results;
}

const check = ['scripts/check.ts'];
const i18n = ['--import', './scripts/lib/readable-data.ts', 'scripts/i18n.ts'];

test.each([
  ['claims.json', '"value": ', '“value": ', 'This is not JSON. A curly quote stands here: write ".'],
  ['claims.json', '"unit": ', '"unti": ', '.unti: is not a field. Did you mean "unit"?'],
  ['company.json', '"officeHours"', '// hours\n"officeHours"', 'This is not JSON. JSON has no comments'],
  ['company.json', '"officeHours"', '"officehours"', 'officehours: is not a field. Did you mean "officeHours"?'],
  ['locales.json', '"code": "en",', '"code": "en"', 'This is not JSON. A comma is missing before this.'],
  ['locales.json', '"htmlLang"', '"htmllang"', 'htmllang: is not a field. Did you mean "htmlLang"?'],
  ['typography.json', '"quotes": [', '"quotes": ', 'This is not JSON.'],
  ['typography.json', '"quotes"', '"qoutes"', 'qoutes: is not a field. Did you mean "quotes"?'],
])('In data/%s, %j instead of %j is named, without a stack', (name, from, to, message) => {
  for (const { stdout, stderr } of said([check, i18n], `data/${name}`, from, to)) {
    const lines = stdout.split('\n').filter((line) => line.startsWith(`data/${name}:`));
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(stderr).not.toMatch(/Error|\bat .*:\d+/);
  }
});

test('That pages wait for broken data is said, and only by the check, which goes on without them', () => {
  const [checked] = said([check], 'data/claims.json', '"value": ', '“value": ');
  expect(checked!.stdout).toContain(
    'data  Pages that use this data are not checked before its errors are mended, so there may be more mistakes. Mend those, then run the check again.\n',
  );
});
