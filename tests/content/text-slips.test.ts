import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { byPlace, faultLine } from '../../src/check/fault.ts';
import { plausibleFaults } from '../../src/check/plausible-faults.ts';
import { textSlipFaults } from '../../src/check/text-slip-faults.ts';
import { company } from '../../src/domain/company.ts';

let site: string;
const page = 'src/pages/yard.mdx';
const swedish = 'i18n/sv/docusaurus-plugin-content-pages/yard.mdx';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'slips-'));
  for (const file of ['data/american-spelling.json', 'data/praise.json']) cpSync(file, path.join(site, file));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

const slips = () => textSlipFaults(site).sort(byPlace).map(faultLine);

const typedContact =
  'stands in data/company.json and changes there only. Link to /contact, which shows it; in labels and mails, write the name in braces that the English has.';

test.each([
  [
    'The yard TODO and more.',
    '5:10  "TODO" is on the site as it stands. Write the text; a page that is not ready has draft: true.',
  ],
  [
    'Lorem ipsum dolor.',
    '5:1  "Lorem ipsum" is on the site as it stands. Write the text; a page that is not ready has draft: true.',
  ],
  [`Write to ${company.email}.`, `5:10  "${company.email}" ${typedContact}`],
  [`Call ${company.phone} now.`, `5:6  "${company.phone}" ${typedContact}`],
  ['The the yard.', '5:1  "The the" says the same twice. Remove one of the two.'],
  ['It was was cold.', '5:4  "was was" says the same twice. Remove one of the two.'],
  [
    'The demo is free. The demo is free.',
    '5:1  "The demo is free. The demo is free." says the same twice. Remove one of the two.',
  ],
  ['At the  yard.', '5:7  Two spaces stand here. Write one.'],
  ['First:\n• one\n• two', '6:1  "•" is no bullet here: its lines run together. Begin each line with "- ".'],
  ['First:\no\tThird', '6:1  "o" is no bullet here: its lines run together. Begin each line with "- ".'],
  ['A\u00a0yard of 5\u00a0m.', '5:2  A space stands here that no line can break at. Write a plain one.'],
  [
    'The ya\u200brd.',
    '5:7  A sign that cannot be seen stands here (U+200B). Remove it: write the two words around it anew.',
  ],
  ['The color of it.', '5:5  "color" is American spelling. Write "colour".'],
  ['It works. Innovative, too.', '5:11  "Innovative" only praises. Write what it does, with a figure (docs/voice.md).'],
  ['A seamless day.', '5:3  "seamless" only praises. Write what it does, with a figure (docs/voice.md).'],
  [
    'It holds 42,5 kWh.',
    '5:10  "42,5" has a comma where English has a point. Write 42.5; two figures have a space behind the comma.',
  ],
  ['On Monday 3 November 2026.', '5:4  Monday 3 November 2026 is a Tuesday. Correct the day or the weekday.'],
  ['On 30 February 2026.', '5:4  There is no 30 February 2026. Correct the day.'],
  ['On 3 november 2026.', '5:4  "3 november" has a month with a small letter. Write 3 November.'],
  ['It holds 64kWh.', '5:10  "64kWh" is not how its unit is written. Write 64 kWh.'],
  ['At 40 Kw.', '5:4  "40 Kw" is not how its unit is written. Write 40 kW.'],
  ['At 25°C.', '5:4  "25°C" is not how its unit is written. Write 25 °C.'],
  [
    'See Error! Reference source not found.',
    '5:5  "Error! Reference source not found." came along from a word processor. Write what it was to refer to.',
  ],
  ['It keeps 80 % of it.', '5:10  "80 %" has a space that English does not have. Write 80%.'],
  [
    'It came on 11/20/2026.',
    '5:12  "11/20/2026" is another day in other countries. Write the month as a word, as in "20 November 2026".',
  ],
  ['It lasts 5-10 years.', '5:10  "5-10" has a hyphen where a range has a dash. Write 5–10, or 5 to 10.'],
  [
    'A fact--and more.',
    '5:7  Two hyphens stand here for a dash. Write one between two spaces: the build makes it a dash.',
  ],
  ['It has 120.000 km.', '5:8  "120.000" has no comma between its thousands. Write 120,000.'],
  ['It has 1 120 000 km.', '5:8  "1 120 000" has no comma between its thousands. Write 1,120,000.'],
  [
    'It is [there] (/about) for you.',
    '5:7  A space stands between the words of a link and its address: readers see the brackets. Write [there](/about).',
  ],
  [
    'It is (there)[/about] for you.',
    '5:7  The brackets of this link have changed places: readers see them. Write [there](/about).',
  ],
  ['##The yard', '5:1  ## makes no heading without a space behind it. Write "## " before its words.'],
  ['First:\n1.One\n2.Two', '6:1  1. makes no list without a space behind it: its lines run together. Write "1. ".'],
  ['-One\n-Two', '5:1  - makes no list without a space behind it: its lines run together. Write "- ".'],
  [
    '| A | B |\n| 1 | 2 |',
    '5:1  This table is shown as it is typed. Write a line of | --- | --- | below its first one, with as many parts as it has columns.',
  ],
  ['It works!', '5:8  An exclamation mark stands here. Write a full stop: the fact is enough (docs/voice.md).'],
  ['<Step title="Analyze or analyze">It</Step>', '5:7  "analyze" is American spelling. Write "analyse".'],
])('In a text, %j is named', (text, line) => {
  write(page, `---\nheading: Yard\n---\n\n${text}\n`);
  expect(slips()).toEqual([`${page}:${line}`]);
});

test('Front matter and labels are read, titles of studies and names are not', () => {
  write(
    page,
    '---\nheading: A gray yard\nsources:\n  doe:\n    title: The color of aging\nseo:\n  keywords: [battery color]\n---\n\nThe Center for Behavior in Gray.\n',
  );
  write('i18n/en/code.json', '{ "a": { "message": "Your favorite" } }');
  write('i18n/nl/code.json', '{ "a": { "message": "TODO color" } }');
  expect(slips()).toEqual([
    'i18n/en/code.json:1:3  "favorite" is American spelling. Write "favourite".',
    'i18n/nl/code.json:1:3  "TODO" is on the site as it stands. Write the text; a page that is not ready has draft: true.',
    `${page}:2:1  "gray" is American spelling. Write "grey".`,
  ]);
});

test('What is typed as it should be has no slip, and drafts may be unfinished', () => {
  write(
    page,
    '---\nheading: Yard\ndraft: true\n---\n\nTODO: a colour.\n\n- one\n- two\n\n| a  | b  |\n| -- | -- |\n| 1  | 2  |\n',
  );
  write(swedish, '---\nheading: Yard\n---\n\nTODO\n\nHela  color.\n');
  expect(slips()).toEqual([`${swedish}:7:5  Two spaces stand here. Write one.`]);
});

const claim = {
  value: 850,
  unit: 'percent',
  qualifier: 'none',
  source: 'a study',
  basis: 3,
  date: '2026-11-20',
  sample: true,
};

test('A bar beyond its chart, a share above all, a long time, wrong counts and a person whom nobody sees are named', () => {
  write(
    page,
    '---\nheading: Yard\n---\n\n<BarChart max={100} bars={[{ label: "a", value: 90 }, { label: "b", value: 900 }]} />\n\n<Member id="boss" title="Boss">Leads.</Member>\n\nFour people make three of our products for 5 people.\n',
  );
  write(
    'data/claims.json',
    JSON.stringify({
      share: claim,
      growth: { ...claim, unit: 'count' },
      wait: { ...claim, unit: 'minute', value: 15000 },
    }),
  );
  write('data/team.json', '{ "$comment": "", "sample": true, "members": { "boss": {}, "analyst": {} } }');
  expect(plausibleFaults(site).map(faultLine)).toEqual([
    `${page}:5:76  <BarChart>: this bar is 900 long, and the chart ends at 100. Correct the figure, or write a larger max.`,
    'data/claims.json:1:11  share.value: 850 percent is more than all of it. Correct the figure, or its unit.',
    'data/claims.json:1:251  wait.value: 15000 minutes are said in hours. Correct the figure, or its unit.',
    'data/team.json:1:60  members.analyst: no page shows this person. Add <Member id="analyst" title="Their role">What they are responsible for.</Member> to <Team> in src/pages/about.mdx.',
    `${page}:9:1  "Four people": this page shows 1. Say how many it shows, or no number.`,
    `${page}:9:18  "three of our products" is wrong as soon as there is another product. Say it without a number: "our products".`,
    `${page}:9:44  "5 people": this page shows 1. Say how many it shows, or no number.`,
  ]);
});

test('Signs of Markdown in fields and properties, and quotes of a word processor around them, are named', () => {
  write(
    page,
    '---\nheading: “Yard”\nlead: See [more](/about).\n---\n\n<Feature title="A **fast** one">\n\nA **fast** “one”.\n\n</Feature>\n',
  );
  expect(slips()).toEqual([
    `${page}:2:1  “Yard” is shown with its quotes, which came along from a word processor. Write straight ones, "…", or none.`,
    `${page}:3:1  [more](/about) is shown with its signs: this is no Markdown. Write the words alone.`,
    `${page}:6:10  **fast** is shown with its signs: this is no Markdown. Write the words alone.`,
  ]);
});

test('Praise is named in each language; a name that has such a word is none, and labels may greet', () => {
  write(page, '---\nheading: Yard\n---\n\nA study by Bayern Innovativ and Powerful Ltd.\n');
  write(swedish, '---\nheading: Gård\n---\n\nEn banbrytande mätning.\n');
  write('i18n/sv/code.json', '{ "a": { "message": "Tack!" } }');
  expect(slips()).toEqual([
    `${swedish}:5:4  "banbrytande" only praises. Write what it does, with a figure (docs/voice.md).`,
  ]);
});

test('Labels and mails have no two spaces, and all that is wrong in one is named', () => {
  write('i18n/sv/code.json', JSON.stringify({ 'nav.about': { message: 'TODO  om oss', description: 'A link' } }));
  expect(slips()).toEqual([
    expect.stringContaining('"TODO" is on the site as it stands.'),
    expect.stringContaining('Two spaces stand here. Write one.'),
  ]);
});
