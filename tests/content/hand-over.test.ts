import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { faultLine } from '../../src/check/fault.ts';
import { allFaults } from '../../src/check/index.ts';
import type { Redirect } from '../../src/domain/schemas/redirects.ts';

/** A copy of the project that is handed over. */
let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'hand-over-'));
  for (const entry of ['blog', 'data', 'i18n', 'scripts', 'src', 'package.json', 'tsconfig.json', '.prettierignore'])
    cpSync(entry, path.join(site, entry), { recursive: true });
  for (const entry of ['node_modules', 'static']) symlinkSync(path.resolve(entry), path.join(site, entry));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: site });
  git('init', '-q');
  git('add', 'blog', 'data', 'i18n', 'src');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'as it is', '--no-gpg-sign');
});
afterAll(() => rmSync(site, { recursive: true }));

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);

const command = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
  });

test('A page gets another address with its translations, what was accepted of them and all links, and leaves no mistake', async () => {
  const before = (await allFaults(site)).map(faultLine);
  const { status, stdout, stderr } = command('scripts/rename.ts', 'src/pages/storage.mdx', 'second-life');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('data/redirects.json leads /storage on to /second-life.\n');
  expect(read('i18n/sv/docusaurus-plugin-content-pages/compare-methods.mdx')).toContain('](/second-life#today)');
  expect(existsSync(path.join(site, 'i18n/nl/docusaurus-plugin-content-pages/second-life.mdx'))).toBe(true);
  expect((await allFaults(site)).map(faultLine)).toEqual(before);
  expect(command('scripts/rename.ts', 'src/pages/second-life.mdx', 'about').stderr).toBe(
    'src/pages/about.mdx is there already.\n',
  );
});

test('A post gets another day, another name or both, with its translations and all links', async () => {
  const before = (await allFaults(site)).map(faultLine);
  const folder = 'blog/2026-11-12-what-the-law-lets-you-read';
  expect(command('scripts/rename.ts', folder, '2026-02-30').stderr).toBe('There is no such day: 2026-02-30.\n');
  expect(command('scripts/rename.ts', folder, 'The law').stderr).toMatch(/^The new name has only a to z/);
  expect(command('scripts/rename.ts', folder, '2026-11-13').stderr).toBe('');
  expect(command('scripts/rename.ts', 'blog/2026-11-13-what-the-law-lets-you-read/', 'the-law').stderr).toBe('');
  const moved = '/blog/2026/11/13/the-law';
  expect(read('src/pages/glossary.mdx')).toContain(moved);
  expect(read('i18n/da/docusaurus-plugin-content-pages/glossary.mdx')).toContain(moved);
  expect(existsSync(path.join(site, 'i18n/sv/docusaurus-plugin-content-blog/2026-11-13-the-law/index.mdx'))).toBe(true);
  const { redirects } = JSON.parse(read('data/redirects.json')) as { redirects: Redirect[] };
  expect(redirects.at(-1)).toEqual({ from: '/blog/2026/11/12/what-the-law-lets-you-read', to: moved });
  expect((await allFaults(site)).map(faultLine)).toEqual(before);
});

test('A hand-over brings form and addresses up to date and says what waits, but nothing of it after a mistake', () => {
  const page = 'src/pages/partners.mdx';
  const navigation = read('data/navigation.json');
  const publishedPaths = read('data/published-paths.json');
  const about = read('src/pages/about.mdx');
  write(page, about.replace(/^cardPicture: .*$/m, 'cardPicture: abuot'));
  write('data/navigation.json', navigation.replace('"/about"', '"/about",   "/partners"'));

  const stopped = command('scripts/hand-over.ts');
  expect(stopped.status).toBe(1);
  expect(stopped.stdout).toContain(`${page}:`);
  expect(stopped.stdout).toContain('"abuot" is not allowed here. Did you mean "about"?');
  expect(stopped.stdout).not.toContain('Ready.');
  expect(stopped.stderr).toBe('\nNot ready: mend the errors above, then run "npm run hand-over" again.\n');
  expect(read('data/published-paths.json')).toBe(publishedPaths);

  write(page, about.replace(/^heading: .*$/m, 'heading: Partners of a test'));
  const { status, stdout, stderr } = command('scripts/hand-over.ts');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(read('data/navigation.json')).not.toContain('"/about",   "/partners"');
  expect(stdout).toContain('\nFiles whose form was set; their words are the same:\ndata/navigation.json\n');
  expect(stdout).toContain('\nAddresses of pages that are public, for data/published-paths.json:\n+ /');
  expect(stdout).toContain('+ /partners\n');
  expect(stdout).toContain('\nOpinions about the files that you have changed; none has to be followed:\n');
  expect(JSON.parse(read('data/published-paths.json'))).toMatchObject({ pages: expect.arrayContaining(['/partners']) });
  expect(stdout).toMatch(/For translators:\n\nSwedish \(sv\), \d+ %: .*\n {2}partners {2}not translated, \d+ words\n/);
  expect(stdout).toContain('\nReady.');
});

test('A page leaves with its translations and its places in menus, its address leads on, a hand-over takes the translated links along, and nothing is lost', async () => {
  const page = 'src/pages/security.mdx';
  const swedish = 'i18n/sv/docusaurus-plugin-content-pages/security.mdx';
  const remove = (...words: string[]) => command('scripts/remove.ts', page, ...words).stderr;
  expect(remove()).toMatch(/^Visitors may know \/security\./);
  expect(remove('--to', '/abuot')).toBe('There is no page /abuot. Did you mean "/about"?\n');
  const translated = read(swedish);
  write(swedish, `${translated}\n\nNytt.\n`);
  expect(remove('--to', '/about')).toContain(` M ${swedish}\n`);
  write(swedish, translated);
  expect(remove('--to', '/about')).toBe('');
  expect([page, swedish, `i18n/sv/sources/${page}.json`].filter((file) => existsSync(path.join(site, file)))).toEqual(
    [],
  );
  expect(read('data/navigation.json')).not.toContain('/security');
  const faults = (await allFaults(site)).map(faultLine);
  expect(faults.join('\n')).toContain('It has moved to /about');
  expect(faults.filter((fault) => fault.includes('lost') || fault.includes('navigation'))).toEqual([]);

  const contact = 'i18n/sv/docusaurus-plugin-content-pages/contact/index.mdx';
  expect(read(contact)).toContain('](/security');
  for (const file of globSync('src/{pages,content}/**/*.mdx', { cwd: site }))
    write(file, read(file).replace(/(?<=\]\()\/security(?:#[\w-]+)?(?=\))/g, '/about'));
  const handedOver = command('scripts/hand-over.ts').stdout;
  expect(handedOver).toContain(`\nTranslations follow what you have changed in English:\ni18n/sv/`);
  expect(handedOver).toContain('\nReady.');
  expect(read(contact)).not.toContain('](/security');
});
