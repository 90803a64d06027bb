import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { faultLine } from '../../src/check/fault.ts';
import { publicPaths } from '../../src/check/published-paths.ts';
import { redirectFaults } from '../../src/check/redirect-faults.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redirect-faults-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const published = (pages: string[], files: string[] = []) =>
  write('data/published-paths.json', JSON.stringify({ languages: ['en'], pages, files }));
const redirects = (...lines: [from: string, to: string][]) =>
  write(
    'data/redirects.json',
    `{"redirects": [\n${lines.map(([from, to]) => JSON.stringify({ from, to })).join(',\n')}\n]}`,
  );
const found = () => redirectFaults(folder).map(faultLine);

beforeEach(() => {
  write('blog/tags.yml', '{}');
  published(['/about']);
  redirects();
  write('src/pages/about.mdx', '---\nheading: About\n---\n');
  write('src/pages/prices.mdx', '---\nheading: Prices\n---\n');
});

test('A redirect leads to a page that is there, and at once', () => {
  redirects(['/a', '/abuot'], ['/b', '/prices'], ['/c', '/b'], ['/d', '/d']);
  expect(found()).toEqual([
    'data/redirects.json:2:14  to: there is no page /abuot. Did you mean "/about"?',
    'data/redirects.json:4:14  to: /b leads on to /prices. Lead to /prices at once.',
    'data/redirects.json:5:14  to: /d leads on to /d. Lead to a page that is there.',
  ]);
});

test('A redirect stands in the way of no page, and of no other redirect', () => {
  redirects(['/prices', '/about'], ['/b', '/about'], ['/b', '/about']);
  expect(found()).toEqual([
    'data/redirects.json:2:2  from: /prices is a page, which nobody would see. Remove the redirect, or rename the page.',
    'data/redirects.json:4:2  from: /b stands above already. Remove one of the two.',
  ]);
});

test('Only a file leads to a page of a certain language', () => {
  redirects(['/a.pdf', '/sv/prices'], ['/b.pdf', '/sv/price'], ['/c', '/sv/prices']);
  expect(found()).toEqual([
    'data/redirects.json:3:18  to: there is no page /price. Did you mean "/prices"?',
    expect.stringMatching(/^data\/redirects\.json:4:14 {2}to: there is no page \/sv\/prices\./),
  ]);
});

test('A page that was renamed, removed or made a draft is lost until its address leads on', () => {
  published(['/about', '/prices', '/old'], ['/blog/rss.xml', '/old.pdf']);
  write('src/pages/prices.mdx', '---\nheading: Prices\ndraft: true\n---\n');
  expect(found()).toEqual([
    expect.stringMatching(/^data\/published-paths\.json:1:\d+ {2}\/prices was public, and there is nothing any more\./),
    expect.stringMatching(/\/old was public.* Add \{ "from": "\/old", "to": "\/…" \} to data\/redirects\.json/),
    expect.stringMatching(/\/old\.pdf was public/),
  ]);
  redirects(['/prices', '/about'], ['/old', '/about'], ['/old.pdf', '/about']);
  expect(found()).toEqual([]);
});

test('A page is public from its day on, and its address is not lost before', () => {
  const address = '/blog/2099/12/24/a-post';
  write('blog/2099-12-24-a-post/index.mdx', '---\ntitle: A post\n---\n');
  write('src/pages/offer.mdx', '---\nheading: Offer\npublish: 2099-12-24\n---\n');
  const scheduled = (day?: string) => publicPaths(folder, day).pages.filter((page) => /post|offer/.test(page));
  expect(scheduled('2099-12-23')).toEqual([]);
  expect(scheduled('2099-12-24')).toEqual([address, '/offer']);
  published(['/about', address, '/offer']);
  expect(found()).toEqual([]);
});
