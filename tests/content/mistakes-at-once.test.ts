import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { faultLine } from '../../src/check/fault.ts';
import { allFaults } from '../../src/check/index.ts';

/** A copy of the project with one mistake in a file, or few: one check names them all. */
let site: string;
let lines: string[];

const euro7 = 'blog/2026-11-19-euro-7-starts-this-month/index.mdx';
const wornFolder = 'blog/2026-10-15-what-wears-a-battery';
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
}

function replace(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not have ${from}.`);
  write(file, changed);
}

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'mistakes-at-once-'));
  for (const entry of ['blog', 'data', 'i18n', 'src', 'tsconfig.json'])
    cpSync(entry, path.join(site, entry), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  cpSync('static/img', path.join(site, 'static/img'), { recursive: true });
  for (const entry of ['fonts', 'videos']) symlinkSync(path.resolve('static', entry), path.join(site, 'static', entry));

  rmSync(path.join(site, 'src/content/products/batdata.mdx'));
  replace('data/navigation.json', '["/products/batscan", ', '["/products/batscam", ');
  replace('src/content/products/batstream.mdx', /^name: .*$/m, 'name: BatScan');
  replace('data/claims.json', /^\{\n/, `{\n  "reportsIssued": ${JSON.stringify(claim)},\n`);
  replace('data/site.json', /^\{\n/, '{\n  "$comment": "One.",\n  "$comment": "Two.",\n');
  replace('data/navigation.json', '"/careers"]', '"/careers", "/about"]');
  replace('data/vehicles.csv', /^((?:.*\n){11}.*)/, '$1"');
  replace('i18n/en/code.json', '"message": "What it stores"', '"message": "What <b>it</b> stores"');
  replace('i18n/en/code.json', '"message": "Your own work"', '"message": "Your {own work"');
  write('src/pages/glossary.mdx', Buffer.from(`\uFEFF${read('src/pages/glossary.mdx')}`, 'utf16le'));
  replace('i18n/en/server.json', '{site}', '{Site}');
  replace('i18n/en/server.json', '"mail.newsletter.read"', '"mail.newsletter.raed"');
  replace('i18n/en/server.json', 'Please confirm your newsletter', '');
  write('i18n/sv/server.json', Buffer.from(read('i18n/sv/server.json'), 'latin1'));
  write('i18n/da/server.json', `\uFEFF${read('i18n/da/server.json')}`);
  replace('src/pages/storage.mdx', /^---\n/, '');
  replace('src/pages/security.mdx', /^---\n([^]*?)^---\n/m, '---\n$1');
  replace('src/pages/integrations.mdx', /^---\n[^]*?^---\n/m, '');
  write('src/pages/offers.md', read('src/pages/about.mdx'));
  replace('src/pages/careers.mdx', /^lead: .*$/m, "lead: 'A buyer's guide'");
  replace('data/evidence.json', '"slow": 1.5', '"slow": 1,5');
  write('i18n/nl/code.json', '\n');
  replace('data/company.json', '"from": "09:00"', '"from": "8.30"');
  write(
    'src/content/careers/analyst.mdx',
    `---\ntitle: Analyst\npublish: 2027-01-01\ncloses: 15 December 2026\n---\n\nWords.\n`,
  );
  write('src/pages/Our Team.mdx', read('src/pages/about.mdx'));
  replace('src/pages/about.mdx', /^lead: .*$/m, 'lead: In <Claim id="assessmentTime" /> you **know**');
  replace(
    'src/pages/about.mdx',
    'Every performance figure',
    '[Ours](/products/batscan.\n\nAn **open one and [a mail](anna@x.example), [soon](/blog/2027/01/01/soon).\n\n[Sheet](/files/Data%20Sheet.PDF), [call](tel:0846), *so * it is.\n\nEvery performance figure',
  );
  replace('data/team.json', '"chief-executive": {}', '"chief-executive": { "portrait": "/img/head.jpg" }');
  write('static/img/head.jpg', 'No picture.');
  write('blog/2027-01-01-soon/index.mdx', read(euro7));
  write(`${path.dirname(euro7)}/fake.jpg`, 'No picture.');
  replace(
    euro7,
    '{/* truncate */}',
    '{/* truncate */}\n\n# Big\n\n#### Small\n\n![A car](./fake.jpg)\n\n<BarChart title="One" bars={[{ label: "a", value: 1 }]} />',
  );
  const text = 'blog/2026-11-20-a-text/index.mdx';
  write(text, read(euro7));
  renameSync(path.join(site, text), path.join(site, `${text}.txt`));
  write(`i18n/da/docusaurus-plugin-content-blog/2026-11-20-a-text/index.mdx`, read(euro7));
  replace('data/team.json', '"customers": {}', '"customers": { "name": " Anna  Berg " }');
  replace('data/prices.json', '"batstream"', '"batsream"');
  replace('src/pages/compare-methods.mdx', /^---/, '--');
  renameSync(path.join(site, wornFolder), path.join(site, 'blog/2026-10-15-What wears a battery'));
  write(
    'src/pages/yards.mdx',
    `${/^---\n[^]*?^---\n/m.exec(read('src/pages/about.mdx'))![0]}\n<TextSection id="first" title="Yards">\n\nWords.\n\n</TextSection>\n`,
  );
  lines = (await allFaults(site)).map(faultLine);
});
afterAll(() => rmSync(site, { recursive: true }));

const claim = {
  value: 12,
  unit: 'count',
  qualifier: 'none',
  source: 'owner',
  basis: 'unstated',
  date: '2026-11-20',
  sample: true,
};

const noBatData = 'There is no product "batdata" (src/content/products/batdata.mdx).';

/** File with the line or without, and what is said. */
test.each([
  [
    'data/navigation.json:3',
    'productOrder: there is no page /products/batscam. Did you mean "/products/batscan"? Or correct the address or remove it.',
  ],
  ['data/navigation.json:3', 'productOrder: there is no page /products/batdata. '],
  ['data/interfaces.json', `${noBatData} Remove it from "interfaces".`],
  ['data/interfaces.json', `${noBatData} Remove it from "outputs".`],
  ['data/prices.json:7', `${noBatData} Remove it from "examples".`],
  ['data/roi.json', `${noBatData} Remove it from "calculators".`],
  ['data/claims.json', `${noBatData} Name another, or remove the field: the figure is then the company’s.`],
  ['data/battery-life.json:5', `${noBatData} Name another product for this stage.`],
  ['src/pages/about.mdx', `${noBatData} Name another, or take <LifeStation> out.`],
  ['src/content/products/batstream.mdx:2', 'name: src/content/products/batscan.mdx is called "BatScan" too.'],
  ['data/claims.json:2', 'Add to i18n/en/code.json: "claim.reportsIssued.definition": { "message": '],
  ['data/site.json:3', '"$comment" is on line 2 already, in the same braces. Remove one of the two.'],
  ['data/navigation.json', 'footer: /about stands in this list already. Remove one of the two.'],
  ['data/vehicles.csv:12', 'A double quote (") is never closed, or stands inside a cell.'],
  ['i18n/en/code.json', 'is plain text, so <b> is shown as it is. Write the words alone.'],
  ['i18n/en/code.json', 'The label careers.week.work has a { that encloses no name. Remove it.'],
  ['i18n/en/server.json', 'The text mail.why.receipt has {Site}, and the server fills in {site}. Write {site}.'],
  ['i18n/en/server.json', 'The text mail.newsletter.read is gone, and mails or the server say it. Put it back: "git '],
  ['i18n/en/server.json', 'No mail has the text mail.newsletter.raed. Did you mean "mail.newsletter.read"?'],
  ['i18n/en/server.json', 'The text mail.subscription.confirm.subject is empty. Write it.'],
  [
    'src/pages/careers.mdx:3',
    'The apostrophe here ends the text, since a single quote began it. Put the whole text in',
  ],
  ['data/evidence.json:3', 'This is not JSON. Write 1.5 with a point.'],
  ['i18n/nl/code.json', 'i18n/nl/code.json  This file is empty. Bring its text back: git restore i18n/nl/code.json.'],
  ['src/pages/storage.mdx:1', 'The line of --- above the front matter is missing. Write --- above this line.'],
  ['src/pages/security.mdx', 'The line of --- below the front matter is missing. Write --- on this line.'],
  ['src/pages/integrations.mdx:1', 'This file has no front matter. Begin it with a line of ---'],
  ['src/pages/Our Team.mdx', 'which has small letters a to z, digits and hyphens. Rename it to our-team.mdx.'],
  ['src/pages/about.mdx:3', 'lead: front matter is plain text, so <Claim id="assessmentTime" /> is shown as it is.'],
  ['src/pages/about.mdx', 'This link is shown as text: [Ours](/products/batscan. Close its address with ).'],
  ['src/pages/about.mdx', 'These ** are shown: **open one and'],
  ['src/pages/about.mdx', 'anna@x.example is an e-mail address, and is read as a page of this site. Write mailto:'],
  [
    'src/pages/about.mdx',
    '/blog/2027/01/01/soon is not on the site before 2027-01-01. Until it is, the build shows these words',
  ],
  [
    'src/pages/about.mdx',
    'There is no document /files/Data%20Sheet.PDF. Put it into static/documents, in small letters without spaces, and write [its words, PDF](/documents/data-sheet.pdf).',
  ],
  ['src/pages/about.mdx', '0846 cannot be called from every country. Write the number with its country'],
  ['src/pages/about.mdx', 'These * are shown: *so * it is. Write * beside the words, without a space.'],
  ['src/pages/yards.mdx:', 'This page ends with a text, and without a next step. Add <DemoCallToAction title="…">,'],
  [
    'data/prices.json:6',
    'There is no product "batsream" (src/content/products/batsream.mdx). Did you mean "batstream"?',
  ],
  ['data/team.json:8', 'members.customers.name: " Anna  Berg " has spaces too many. Write "Anna Berg".'],
  ['data/team.json:5', 'static/img/head.jpg is not a picture that can be read. Export it as JPEG or PNG.'],
  [euro7, 'fake.jpg is not a picture that can be read. Export it as JPEG or PNG.'],
  [euro7, 'The title of a post is its only heading with one #. Write ##.'],
  [euro7, '#### follows ##. Write ###.'],
  [euro7, '<BarChart> needs "unit". Add unit="percent".'],
  ['blog/2026-11-20-a-text/index.mdx.txt', 'This folder has no index.mdx but index.mdx.txt. Rename it to index.mdx.'],
])('Of %s is said: %s', (file, sentence) => {
  expect(lines.filter((line) => line.startsWith(file)).join('\n')).toContain(sentence);
});

test.each([
  [
    'src/pages/glossary.mdx',
    'src/pages/glossary.mdx:1:1  This file is not UTF-8. Save it as UTF-8. Until then nothing else in it is checked.',
  ],
  ['i18n/sv/server.json', expect.stringMatching(/^\S+:3:\d+ {2}This file is not UTF-8, or a letter was lost here/)],
  [
    'i18n/da/server.json',
    'i18n/da/server.json:1:1  This file begins with a byte order mark, which cannot be seen. Save it as UTF-8 without BOM. Until then nothing else in it is checked.',
  ],
  ['src/pages/storage.mdx', expect.stringContaining('above the front matter')],
  ['src/pages/security.mdx', expect.stringContaining('below the front matter')],
  ['src/pages/compare-methods.mdx', expect.stringContaining('begins with ---, and this line is --. Write --- here.')],
  ['src/pages/integrations.mdx', expect.stringContaining('has no front matter')],
])('Of %s nothing else is said', (file, line) => {
  expect(lines.filter((each) => each.startsWith(`${file}:`))).toEqual([line]);
});

test('A fault of a day or an hour, and a page that is no MDX, have one line', () => {
  const of = (file: string) => lines.filter((line) => line.startsWith(file));
  expect(of('data/company.json')).toEqual([
    expect.stringContaining('officeHours.from: has to be a time such as 09:00'),
  ]);
  expect(of('src/content/careers/analyst.mdx').filter((line) => line.includes('closes'))).toEqual([
    expect.stringContaining('closes: expected a date such as 2026-11-21, found "15 December 2026"'),
  ]);
  expect(of('src/pages/offers.md')).toContain('src/pages/offers.md  Content is written in MDX. Rename it to .mdx.');
  expect(of('src/pages/offers.md').filter((line) => line.includes('Nothing leads to'))).toEqual([]);
});

test('Of a name that is no address, only that is said', () => {
  expect(lines.filter((line) => line.includes('Our Team')).join('\n')).not.toContain('Nothing leads to');
  expect(lines.filter((line) => /2026.10.15.what.wears.a.battery/i.test(line))).toEqual([
    expect.stringMatching(
      /^blog\/2026-10-15-What wears a battery\/index\.mdx .* Rename the folder to 2026-10-15-what-wears-a-battery\.$/,
    ),
  ]);
});

test('What follows from a product that data misspells, and of markup that is an error, is not said again', () => {
  expect(lines.filter((line) => line.includes('cannot be "batstream"'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('src/pages/about.mdx:3:'))).toHaveLength(1);
});

test('Nobody is told to remove the translations of a post whose file has another ending', () => {
  expect(lines.filter((line) => line.includes('2026-11-20-a-text') && line.includes('no English file'))).toEqual([]);
});

test('Nobody is told that the translation of an English mail that is gone is surplus', () => {
  const ofMails = lines.filter((line) => /^i18n\/(?:no|nl)\/server\.json/.test(line));
  expect(ofMails.join()).toContain('translated from an earlier English text');
  expect(ofMails.join()).not.toContain('not in the English text any more');
});
