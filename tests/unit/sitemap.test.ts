import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';

import site from '../../data/site.json' with { type: 'json' };
import { addImagesToSitemaps } from '../../scripts/lib/sitemap-images.ts';
import { lastCommits } from '../../src/plugins/last-commits.ts';
import { PageSources } from '../../src/plugins/page-sources.ts';
import { picturesOf } from '../../src/plugins/sitemap.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
afterAll(() => rmSync(folder, { recursive: true }));

const project = path.join(folder, 'repository/site');
function commit(file: string, text: string, day: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
  const date = `${day}T12:00:00+01:00`;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: project,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: 'pipe',
    });
  git('init', '-q', '..');
  git('add', '.');
  git('commit', '-qm', file);
}

test('A file has the time of its last commit, also where the project is a part of the repository', () => {
  commit('blog/år.mdx', 'a', '2026-01-01');
  commit('data/prices.json', 'a', '2026-01-02');
  commit('blog/år.mdx', 'b', '2026-01-03');
  commit('docs/other.md', 'a', '2026-01-04');
  expect(Object.fromEntries(lastCommits(project, ['blog', 'data'])!)).toEqual({
    'blog/år.mdx': '2026-01-03T11:00:00Z',
    'data/prices.json': '2026-01-02T11:00:00Z',
  });
});

test('Without git, and in a clone without the older commits, no time is known', () => {
  const clone = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${path.join(folder, 'repository')}`, clone]);
  expect(lastCommits(clone, ['.'])).toBeUndefined();
  expect(lastCommits(folder, ['.'])).toBeUndefined();
});

test.each([
  ['src/pages/pricing.mdx', ['data/prices.json']],
  ['i18n/sv/docusaurus-plugin-content-pages/pricing.mdx', ['data/prices.json']],
  ['src/pages/products/batscan/vehicle-coverage.mdx', ['data/vehicles.csv', 'data/vehicle-list.json']],
  ['src/pages/storage.mdx', ['data/pack-string.json']],
  ['src/pages/about.mdx', ['data/team.json', 'data/milestones.json']],
])('%s is made of itself and the data that its components show', (source, data) => {
  const sources = new PageSources(process.cwd()).of(source);
  expect(sources[0]).toBe(source);
  expect(sources).toEqual(expect.arrayContaining(data));
  expect(sources).not.toContain('data/navigation.json');
});

test('A page without components is made of itself', () => {
  expect(new PageSources(process.cwd()).of('src/pages/storage.mdx')).not.toContain('data/team.json');
});

test('The pictures of a page are its own, not those of what it leads to', () => {
  const $ = load(`<main><img src="/own.svg">
    <a href="/other"><img src="/other.svg"></a><img src="/own.svg"><img src="https://elsewhere.example/a.png"></main>`);
  expect(picturesOf($)).toEqual([`${site.url}/own.svg`]);
});

test('Sitemaps name the share images of their pages beside their own pictures', () => {
  const entry = (url: string, more = '') =>
    `<url><loc>${site.url}${url}</loc><lastmod>2026-01-01</lastmod>${more}</url>`;
  const image = (address: string) => `<image:image><image:loc>${site.url}${address}</image:loc></image:image>`;
  const siteDir = path.join(folder, 'build');
  mkdirSync(path.join(siteDir, 'sv'), { recursive: true });
  const english = path.join(siteDir, 'sitemap.xml');
  const swedish = path.join(siteDir, 'sv/sitemap.xml');
  writeFileSync(english, entry('') + entry('/about', image('/own.svg')) + entry('/old'));
  writeFileSync(swedish, entry('/sv'));
  const images = new Map([
    ['/', '/share/home.jpg'],
    ['/about', '/share/about.jpg'],
    ['/sv', '/share/hem.jpg'],
  ]);
  addImagesToSitemaps(siteDir, images, site.url);
  expect(readFileSync(english, 'utf8')).toBe(
    entry('', image('/share/home.jpg')) +
      entry('/about', image('/own.svg') + image('/share/about.jpg')) +
      entry('/old'),
  );
  expect(readFileSync(swedish, 'utf8')).toBe(entry('/sv', image('/share/hem.jpg')));
});
