import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';

/** A copy in which English went ahead and German is being translated, built in Swedish and German. */
let site: string;

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(site, file), change(readFileSync(path.join(site, file), 'utf8')));
const page = (file: string) => load(readFileSync(path.join(site, 'build', file), 'utf8'));

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'untranslated-'));
  for (const entry of [
    'blog',
    'data',
    'docusaurus.config.ts',
    'i18n',
    'package.json',
    'sidebars.ts',
    'src',
    'static',
  ]) {
    // Pages name the tours' videos without reading them.
    cpSync(entry, path.join(site, entry), { recursive: true, filter: (source) => source !== 'static/videos' });
  }
  cpSync('tsconfig.json', path.join(site, 'tsconfig.json'));
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));

  const [post = ''] = globSync('blog/*/index.mdx', { cwd: site });
  cpSync(path.join(site, path.dirname(post)), path.join(site, 'blog/2026-01-02-english-only'), { recursive: true });
  edit('src/content/products/batscan.mdx', (text) =>
    text.replace('<Interfaces product="batscan" />', 'Only in English.\n\n$&'),
  );
  edit('i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx', (text) =>
    text.replace('<Interfaces product="batscan" />', 'Bara på svenska.\n\n$&'),
  );
  edit('i18n/en/code.json', (text) => text.replace('"message": "Full name"', '"message": "Your whole name"'));
  edit('i18n/sv/code.json', (text) => {
    const { 'demo.form.company': _company, ...labels } = JSON.parse(text) as Record<string, { message: string }>;
    labels['demo.form.name']!.message = '';
    return JSON.stringify(labels);
  });
  edit('data/locales.json', (text) => {
    const data = JSON.parse(text) as { locales: object[] };
    data.locales.push({ code: 'de', htmlLang: 'de', name: 'Deutsch', flag: 'DE', currency: 'EUR', staged: true });
    return JSON.stringify(data);
  });
  execFileSync(path.resolve('node_modules/.bin/docusaurus'), ['build', '--locale', 'sv', '--locale', 'de'], {
    cwd: site,
    stdio: 'pipe',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
});
afterAll(() => rmSync(site, { recursive: true }));

test('A post without translation is shown in English, says so, and is offered to nobody', () => {
  const $ = page('sv/blog/2026/01/02/english-only.html');
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[hreflang]').length).toBe(0);
  expect($('main').attr('lang')).toBe('en');
  expect($('body').text()).toContain('inte översatt än');
});

test('A page whose English went ahead keeps its translation', () => {
  const $ = page('sv/products/batscan.html');
  expect($('meta[name=robots]').length).toBe(0);
  expect($('main').text()).toContain('Bara på svenska.');
  expect($('main').text()).not.toContain('Only in English.');
});

test('A label that is missing or empty is in English, as i18n/en/code.json has it', () => {
  const text = page('sv/demo.html')('main').text();
  expect(text).toContain('Your whole name');
  expect(text).toContain('Company');
  expect(text).toContain('Befattning');
});

test('A staged language is built when it is asked for, and offered to nobody', () => {
  const german = globSync('**/*.html', { cwd: path.join(site, 'build/de') });
  expect(german.length).toBeGreaterThan(20);
  for (const file of german.filter((name) => name !== '404.html')) {
    const $ = page(`de/${file}`);
    expect(`${file} ${$('meta[name=robots]').attr('content')}`).toBe(`${file} noindex`);
    expect($('link[hreflang], link[rel=canonical], link[type*=rss]').length).toBe(0);
  }
  const swedish = readFileSync(path.join(site, 'build/sv/index.html'), 'utf8');
  expect(swedish).not.toContain('hreflang=de');
  expect(swedish).not.toContain('Deutsch');
});
