import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** A copy of the project that is handed over. */
let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'hand-over-'));
  for (const entry of ['blog', 'data', 'i18n', 'scripts', 'src', 'package.json', 'tsconfig.json', '.prettierignore'])
    cpSync(entry, path.join(site, entry), { recursive: true });
  for (const entry of ['node_modules', 'static']) symlinkSync(path.resolve(entry), path.join(site, entry));
});
afterAll(() => rmSync(site, { recursive: true }));

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);

const handOver = () =>
  spawnSync(process.execPath, ['scripts/hand-over.ts'], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
  });

test('A hand-over brings form and addresses up to date and says what waits, but nothing of it after a mistake', () => {
  const page = 'src/pages/partners.mdx';
  const navigation = read('data/navigation.json');
  const publishedPaths = read('data/published-paths.json');
  const about = read('src/pages/about.mdx');
  write(page, about.replace(/^picture: .*$/m, 'picture: abuot'));
  write('data/navigation.json', navigation.replace('"/about"', '"/about",   "/partners"'));

  const stopped = handOver();
  expect(stopped.status).toBe(1);
  expect(stopped.stdout).toContain(`${page}:`);
  expect(stopped.stdout).toContain('"abuot" is not allowed here. Did you mean "about"?');
  expect(stopped.stdout).not.toContain('Ready.');
  expect(read('data/published-paths.json')).toBe(publishedPaths);

  write(page, about.replace(/^heading: .*$/m, 'heading: Partners of a test'));
  const { status, stdout, stderr } = handOver();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(read('data/navigation.json')).not.toContain('"/about",   "/partners"');
  expect(stdout).toContain('+ /partners\n');
  expect(JSON.parse(read('data/published-paths.json'))).toMatchObject({ pages: expect.arrayContaining(['/partners']) });
  expect(stdout).toMatch(/For translators:\n\nSwedish \(sv\), \d+ %: .*\n {2}partners {2}not translated, \d+ words\n/);
  expect(stdout).toContain('\nReady.');
});
