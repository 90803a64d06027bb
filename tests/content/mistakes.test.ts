import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { faultLine } from '../../src/check/fault.ts';
import { allFaults } from '../../src/check/index.ts';

/** A copy of the project that a writer makes mistakes in. */
let site: string;
/** Takes back what a test has done. */
const undo: (() => void)[] = [];

const product = 'src/content/products/batscan.mdx';
const post = 'blog/2026-11-19-euro-7-starts-this-month/index.mdx';
const page = 'src/pages/about.mdx';

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  for (const entry of ['blog', 'data', 'i18n', 'src', 'tsconfig.json'])
    cpSync(entry, path.join(site, entry), { recursive: true });
  for (const entry of ['node_modules', 'static']) symlinkSync(path.resolve(entry), path.join(site, entry));
});
afterEach(() => undo.splice(0).forEach((step) => step()));
afterAll(() => rmSync(site, { recursive: true }));

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

function write(file: string, text: string): void {
  const absolute = path.join(site, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  undo.push(() => rmSync(path.join(site, file)));
}

function replace(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path.join(site, file), changed);
  undo.push(() => writeFileSync(path.join(site, file), text));
}

function rename(from: string, to: string): void {
  renameSync(path.join(site, from), path.join(site, to));
  undo.push(() => renameSync(path.join(site, to), path.join(site, from)));
}

/** What the check says about files, as lines. */
async function linesOf(...files: string[]): Promise<string[]> {
  const faults = await allFaults(site);
  return faults.filter(({ file }) => files.includes(file)).map(faultLine);
}

/** 1-based line and column of a text in a file, as it is now. */
function placeOf(file: string, text: string): string {
  const above = read(file).split(text)[0]!.split('\n');
  return `${file}:${above.length}:${above.at(-1)!.length + 1}`;
}

test('The site has no fault', async () => expect((await allFaults(process.cwd())).map(faultLine)).toEqual([]));

/** Mistake, file, what to replace in it, its place as a text in the file, and what is said. */
const slips: [string, string, string | RegExp, string, string, string | RegExp][] = [
  ['a missing title', page, /^heading: .*\n/m, '', '---', 'heading: is missing. Add it: it is a text.'],
  [
    'a misspelt field',
    page,
    'heading:',
    'headin:',
    'headin:',
    'headin: is not a field; here are heading, lead, label, article, toConfirm, draft, publish, seo. Did you mean "heading"?',
  ],
  [
    'a title that is too long',
    post,
    /^title: .*$/m,
    `title: ${'A long title '.repeat(8)}`,
    'title:',
    /^title: expected at most 65 characters \(it has 103\), found ".*"\. Shorten it\.$/,
  ],
  [
    'a number for a text',
    page,
    /^heading: .*$/m,
    'heading: 2026',
    'heading:',
    'heading: expected a text, found 2026. Write "2026" with quotes.',
  ],
  [
    'an unknown icon in the front matter',
    product,
    'icon: scan',
    'icon: rocket',
    'icon:',
    /^icon: expected "activity", .*"scan".* or "zap", found "rocket"\. Write one of these\.$/,
  ],
  [
    'a date of another form',
    post,
    'date: "2022-03-09"',
    'date: 24/04/2024',
    'date: 24/04',
    'sources.gtr22.date: is a year, month or day such as 2026, "2026-01" or "2026-01-13" (in quotes), found "24/04/2024". Correct it.',
  ],
  [
    'a date that does not exist',
    post,
    'date: "2022-03-09"',
    'date: "2026-13-45"',
    'date: "2026-13',
    'sources.gtr22.date: is a year, month or day such as 2026, "2026-01" or "2026-01-13" (in quotes), found "2026-13-45". Correct it.',
  ],
  [
    'an unknown category',
    post,
    /^tags: .*$/m,
    'tags: [industry-new]',
    'industry-new]',
    'There is no category "industry-new"; blog/tags.yml has battery-technology, sustainability, industry-news. Did you mean "industry-news"?',
  ],
  [
    'YAML that is none',
    page,
    /^heading: .*$/m,
    'heading: We: make',
    'We: make',
    /^The front matter cannot be read: .* Put texts with a colon/,
  ],
  [
    'an unknown component',
    page,
    '<Figures id',
    '<Figure id',
    '</Figures>',
    '</Figures> closes nothing: <Figure> on line 14 is still open. Close that one first, or correct the name.',
  ],
  [
    'a misspelt component',
    product,
    '<Interfaces product="batscan" />',
    '<Interface product="batscan" />',
    '<Interface ',
    /^There is no component <Interface>\. A product may use .*<Features>.* Did you mean "Interfaces"\?$/,
  ],
  [
    'a component of posts',
    product,
    '<Interfaces product="batscan" />',
    '<Source id="iea">it</Source>',
    '<Source',
    /^<Source> is for a post, not for a product\. A product may use <Benefit>/,
  ],
  [
    'a component outside its section',
    page,
    '<DemoCallToAction />',
    '<Step title="One">Text</Step>',
    '<Step',
    '<Step> may stand in <Process> only. Put <Process …> and </Process> around it.',
  ],
  [
    'a component in the wrong section',
    page,
    '<Stat value={<Claim id="accuracy" />}',
    '<DemoCallToAction />\n\n<Stat value={<Claim id="accuracy" />}',
    '<DemoCallToAction />\n\n<Stat',
    '<Figures> holds <Stat> only. Move <DemoCallToAction> out of it, or into one of these.',
  ],
  [
    'text in a section of parts',
    page,
    '<Stat value={<Claim id="accuracy" />}',
    'Some words.\n\n<Stat value={<Claim id="accuracy" />}',
    'Some words.',
    '<Figures> holds <Stat> only. Put this text into one of them, or move it out.',
  ],
  [
    'an element of HTML',
    page,
    '<DemoCallToAction />',
    '<marquee>News</marquee>',
    '<marquee>',
    /^There is no component <marquee>\. A page may use /,
  ],
  [
    'an unknown icon',
    product,
    'icon="truck"',
    'icon="turck"',
    'icon="turck"',
    /^<UseCase>: expected icon to be "activity", .*"zap", found "turck"\. Did you mean "truck"\?$/,
  ],
  [
    'a misspelt attribute',
    product,
    'icon="truck"',
    'icn="truck"',
    'icn="truck"',
    '<UseCase> has no "icn"; it has icon, title. Did you mean "icon"?',
  ],
  [
    'a missing attribute',
    product,
    '<Limit title="The future">',
    '<Limit>',
    '<Limit>',
    '<Limit> needs "title": a text. Add title="…".',
  ],
  [
    'an empty attribute',
    product,
    '<Limit title="The future">',
    '<Limit title="">',
    'title=""',
    '<Limit>: title is empty. Write what it should say.',
  ],
  [
    'a number in quotes',
    post,
    'max={100}',
    'max="100"',
    'max="100"',
    '<BarChart>: expected max to be a number, found "100". Write max={100}.',
  ],
  [
    'a misspelt field of a chart',
    post,
    'value: 75 }',
    'valeu: 75 }',
    'valeu',
    '<BarChart> has no "bars[2].valeu"; it has label, value, from, emphasis. Did you mean "value"?',
  ],
  [
    'an unknown unit',
    post,
    'unit="percent"',
    'unit="count"',
    'unit="count"',
    /^<BarChart>: expected unit to be "", "percent", .*, found "count"\. /,
  ],
  [
    'content that is missing',
    product,
    /<Limit title="The future">[^]*?<\/Limit>/,
    '<Limit title="The future" />',
    '<Limit title="The future"',
    '<Limit> needs content. Write it between <Limit> and </Limit>.',
  ],
  [
    'content that is not shown',
    product,
    '<Interfaces product="batscan" />',
    '<Interfaces product="batscan">Ours</Interfaces>',
    '<Interfaces product="batscan">',
    '<Interfaces> shows no content, so what stands in it is lost. Write <Interfaces … />.',
  ],
  [
    'an unknown claim',
    product,
    'id="resaleUplift"',
    'id="resaleUplif"',
    'id="resaleUplif"',
    /^<Claim>: expected id to be "assessmentTime", .*, found "resaleUplif"\. Did you mean "resaleUplift"\?$/,
  ],
  [
    'an unknown milestone',
    page,
    'id="founded"',
    'id="found"',
    'id="found"',
    /^<Milestone>: expected id to be "founded", .* Did you mean "founded"\?$/,
  ],
  [
    'an unknown tour',
    product,
    '<ProductTour id="batscan"',
    '<ProductTour id="batscam"',
    'id="batscam"',
    '<ProductTour>: expected id to be "batscan", "batstream" or "batdata", found "batscam". Did you mean "batscan"?',
  ],
  [
    'a scene without words',
    product,
    /<Cue title="Connect">The adapter.*<\/Cue>\n/,
    '',
    '<ProductTour',
    'This tour has 5 scenes and 4 <Cue>. Write one <Cue> for each scene.',
  ],
  [
    'an unknown source',
    post,
    '<Source id="dates">',
    '<Source id="date">',
    '<Source id="date">',
    'The front matter has no source "date"; it has euro7, gtr22, dates, geotab, arval, california. Did you mean "dates"?',
  ],
  [
    'a source that nothing cites',
    post,
    /<Source id="arval">(.*?)<\/Source>/,
    '$1',
    'arval:',
    'The text does not cite the source "arval". Write <Source id="arval">the words that link to it</Source>, or remove the source.',
  ],
  ['a component that is never closed', product, '</ReportParts>\n', '', '<ReportParts', /^.*<ReportParts>.*/],
  [
    'braces in prose',
    page,
    'Every figure',
    'Every {word}',
    '{word}',
    '{word} is read as code. Write \\{word\\} to show the braces.',
  ],
  [
    'braces around words',
    page,
    'Every figure',
    'Every {single word}',
    ' word}',
    'What stands between { and } is read as code, and is none. Write \\{ and \\} to show braces; the id of a heading is {/* #id */}.',
  ],
  [
    'a brace that stays open',
    page,
    'Every figure',
    'Every {figure',
    '{figure',
    'A { is opened and never closed. Close it with }, or write \\{ to show the brace.',
  ],
  [
    'a sign that opens a component',
    page,
    'Every figure',
    'Every <5 figure',
    '5 figure',
    '"<5" is read as the beginning of a component. Write "\\<5", or "less than".',
  ],
  [
    'a comment of HTML',
    page,
    '<DemoCallToAction />',
    '<!-- later -->',
    '!-- later',
    '"<!" begins a comment of HTML, which MDX does not have. Write {/* a comment */}.',
  ],
  [
    'an import',
    page,
    '<DemoCallToAction />',
    "import data from './data.json';",
    'import data',
    'A text imports and exports nothing. Remove this line; the components are there already.',
  ],
  [
    'a picture without words',
    post,
    '{/* truncate */}',
    '![](/img/favicon.svg)\n\n{/* truncate */}',
    '![](',
    'This picture has no text for those who cannot see it. Write what it shows: ![A car at a charger](/img/favicon.svg).',
  ],
  [
    'a picture that is not there',
    post,
    '{/* truncate */}',
    '![A car](./car.jpg)\n\n{/* truncate */}',
    '![A car]',
    'There is no picture blog/2026-11-19-euro-7-starts-this-month/car.jpg. Put it there, or correct the address.',
  ],
  [
    'a section id twice',
    product,
    'id="benefits"',
    'id="features"',
    'id="features" title="What it brings',
    /^The id "features" is on line \d+ already\. Give one of them another id, the same in every language\.$/,
  ],
  [
    'a heading id twice',
    post,
    '{/* #monitors */}',
    '{/* #thresholds */}',
    '## Monitors',
    /^The id "thresholds" is on line \d+ already\. /,
  ],
  [
    'an id that is none',
    post,
    '{/* #monitors */}',
    '{/* #The Monitors */}',
    '## Monitors',
    '"The Monitors" is no id for links. Use small letters a to z, digits and hyphens.',
  ],
  [
    'a heading without an id',
    post,
    ' {/* #monitors */}',
    '',
    '## Monitors',
    'This heading has no id, so links to it differ in each language and break when its words change. Add one at its end: {/* #a-word */}.',
  ],
  [
    'a broken link',
    product,
    '](/products/batscan/vehicle-coverage)',
    '](/products/batscan/vehicles)',
    '[list of',
    /^There is no page \/products\/batscan\/vehicles\. /,
  ],
  [
    'a broken link of a component',
    product,
    'to="/privacy/batscan"',
    'to="/privacy/batscam"',
    'to="/privacy/batscam"',
    'There is no page /privacy/batscam. Did you mean /privacy/batscan?',
  ],
  [
    'a link with a language',
    product,
    '](/products/batscan/vehicle-coverage)',
    '](/sv/about)',
    '[list of',
    '/sv/about names a language; readers are led to the page in theirs. Write /about.',
  ],
  [
    'a broken anchor',
    product,
    '](#calculator)',
    '](#calculater)',
    '[Work out',
    'There is no place #calculater in src/content/products/batscan.mdx; it has sample-report, tour, features, benefits, calculator, use-cases, limits, questions. Did you mean "calculator"?',
  ],
  [
    'a link that browsers may not open safely',
    product,
    '](#calculator)',
    '](http://example.com)',
    '[Work out',
    'The address http://example.com is none that browsers may open safely. Write an address that begins with https://.',
  ],
  [
    'an excerpt that has no end',
    post,
    '{/* truncate */}\n',
    '',
    '',
    'Nothing says where the excerpt ends that lists show. Write {/* truncate */} on a line of its own after the first paragraph.',
  ],
  [
    'a wrong unit in claims',
    'data/claims.json',
    '"unit": "percent"',
    '"unit": "per cent"',
    '"unit": "per cent"',
    /^\w+\.unit: expected "percent", .* or "hourOfSevenDays", found "per cent"\. Did you mean "percent"\?$/,
  ],
  [
    'a comma that is missing in data',
    'data/roi.json',
    '"sample": true,',
    '"sample": true',
    '"cautiousShare"',
    'This is not JSON. A comma is missing before this.',
  ],
  [
    'a comma that is missing in a translation',
    'i18n/sv/code.json',
    '},',
    '}',
    '',
    /^This is not JSON\. A comma is missing before this\.$/,
  ],
  [
    'a page that the navigation leads to, and that is not there',
    'data/navigation.json',
    '"/about"',
    '"/abuot"',
    '"/abuot"',
    /^(?:header|footer): there is no page \/abuot\. Did you mean "\/about"\?$/,
  ],
  [
    'a text of the template in a file that is no draft',
    page,
    /lead: .*/,
    'lead: One or two sentences that say what the page is about; lists and search engines show them.',
    'One or two sentences',
    /is the template's text, and this file is no draft\. Write your own, or add draft: true\.$/,
  ],
  [
    'a name in braces that a label lost',
    'i18n/en/code.json',
    '{figure}+',
    '{number}+',
    '"common.claim.atLeast": {\n    "message"',
    'The label common.claim.atLeast has {number}, and the page fills in {figure}. Write the names in braces as they were.',
  ],
  ['a fault in the list of languages', 'data/locales.json', '"locales": [', '"locales": ', '', /^This is not JSON\. /],
];

test.each(slips)('%s is named with its place and a remedy', async (_mistake, file, from, to, place, text) => {
  replace(file, from, to);
  const lines = await linesOf(file);
  expect(lines).toHaveLength(1);
  const [, where = '', said = ''] = /^(\S+) {2}(.*)$/.exec(lines[0]!) ?? [];
  if (place !== '') expect(where).toBe(placeOf(file, place));
  if (typeof text === 'string') expect(said).toBe(text);
  else expect(said).toMatch(text);
});

const anotherPost = (id: string) => read(post).replaceAll('#', `#${id}-`);

test('A post in a folder without a date, with an impossible date or in the wrong place is named', async () => {
  const files = ['blog/a-title/index.mdx', 'blog/2026-13-45-a-title/index.mdx', 'blog/2026-11-21-a-title.mdx'];
  for (const file of files) write(file, anotherPost('other'));
  expect(await linesOf(...files)).toEqual([
    'blog/2026-11-21-a-title.mdx  A post is index.mdx in a folder of its own, such as blog/2026-11-21-a-title/index.mdx. Move it.',
    'blog/2026-13-45-a-title/index.mdx  The folder of this post has a date that does not exist: 2026-13-45. Rename the folder.',
    'blog/a-title/index.mdx  The folder of a post is called by its date and slug, such as blog/2026-11-21-a-title/index.mdx; this one is "a-title". Rename the folder: year-month-day, then small letters a to z, digits and hyphens.',
  ]);
});

test('A slug that two posts have, and an address that two pages have, are named', async () => {
  write('blog/2026-11-20-euro-7-starts-this-month/index.mdx', read(post));
  write('src/pages/about/index.mdx', read(page));
  expect(await linesOf('blog/2026-11-20-euro-7-starts-this-month/index.mdx', 'src/pages/about/index.mdx')).toEqual([
    `blog/2026-11-20-euro-7-starts-this-month/index.mdx  The slug "euro-7-starts-this-month" is that of ${post} too. Rename one of the folders.`,
    'src/pages/about/index.mdx  src/pages/about.mdx has the address /about already. Rename or remove one of them.',
  ]);
});

test('A page that nothing leads to is a warning, an error for a release', async () => {
  write('src/pages/lonely.mdx', read(page));
  expect(await linesOf('src/pages/lonely.mdx')).toEqual([
    'src/pages/lonely.mdx  Nothing leads to this page (/lonely). Link to it from another page: [its name](/lonely).',
  ]);
  const severities = async (release: boolean) =>
    (await allFaults(site, { release }))
      .filter(({ file }) => file === 'src/pages/lonely.mdx')
      .map(({ severity }) => severity);
  expect(await severities(false)).toEqual(['warning']);
  expect(await severities(true)).toEqual(['error']);
});

test('A component that is renamed in its file is known at once', async () => {
  replace('src/sections/shared/mdx-sections.tsx', 'lead?: string', 'lede?: string');
  expect((await linesOf(product))[0]).toContain(
    '<ReportParts> has no "lead"; it has title, lede, id. Did you mean "lede"?',
  );
});

test('Faults of several files, and several of one, are named at once', async () => {
  replace(product, 'icon="truck"', 'icon="turck"');
  replace(product, /^tagline: .*\n/m, '');
  replace(page, 'Every figure', 'Every <5 figure, <6 and {word}');
  replace('i18n/da/docusaurus-plugin-content-pages/about.mdx', 'id="accuracy"', 'id="acuracy"');
  replace('data/claims.json', '"unit": "percent"', '"unit": "per cent"');
  rename('data/milestones.json', 'data/history.json');
  const faults = await allFaults(site);
  const files = [
    'data/claims.json',
    'data/history.json',
    'data/milestones.json',
    'i18n/da/docusaurus-plugin-content-pages/about.mdx',
    page,
    product,
  ];
  for (const file of files) expect(faults.map((fault) => fault.file)).toContain(file);
  expect(faults.filter(({ file }) => file === product).map(({ rule }) => rule)).toEqual([
    'missing-field',
    'unknown-value',
  ]);
  expect(faults.filter(({ file }) => file === page).map(({ rule }) => rule)).toEqual([
    'mdx-syntax',
    'mdx-syntax',
    'braces',
  ]);
});
