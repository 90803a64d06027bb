import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { tidyEnglishLabels } from '../../scripts/lib/labels.ts';
import { faultLine } from '../../src/check/fault.ts';
import { heldBack } from '../../src/check/held-back.ts';
import { allFaults } from '../../src/check/index.ts';
import { templateTexts } from '../../src/check/template-text.ts';
import { placeIn } from '../support/text-parts.ts';

/** A copy of the project that a writer makes mistakes in. */
let site: string;
/** Takes back what a test has done. */
const undo: (() => void)[] = [];

const product = 'src/content/products/batscan.mdx';
const drawnProduct = 'src/content/products/batdata.mdx';
const post = 'blog/2026-11-19-euro-7-starts-this-month/index.mdx';
const postWithBars = 'blog/2026-08-20-keep-it-before-you-reuse-it/index.mdx';
const page = 'src/pages/about.mdx';
/** How it ends. */
const closingCard = /<ClosingCard [^]*<\/ClosingCard>/;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  for (const entry of ['blog', 'data', 'i18n', 'src', 'tsconfig.json'])
    cpSync(entry, path.join(site, entry), { recursive: true });
  for (const entry of ['node_modules', 'static']) symlinkSync(path.resolve(entry), path.join(site, entry));
});
afterEach(() =>
  undo
    .splice(0)
    .reverse()
    .forEach((step) => step()),
);
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

/**
 * What the check finds, save for translations that wait for their translator, since English changes first, for search
 * texts that copies share with what they were copied from, and for where a text with a mistake stands on its page.
 */
async function faultsOf(folder: string, options?: Parameters<typeof allFaults>[1]) {
  return (await allFaults(folder, options)).filter(
    ({ rule }) => !/^translation-(?:missing|stale|surplus|unreviewed)$|^search-duplicate$|^loose-text$/.test(rule),
  );
}

/** What the check says about files, as lines. */
async function linesOf(...files: string[]): Promise<string[]> {
  // What is not asked for takes as long as all else.
  const locale = files.some((file) => /^(?:i18n|data\/glossary)\//.test(file)) ? undefined : 'en';
  const faults = await faultsOf(site, { locale });
  return faults.filter(({ file }) => files.includes(file)).map(faultLine);
}

/** 1-based line and column of a text in a file, as it is now. */
const placeOf = (file: string, text: string) => `${file}:${placeIn(read(file), text)}`;

test('The site has no fault', async () => expect((await faultsOf(process.cwd())).map(faultLine)).toEqual([]));

test('Of an unfinished merge nothing is said but that, whatever the file', async () => {
  const files = [page, post, 'data/site.json', 'data/vehicles.csv', 'blog/tags.yml', 'i18n/no/sources/code.json'];
  for (const file of files) {
    const lines = read(file).split('\n');
    lines.splice(4, 0, '<<<<<<< HEAD', lines[4]!, '=======', lines[5]!, '>>>>>>> main');
    replace(file, read(file), lines.join('\n'));
  }
  const faults = (await allFaults(site)).filter(({ rule }) => !rule.startsWith('translation-'));
  expect(faults.map(faultLine)).toEqual(
    [...files].sort().map((file) => expect.stringContaining(`${file}:5:1  An unfinished merge. Keep one`)),
  );
});

const [lineOfFigures] = placeIn(readFileSync(page, 'utf8'), '<Figures id').split(':');

/** Mistake, file, what to replace in it, its place as a text in the file, and what is said. */
const slips: [string, string, string | RegExp, string, string, string | RegExp][] = [
  ['a missing title', page, /^heading: .*\n/m, '', '---', 'heading: is missing. Add it: it is a text.'],
  [
    'a misspelt field',
    page,
    'heading:',
    'headin:',
    'headin:',
    /^headin: is not a field\. Did you mean "heading"\? The fields here are heading, \w+, .* and \d+ more\.$/,
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
    /^icon: "rocket" is not allowed here\. Allowed: "[\w-]+", .* and \d+ more: see \/design-system\.$/,
  ],
  [
    'an unknown drawing in the head of a page',
    page,
    'cardPicture: about',
    'cardPicture: abuot',
    'cardPicture:',
    /^cardPicture: "abuot" is not allowed here\. Did you mean "about"\? Allowed: .* and \d+ more: see \/design-system\.$/,
  ],
  [
    'a link to a file of another folder',
    post,
    '{/* truncate */}',
    '[Prices](../../src/pages/pricing.mdx#terms)\n\n{/* truncate */}',
    '[Prices]',
    '../../src/pages/pricing.mdx is a file of another folder, and the page with this link could not be shown. Write the address of the page: /pricing#terms.',
  ],
  [
    'a page by a name that begins like its own',
    post,
    '{/* truncate */}',
    '[Prices](/prices)\n\n{/* truncate */}',
    '[Prices]',
    'There is no page /prices. Did you mean /pricing? Or keep the words without the link.',
  ],
  [
    'an address that has moved',
    post,
    '{/* truncate */}',
    '[The law](/blog/2026/11/16/what-the-law-lets-you-read)\n\n{/* truncate */}',
    '[The law]',
    'There is no page /blog/2026/11/16/what-the-law-lets-you-read any more. It has moved to /blog/2026/11/12/what-the-law-lets-you-read: write that, or keep the words without the link.',
  ],
  [
    'a style that came along from elsewhere',
    page,
    closingCard,
    '<p style="color:red">Words</p>\n\n$&',
    '<p style',
    /^There is no component <p>\./,
  ],
  [
    'a second closing of a page',
    page,
    closingCard,
    '$&\n\n<DemoCallToAction />',
    '<DemoCallToAction',
    /^This page is closed on line \d+ already\. Remove one of them\.$/,
  ],
  [
    'a closing of a product that has its own',
    product,
    '<Limits ',
    '<DemoCallToAction />\n\n<Limits ',
    '<DemoCallToAction',
    'A product’s page ends with a band of its own, and this is a second one. Write its words as "closing" into the front matter.',
  ],
  [
    'a part of a list that stands there twice',
    'src/pages/index.mdx',
    '<Stage id="road"',
    '<Stage id="line"',
    '',
    /^<Stage id="line"> is on line \d+ already\. Give one another id\.$/,
  ],
  [
    'a time of a product that no figure states',
    product,
    'claim: assessmentTime',
    'claim: assesmentTime',
    'claim: assesmentTime',
    /^time\.claim: "assesmentTime" is no figure of data\/claims\.json\. Did you mean "assessmentTime"\? It has assessmentTime, /,
  ],
  [
    'a date of another form',
    post,
    'date: "2022-03-09"',
    'date: 24/04/2024',
    'date: 24/04',
    'sources.gtr22.date: expected a year, month or day such as 2026, "2026-01" or "2026-01-13" (in quotes), found "24/04/2024". Write "2024-04-24".',
  ],
  [
    'a date that does not exist',
    post,
    'date: "2022-03-09"',
    'date: "2026-13-45"',
    'date: "2026-13',
    'sources.gtr22.date: expected a year, month or day such as 2026, "2026-01" or "2026-01-13" (in quotes), found "2026-13-45". Correct it.',
  ],
  [
    'a figure of the cover without its words',
    post,
    /^keyFigureLabel: .*\n/m,
    '',
    '---',
    'keyFigureLabel: is missing. Add it: it is a text.',
  ],
  [
    'a post without a category',
    post,
    /^tags: .*\n/m,
    '',
    '---',
    'tags: is missing. Add it: it is a list, written as [ ]. blog/tags.yml has battery-technology, sustainability, industry-news.',
  ],
  [
    'an unknown category',
    post,
    /^tags: .*$/m,
    'tags: [industry-new]',
    'industry-new]',
    'There is no category "industry-new". Did you mean "industry-news"? blog/tags.yml has battery-technology, sustainability, industry-news.',
  ],
  [
    'a product at the end of a post that is none',
    post,
    /^product: .*$/m,
    'product: batscam',
    'product: batscam',
    'There is no product "batscam" (src/content/products/batscam.mdx). Did you mean "batscan"? Or name another, or remove the field: the post then ends with all products. The products are batdata, batscan, batstream.',
  ],
  [
    'YAML that is none',
    page,
    /^heading: .*$/m,
    'heading: We: make',
    'We: make',
    'A text with a colon and a space has to stand in double quotes. Write heading: "We: make".',
  ],
  [
    'an unknown component',
    page,
    '<Figures id',
    '<Figure id',
    '</Figures>',
    `</Figures> closes nothing: <Figure> on line ${lineOfFigures} is still open. Close that one first, or correct the name.`,
  ],
  [
    'a misspelt component',
    product,
    '<Interfaces product="batscan" />',
    '<Interface product="batscan" />',
    '<Interface ',
    /^There is no component <Interface>\. Did you mean "Interfaces"\? A product may use <Interfaces>, .* and \d+ more: see \/design-system\/components\.$/,
  ],
  [
    'a component of posts',
    product,
    '<Interfaces product="batscan" />',
    '<Source id="iea">it</Source>',
    '<Source',
    /^<Source> is for a post, not for a product\. Use another component, or take it out\. A product may use </,
  ],
  [
    'a component outside its section',
    page,
    closingCard,
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
    closingCard,
    '<marquee>News</marquee>',
    '<marquee>',
    /^There is no component <marquee>\. Use another, or take it out\. A page may use /,
  ],
  [
    'an unknown picture',
    drawnProduct,
    'picture="poles"',
    'picture="pole"',
    'picture="pole"',
    /^<UseCase>: picture cannot be "pole"\. Did you mean "poles"\? Allowed: ".* and \d+ more: see \/design-system\/components\.$/,
  ],
  [
    'a misspelt attribute',
    drawnProduct,
    'picture="poles"',
    'pictre="poles"',
    'pictre="poles"',
    '<UseCase> has no "pictre". Did you mean "picture"? It has icon, picture, title.',
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
    'an id as code',
    page,
    '<Claim id="partners" />',
    '<Claim id={partners} />',
    'id={partners}',
    '<Claim>: {partners} is read as code. Write id="partners".',
  ],
  [
    'a component in quotes',
    page,
    'value={<Claim id="accuracy" />}',
    'value="<Claim id=\'accuracy\' />"',
    'value="<Claim',
    "<Stat>: <Claim id='accuracy' /> is read as words in value. Write value={<Claim id='accuracy' />}, without quotes.",
  ],
  ['a heading without words', post, /^## .*$/m, '##', '##', 'This heading has no words. Write them, or remove it.'],
  [
    'a heading that has an id and no words',
    post,
    /^## .* (?=\{)/m,
    '## ',
    '## {',
    'This heading has no words. Write them, or remove it.',
  ],
  [
    'the figure of a claim in a property',
    page,
    'value={<Claim id="accuracy" />}',
    'value="95%"',
    'value="95%"',
    '"95%" is the figure of a claim, typed by hand: it stays when the claim changes. Write value={<Claim id="accuracy" />}.',
  ],
  [
    'an excerpt that ends in capitals',
    post,
    '{/* truncate */}',
    '{/* Truncate */}',
    '{/* Truncate */}',
    '{/* Truncate */} does not end the excerpt. Write {/* truncate */}, in small letters.',
  ],
  [
    'an excerpt that ends twice',
    post,
    '{/* truncate */}',
    '{/* truncate */}\n\n{/*  truncate */}',
    '{/*  truncate */}',
    'The excerpt has ended before: the first {/* truncate */} counts. Remove this one, or the first.',
  ],
  [
    'an excerpt that ends as in HTML',
    post,
    '{/* truncate */}',
    '<!-- truncate -->',
    '!-- truncate -->',
    '"<!" begins a comment of HTML, which MDX does not have. Write {/* … */} for <!-- … -->.',
  ],
  [
    'a key figure with its unit',
    post,
    'keyFigure: { value: 80,',
    'keyFigure: { value: 80%,',
    'value: 80%',
    'keyFigure.value: expected a number, found "80%". Write 80 alone.',
  ],
  [
    'a component of a product that is not there',
    'src/pages/pricing.mdx',
    '<PriceExample product="batstream"',
    '<PriceExample product="batstraem"',
    'product="batstraem"',
    'There is no product "batstraem" (src/content/products/batstraem.mdx). Did you mean "batstream"? Or name another, or take <PriceExample> out. The products are batdata, batscan, batstream.',
  ],
  [
    'a number in quotes',
    postWithBars,
    'max={100}',
    'max="100"',
    'max="100"',
    '<BarChart>: expected max to be a number, found "100". Write max={100}.',
  ],
  [
    'a number in quotes in a list',
    postWithBars,
    'value: 80 }',
    'value: "80" }',
    'value: "80"',
    /^<BarChart>: expected bars\[0\]\.value to be a number, found "80"\. Write value: 80\.$/,
  ],
  [
    'a misspelt field of a chart',
    postWithBars,
    'value: 80 }',
    'valeu: 80 }',
    'valeu',
    '<BarChart> has no "bars[0].valeu". Did you mean "value"? It has label, value, from, emphasis.',
  ],
  [
    'an unknown unit',
    post,
    'unit="percent"',
    'unit="count"',
    'unit="count"',
    /^<LineChart>: unit cannot be "count"\. Allowed: .*"percent".* more: see \/design-system\/components\.$/,
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
    /^<Claim>: id cannot be "resaleUplif"\. Did you mean "resaleUplift"\? Allowed: "resaleUplift", /,
  ],
  [
    'an unknown term',
    product,
    '<Term id="usable-capacity">',
    '<Term id="usable-capasity">',
    '<Term id="usable-capasity">',
    /^The glossary has no term "usable-capasity"\. Did you mean "usable-capacity"\? It has /,
  ],
  [
    'a term that is marked again',
    product,
    'Ageing depends on driving',
    '<Term id="lfp">Ageing</Term> depends on driving',
    '<Term id="lfp">Ageing',
    /^The term "lfp" is marked on line \d+ already\. Mark it once a page, where it is first mentioned\.$/,
  ],
  [
    'a term in a link',
    post,
    '[supported model]',
    '[<Term id="pack">model</Term>]',
    '<Term id="pack">',
    'A link cannot hold <Term>, which is a button. Mark the term where it is next mentioned.',
  ],
  [
    'a component in a definition',
    'src/pages/glossary.mdx',
    'How full a battery is now',
    'How **full** a battery is now',
    'How **full**',
    /^The first paragraph of "state-of-charge" is shown wherever <Term id="state-of-charge"> stands, as words only\. Put /,
  ],
  [
    'an unknown milestone',
    page,
    'id="founded"',
    'id="found"',
    'id="found"',
    /^<Milestone>: id cannot be "found"\. Did you mean "founded"\? Allowed: .*"founded"/,
  ],
  [
    'an unknown tour',
    product,
    '<ProductTour id="batscan"',
    '<ProductTour id="batscam"',
    'id="batscam"',
    '<ProductTour>: id cannot be "batscam". Did you mean "batscan"? Allowed: "batscan", "batstream", "batdata".',
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
    '<Source id="gtr22">',
    '<Source id="gtr2">',
    '<Source id="gtr2">',
    'The front matter has no source "gtr2". Did you mean "gtr22"? It has euro7, gtr22, geotab, arval, california.',
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
    'Every performance figure',
    'Every {word}',
    '{word}',
    '{word} is read as code. Write \\{word\\} to show the braces.',
  ],
  [
    'braces around words',
    page,
    'Every performance figure',
    'Every {single word}',
    ' word}',
    'What stands between { and } is read as code, and is none. Write \\{ and \\} to show braces; the id of a heading is {/* #id */}.',
  ],
  [
    'a brace that stays open',
    page,
    'Every performance figure',
    'Every {figure',
    '{figure',
    'A { is opened and never closed. Close it with }, or write \\{ to show the brace.',
  ],
  [
    'a sign that opens a component',
    page,
    'Every performance figure',
    'Every <5 figure',
    '5 figure',
    '"<5" is read as the beginning of a component. Write "\\<5", or "less than".',
  ],
  [
    'a comment of HTML',
    page,
    closingCard,
    '<!-- later -->',
    '!-- later',
    '"<!" begins a comment of HTML, which MDX does not have. Write {/* … */} for <!-- … -->.',
  ],
  [
    'an import',
    page,
    closingCard,
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
    'id="features" title="What a report',
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
    '<Interfaces product="batscan" />',
    '<RelatedLinks label="More"><RelatedLink to="/privacy/batscam" icon="shield" title="Privacy">Ours</RelatedLink></RelatedLinks>',
    'to="/privacy/batscam"',
    'There is no page /privacy/batscam. Did you mean /privacy/batscan? Or keep the words without the link.',
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
    'a link without an address',
    page,
    closingCard,
    'See [our terms]().\n\n<DemoCallToAction />',
    '[our terms]',
    'This link has no address. Write it between ( and ), or take the link out.',
  ],
  [
    'a link with a space in its address',
    page,
    closingCard,
    'See [them](https://naf .no) soon.\n\n<DemoCallToAction />',
    '[them]',
    'This link is shown as text, since its address has a space: [them](https://naf .no). Write [them](https://naf.no).',
  ],
  [
    'a number to call with spaces and without its country',
    page,
    closingCard,
    'Call [us](tel:08 123 456) soon.\n\n<DemoCallToAction />',
    '[us]',
    /^This link is shown as text, since its address has a space: \[us\]\(tel:08 123 456\)\. Write the number with its country and without spaces, as in tel:\+\d+\./,
  ],
  [
    'a number to call with spaces, and two zeros for the plus of its country',
    page,
    closingCard,
    'Call [us](tel:0046 8 123 456) soon.\n\n<DemoCallToAction />',
    '[us]',
    'This link is shown as text, since its address has a space: [us](tel:0046 8 123 456). Write [us](tel:+468123456).',
  ],
  [
    'a decimal comma in a bar',
    postWithBars,
    'value: 80 }',
    'value: 80,5 }',
    '80,5',
    'A comma stands in a number. Write 80.5 with a point.',
  ],
  [
    'a decimal comma in a point of a line',
    post,
    '[8, 81.6]',
    '[8, 81,6]',
    '[8, 81,6]',
    /^<LineChart>: expected lines\[\d\]\.points\[\d\] to be \[a number, a number\]\. Write 81\.6 with a point\.$/,
  ],
  [
    'a decimal comma in an attribute',
    postWithBars,
    'max={100}',
    'max={99,5}',
    'max={99,5}',
    '<BarChart>: expected max to be a number. Write 99.5 with a point.',
  ],
  [
    'a bar of more than 100 percent',
    postWithBars,
    /max=\{100\}([^]*?)value: 80 \}/,
    '$1value: 180 }',
    '180 }',
    '<BarChart>: this bar is 180 percent, and 100 percent is all of it. Correct the figure, or write a larger max.',
  ],
  [
    'a broken anchor',
    product,
    '](#calculator)',
    '](#calculater)',
    '[Work out',
    /^There is no place #calculater in src\/content\/products\/batscan\.mdx\. Did you mean "calculator"\? It has .*\bcalculator\b.*\.$/,
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
    /^\w+\.unit: "per cent" is not allowed here\. Did you mean "percent"\? Allowed: .*"percent"/,
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
    /^(?:header|footer): there is no page \/abuot\. Did you mean "\/about"\? Or correct the address or remove it\.$/,
  ],
  [
    'a page in a menu that has no name for it',
    'data/navigation.json',
    '"/careers"]',
    '"/careers", "/demo/booked"]',
    '"/demo/booked"',
    /^footer: \/demo\/booked has no name for menus: visitors would see its address\. Remove it, or lead to a page that has one\. Besides products and MDX pages these have one: \/about, /,
  ],
  [
    'a link to another site in a menu',
    'data/navigation.json',
    '"/careers"]',
    '"/careers", "https://example.com/us"]',
    '"https://example.com/us"',
    /^footer\.\d+: has to be an address of this site without language prefix, such as \/about; links to other sites have no place here, found /,
  ],
  [
    'a page that the curve of the home page leads to, and that is gone',
    'data/battery-life.json',
    '"/storage"',
    '"/storrage"',
    '"page": "/storrage"',
    'stages.3.page: there is no page /storrage; the link leads to the product instead. Did you mean "/storage"? Or correct the address or remove it.',
  ],
  [
    'a curly quote in the list of a chart',
    'blog/2026-10-01-lfp-is-different/index.mdx',
    "{ label: 'LFP',",
    '{ label: “LFP”,',
    '“LFP',
    "A curly quote stands here, “, which code does not have. Write straight ones around the words: 'LFP'.",
  ],
  [
    'a component that ends itself before its text',
    product,
    '<Question title="What do I need?">',
    '<Question title="What do I need?" />',
    '',
    /^This closes nothing: the <Question> on line \d+ ends itself with \/>\. Write > for \/> there, where its content follows\.$/,
  ],
  [
    'a link without words',
    page,
    closingCard,
    '[](/contact)',
    '[](/contact)',
    'The link to /contact has no words. Write them between [ and ], or remove it.',
  ],
  [
    'an address of e-mail that is not whole',
    page,
    closingCard,
    '[write](mailto:hello@voltsyn)',
    '[write]',
    'hello@voltsyn is no e-mail address. Write it whole, as in name@example.com.',
  ],
  [
    'a picture of another site',
    page,
    closingCard,
    '![A car](https://example.com/car.jpg)',
    '![A car]',
    'This picture is on another site, which may change it and learns who reads this. Save it beside this file, if we may use it, and write ![…](./name.jpg).',
  ],
  [
    'a page on the writer’s own computer',
    page,
    closingCard,
    '[write](http://localhost:3000/contact)',
    '[write]',
    'http://localhost:3000/contact is a page on your own computer. Write /contact.',
  ],
  [
    'the id of a heading without its sign',
    post,
    /\{\/\* #\S+ \*\/\}/,
    '{/* minimum */}',
    '',
    '{/* minimum */} gives this heading no id. Write {/* #minimum */}.',
  ],
  [
    'bold words with spaces beside their signs',
    page,
    closingCard,
    'It is ** bold ** here.',
    '** bold',
    /^These \*\* are shown: /,
  ],
  [
    'an English label that is too long for its button',
    'i18n/en/code.json',
    '"nav.requestDemo": {\n    "message": "Request a demo"',
    '"nav.requestDemo": {\n    "message": "Request a demonstration"',
    '"nav.requestDemo"',
    'The label nav.requestDemo has 23 characters; there is room for 16. Shorten it.',
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
  [
    'a field that languages do not have',
    'data/locales.json',
    '"flag": "SE"',
    '"flag": "SE", "rtl": false',
    '"rtl"',
    /^locales\.1\.rtl: is not a field\. /,
  ],
  [
    'a source language that is none',
    'data/locales.json',
    '"defaultLocale": "en"',
    '"defaultLocale": "fr"',
    '"defaultLocale"',
    'defaultLocale: is none of the languages below. Correct it.',
  ],
  [
    'an address of another site without https://',
    product,
    '](#calculator)',
    '](www.example.com/a)',
    '[Work out',
    'The address www.example.com/a leads to another site, and is read as a page of this one. Write https://www.example.com/a.',
  ],
  [
    'a quote that is never closed',
    drawnProduct,
    'picture="poles"',
    'picture="poles',
    '"poles title',
    'A quote of an attribute is never closed. Add the closing quote.',
  ],
  [
    'columns that are separated by semicolons',
    'data/vehicles.csv',
    /,/g,
    ';',
    '',
    /^Columns are separated by semicolons in this file, and have to be separated by commas\. Save it as /,
  ],
  [
    'columns that are separated by tabs',
    'data/vehicles.csv',
    /,/g,
    '\t',
    '',
    /^Columns are separated by tabs in this file, /,
  ],
  [
    'a comma as decimal sign',
    'data/vehicles.csv',
    'Cabrio 42 kWh',
    'Cabrio 42,5 kWh',
    '',
    'This line has 6 cells instead of 5 (brand,series,model,year_from,year_to). "42,5" is two cells. Write 42.5.',
  ],
  [
    'a source without its date',
    post,
    /^ {4}date: "2022-03-09"\n/m,
    '',
    'gtr22:',
    'sources.gtr22.date: is missing. Add it: it is a year, month or day such as 2026, "2026-01" or "2026-01-13" (in quotes).',
  ],
  [
    'quotes within a text in quotes',
    page,
    /^lead: .*$/m,
    'lead: "He said "yes" to it."',
    '"yes"',
    'The double quote here ends the text, since one began it. Write lead: "He said \\"yes\\" to it.".',
  ],
  [
    'a name of a product in other letters',
    page,
    'Every performance figure',
    'With Batscan every performance figure',
    'Batscan',
    '"Batscan" is no product of ours. Did you mean "BatScan"?',
  ],
  [
    'a misspelt name of a product',
    'i18n/sv/docusaurus-plugin-content-pages/about.mdx',
    /^lead: /m,
    'lead: Med Batstraem. ',
    'lead:',
    '"Batstraem" is no product of ours. Did you mean "BatStream"?',
  ],
  [
    'a day of the list of vehicles that is still to come',
    'data/vehicle-list.json',
    /"updated": "[\d-]+"/,
    '"updated": "2099-11-22"',
    '"updated"',
    /^updated: 2099-11-22 is still to come, and visitors read that the list was changed then\. Write the day of the last change of data\/vehicles\.csv, [\d-]+ or earlier\.$/,
  ],
  [
    'a picture whose name has other capitals',
    post,
    '{/* truncate */}',
    '![Cars](/img/Favicon.svg)\n\n{/* truncate */}',
    '![Cars]',
    'There is no picture static/img/Favicon.svg. Did you mean "favicon.svg"? Or put it there, or correct the address.',
  ],
  [
    'words that stand twice',
    'i18n/sv/docusaurus-plugin-content-pages/about.mdx',
    /^lead: /m,
    'lead: Har vi har vi mätt. ',
    'lead:',
    '"Har vi har vi" says the same twice. Remove one of the two.',
  ],
  [
    'a misspelt component with parts that stand in it only',
    page,
    /<(\/?)Figures/g,
    '<$1Figurs',
    '<Figurs',
    /^There is no component <Figurs>\. Did you mean "Figures"\? A page may use /,
  ],
  [
    'a misspelt property of a translation',
    'i18n/no/docusaurus-plugin-content-pages/security.mdx',
    'title=',
    'titel=',
    'titel=',
    /^<DataPath> has no "titel"\. Did you mean "title"\? /,
  ],
  [
    'another id in a translation that links to it',
    'i18n/no/docusaurus-plugin-content-pages/security.mdx',
    'id="stored"',
    'id="storage"',
    '<StoredData',
    'This is <StoredData id="storage">, and in English <StoredData id="stored">. Write the component as in English.',
  ],
  [
    'a row with more cells than its table has',
    page,
    '<Figures',
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |\n\n<Figures',
    '| 3 |',
    'This row has 3 cells and the head of the table 2: the last ones are not shown. Add a column to the head and the line below it, or join two cells.',
  ],
  [
    'a chart of nothing',
    postWithBars,
    /bars=\{\[[^]*?\]\}/,
    'bars={[]}',
    '<BarChart',
    '<BarChart>: bars is empty, so the chart shows nothing. Write what it shows, or take the chart out.',
  ],
  [
    'a short word that stands twice',
    page,
    'Every performance figure',
    'In the the text every performance figure',
    'the the',
    '"the the" says the same twice. Remove one of the two.',
  ],
  [
    'points between thousands in data',
    'data/prices.json',
    /"EUR": \d+/,
    '"EUR": 2.900,00',
    '',
    'This is not JSON. Write 2900, with nothing between its thousands.',
  ],
  [
    'a claim of the future',
    'data/claims.json',
    /"date": "[\d-]+"/,
    '"date": "2099-01-01"',
    '"date": "2099',
    /^\w+\.date: 2099-01-01 is still to come\. Correct it\.$/,
  ],
  [
    'a source of the future',
    post,
    /^ {4}date: .*$/m,
    '    date: 2099',
    'date: 2099',
    /^sources\.\w+\.date: 2099 is still to come\. Write when the source was published\.$/,
  ],
  [
    'a key figure that the post does not have',
    post,
    /keyFigure: \{ value: \d+/,
    'keyFigure: { value: 4711',
    'value: 4711',
    'keyFigure: 4711 stands nowhere in the title, the description or the text. Write the figure that the post is about.',
  ],
  [
    'an address with the name of the site',
    page,
    'Every performance figure',
    '[Ask](https://www.voltsyn.example/contact?a=b#form). Every performance figure',
    '[Ask]',
    'https://www.voltsyn.example/contact?a=b#form is a page of this site, and would lead readers of other languages to English. Write /contact?a=b#form.',
  ],
  [
    'the address of a post without its day',
    page,
    'Every performance figure',
    '[Read](/blog/lfp-is-different). Every performance figure',
    '[Read]',
    'There is no page /blog/lfp-is-different. Did you mean /blog/2026/10/01/lfp-is-different? Or keep the words without the link.',
  ],
  [
    'a sign for a unit',
    'src/sections/gallery/examples/bar-chart.mdx',
    'unit="percent"',
    'unit="%"',
    'unit="%"',
    /^<BarChart>: unit cannot be "%"\. Did you mean "percent"\? Allowed: /,
  ],
];

test.each([
  [post, 'src/pages/euro-7.mdx', 'a post', 'a page', 'a folder of its own, such as blog/2026-11-21-a-title/index.mdx'],
  [product, 'src/pages/batscan.mdx', 'a product', 'a page', 'src/content/products'],
  [page, 'src/content/products/us.mdx', 'a page', 'a product', 'src/pages'],
])('%s at %s is said to be in the wrong folder, and nothing else', async (from, to, own, other, place) => {
  write(to, read(from));
  expect(await linesOf(to)).toEqual([
    `${to}:1:1  This file has the fields of ${own}, and stands where ${other} belongs. Move it to ${place}.`,
  ]);
});

test('A block of code that is never closed is named, since all that follows is in it', async () => {
  replace(post, '{/* truncate */}', '{/* truncate */}\n\n```\nall of this');
  const lines = await linesOf(post);
  expect(lines.join('\n')).toContain(
    '``` begins a block of code here that is never closed: all that follows is shown as code.',
  );
});

test('A glossary that was copied from another language is said to be a copy', async () => {
  const file = 'data/glossary/no.json';
  replace(file, read(file), read('data/glossary/da.json'));
  expect(await linesOf(file)).toEqual([`${file}  Most words are those of data/glossary/da.json. Translate them.`]);
});

test('What data has for a product, and no page shows, is named', async () => {
  const prices = 'data/prices.json';
  replace('src/pages/pricing.mdx', '<PriceExample product="batdata"', '<PriceExample product="batstream"');
  expect(await linesOf(prices)).toEqual([
    `${placeOf(prices, '"batdata"')}  No page shows what stands here of "batdata". Add <PriceExample product="batdata"> where the other products have theirs: see /design-system/components.`,
  ]);
});

test('An English label is changed in its file alone', async () => {
  replace('i18n/en/code.json', 'Showing {count} vehicles', '{count} vehicles');
  const file = 'src/sections/coverage/vehicle-texts.ts';
  const code = read(file);
  expect(await linesOf('i18n/en/code.json', file)).toEqual([]);
  expect(await tidyEnglishLabels(site)).toEqual([]);
  expect(read(file)).toBe(code);
});

const anotherPost = (id: string) => read(post).replaceAll('#', `#${id}-`);

test('Figures of claims that are typed by hand, and words that a claim says already, are named', async () => {
  const typed = 'It adds up to 30% or up to 30 per cent to the price, within under 2 minutes.';
  const doubled = 'Prices rise by up to <Claim id="resaleUplift" />, by <Claim id="resaleUplift" /> at most.';
  replace(page, 'Every performance figure', `${typed}\n\n${doubled}\n\nEvery performance figure`);
  replace(post, '{/* truncate */}', 'A study found up to 30% in under 2 minutes.\n\n{/* truncate */}');
  expect(await linesOf(page, post)).toEqual([
    `${placeOf(page, 'up to 30%')}  "up to 30%" is the figure of a claim, typed by hand: it stays when the claim changes. Write <Claim id="resaleUplift" />.`,
    `${placeOf(page, 'under 2 minutes')}  "under 2 minutes" is the figure of a claim, typed by hand: it stays when the claim changes. Write <Claim id="assessmentTime" />.`,
    `${placeOf(page, 'up to <Claim')}  The claim "resaleUplift" says its own word before the figure; "up to" makes two. Remove "up to".`,
  ]);
});

test('Slips in the list of vehicles are named with what was written', async () => {
  const csv = read('data/vehicles.csv').trimEnd();
  const last = csv.split('\n').length;
  const slips = [
    'Vovlo,EX30,Core,2024,',
    'Tesla;Model 3;Long;2024;',
    'Tesla,Model 4,Long,2204,',
    'Tesla,Model 4,Short,20x4,',
    'Audi,Q9,"75,5 kWh",2024,',
    'Audi,Q9,Sport,77kWh,20 25',
    'VW,ID.9,Pro 77 kWh,2024,',
  ];
  replace('data/vehicles.csv', csv, [csv, ...slips].join('\n'));
  expect(await linesOf('data/vehicles.csv')).toEqual([
    `data/vehicles.csv:${last + 1}:1  brand: "Vovlo" has hardly any models. Did you mean "Volvo"?`,
    `data/vehicles.csv:${last + 2}  This line has 1 cell instead of 5 (brand,series,model,year_from,year_to). Semicolons stand between its cells: write commas (docs/content-reference.md#spreadsheets).`,
    `data/vehicles.csv:${last + 3}:20  year_from: "2204" is more than 2 years ahead.`,
    `data/vehicles.csv:${last + 4}:21  year_from: "20x4" is no year such as 2021.`,
    `data/vehicles.csv:${last + 5}:9  model: "75,5 kWh" has a comma where figures have a point. Write 75.5 kWh.`,
    `data/vehicles.csv:${last + 6}:15  year_from: "77kWh" is no year such as 2021. "77 kWh" belongs into the cell of the model: write it there, and the year here.`,
    `data/vehicles.csv:${last + 6}:21  year_to: "20 25" is no year such as 2021.`,
    `data/vehicles.csv:${last + 7}:1  brand: "VW" is "Volkswagen" in other lines, so visitors get two groups. Write Volkswagen: who types "VW" finds it too (data/vehicle-list.json).`,
  ]);
});

test('Office hours that end before they begin are named, and times that do not exist', async () => {
  replace('data/company.json', '"to": "17:00"', '"to": "07:00"');
  expect((await linesOf('data/company.json')).join()).toContain('officeHours.to: has to be later than "from"');
  replace('data/company.json', '"to": "07:00"', '"to": "27:00"');
  expect((await linesOf('data/company.json')).join()).toContain('officeHours.to: has to be a time such as 09:00');
});

test('What is not on the site today has positions that are over, and no days that do not exist', () => {
  write('src/content/careers/over.mdx', '---\ntitle: Over\ncloses: 2026-01-31\n---\n\nWords.\n');
  write('src/content/careers/never.mdx', '---\ntitle: Never\npublish: 2026-13-40\n---\n\nWords.\n');
  write('blog/2026-13-40-never/index.mdx', anotherPost('never'));
  const held = heldBack(site, '2026-02-01');
  expect(held).toContain('src/content/careers/over.mdx closed on 2026-01-31.');
  expect(held.filter((line) => line.includes('never'))).toEqual([]);
});

test('A picture whose file has spaces in its name is named as Markdown needs it', async () => {
  replace(
    page,
    'Every performance figure',
    '![](<./Cold Car (1).JPG>)\n\n![A car](./a b (1).jpg)\n\nEvery performance figure',
  );
  const lines = await linesOf(page);
  expect(lines.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    'This picture has no text for those who cannot see it. Write what it shows: ![A car at a charger](<./Cold Car (1).JPG>).',
    'There is no picture src/pages/Cold Car (1).JPG. Put it there, or correct the address.',
    'This picture is shown as text, since the name of its file has spaces: ![A car](./a b (1).jpg). Write ![A car](<./a b (1).jpg>), or rename the file.',
  ]);
  expect(lines[2]).toContain(placeOf(page, '![A car]'));
});

test.each(slips)('%s is named with its place and a remedy', async (_mistake, file, from, to, place, text) => {
  replace(file, from, to);
  // That the rest of a translation is not compared is said beside its syntax.
  const lines = (await linesOf(file)).filter((line) => !line.includes('  Only what can be read of this file'));
  expect(lines).toHaveLength(1);
  const [, where = '', said = ''] = /^(\S+) {2}(.*)$/.exec(lines[0]!) ?? [];
  if (place !== '') expect(where).toBe(placeOf(file, place));
  if (typeof text === 'string') expect(said).toBe(text);
  else expect(said).toMatch(text);
});

test('Words between two sections are named, and those of an article are not', async () => {
  replace(page, closingCard, 'Read [our method](/how-we-measure).\n\n$&');
  expect((await allFaults(site)).filter(({ rule }) => rule === 'loose-text').map(faultLine)).toEqual([
    `${placeOf(page, 'Read [our method]')}  This text stands in no section of the page. Put <TextSection> and </TextSection> around it, or move it into a section.`,
  ]);
});

test('A post in a folder without a date, with an impossible date or in the wrong place is named', async () => {
  const files = ['blog/a-title/index.mdx', 'blog/2026-13-45-a-title/index.mdx', 'blog/2026-11-21-a-title.mdx'];
  for (const file of files) write(file, anotherPost('other'));
  expect(await linesOf(...files)).toEqual([
    'blog/2026-11-21-a-title.mdx  A post is index.mdx in a folder of its own, such as blog/2026-11-21-a-title/index.mdx. Move it.',
    'blog/2026-13-45-a-title/index.mdx  The folder of this post has a date that does not exist: 2026-13-45. Rename the folder: year-month-day, as in 2026-11-21-a-title.',
    'blog/a-title/index.mdx  The folder of a post is called by its date and slug, such as blog/2026-11-21-a-title/index.mdx; this one is "a-title". Rename the folder: year-month-day, then small letters a to z, digits and hyphens.',
  ]);
});

test('Links to a post whose day does not exist are named when its folder is', async () => {
  const [folder, renamed] = [path.dirname(post), 'blog/2026-02-30-euro-7-starts-this-month'];
  replace(
    page,
    'Every performance figure',
    '[Euro 7](/blog/2026/11/19/euro-7-starts-this-month)\n\nEvery performance figure',
  );
  rename(folder, renamed);
  expect(await linesOf(page, `${renamed}/index.mdx`)).toEqual([
    expect.stringContaining('has a date that does not exist: 2026-02-30.'),
  ]);
});

test('Of the words of the template that a file has, one line is said', async () => {
  replace(
    page,
    'Every performance figure',
    `${templateTexts.feature}\n\n${templateTexts.paragraph}\n\nEvery performance figure`,
  );
  expect(await linesOf(page)).toEqual([
    `${placeOf(page, templateTexts.feature)}  "${templateTexts.feature}" and 1 more texts here are the template's, and this file is no draft. Write your own, or add draft: true.`,
  ]);
});

test('A text that is sent as a document is named, since no page is made of it', async () => {
  write('blog/harbour news.docx', 'PK');
  expect(await linesOf('blog/harbour news.docx')).toEqual([
    'blog/harbour news.docx  No page is made of this file. Put its text into a file of MDX (npm run new), or remove it.',
  ]);
});

test('A product that was public and is gone is named where texts still name it', async () => {
  replace('data/published-paths.json', '"/products/batscan"', '"/products/batport",\n    "/products/batscan"');
  replace(page, 'Every performance figure', 'With BatPort every performance figure');
  expect(await linesOf(page)).toEqual([
    `${placeOf(page, 'BatPort')}  "BatPort" is a product that is not there any more. Name another, or take the sentence out.`,
  ]);
});

test('Pages are checked while data has an error that they do not depend on', async () => {
  replace(page, 'cardPicture: about', 'cardPicture: abuot');
  replace('data/team.json', '"sample": ', '"sample": :');
  expect(await linesOf(page, 'data/team.json', 'src')).toEqual([
    expect.stringMatching(/^data\/team\.json:\S+ {2}This is not JSON/),
    expect.stringMatching(/^src\/pages\/about\.mdx:\S+ {2}cardPicture: "abuot" is not allowed here\./),
  ]);
});

test('A slug that two posts have, and an address that two pages have, are named', async () => {
  write('blog/2026-11-20-euro-7-starts-this-month/index.mdx', read(post));
  write('src/pages/about/index.mdx', read(page));
  expect(await linesOf('blog/2026-11-20-euro-7-starts-this-month/index.mdx', 'src/pages/about/index.mdx')).toEqual([
    `blog/2026-11-20-euro-7-starts-this-month/index.mdx  This post and ${post} have the same slug, "euro-7-starts-this-month". Rename the folder of the one that is new.`,
    'src/pages/about/index.mdx  This file and src/pages/about.mdx have the same address, /about. Rename or remove the one that is new.',
  ]);
});

test('A page that nothing leads to is a warning, an error for a release', async () => {
  write('src/pages/lonely.mdx', read(page));
  expect(await linesOf('src/pages/lonely.mdx')).toEqual([
    'src/pages/lonely.mdx  Nothing leads to this page (/lonely). Add "/lonely" to "footer" in data/navigation.json, or link to it from another page: [its name](/lonely).',
  ]);
  const severities = async (release: boolean) =>
    (await faultsOf(site, { release }))
      .filter(({ file }) => file === 'src/pages/lonely.mdx')
      .map(({ severity }) => severity);
  expect(await severities(false)).toEqual(['warning']);
  expect(await severities(true)).toEqual(['error']);
});

test('A list of vehicles in an older encoding is named, and one that begins with a byte order mark is read', async () => {
  const file = path.join(site, 'data/vehicles.csv');
  const text = readFileSync(file, 'utf8');
  undo.push(() => writeFileSync(file, text));
  writeFileSync(file, Buffer.from(text, 'latin1'));
  expect(await linesOf('data/vehicles.csv')).toEqual([
    expect.stringMatching(/^\S+:\d+ {2}A letter here is no UTF-8: /),
  ]);
  writeFileSync(file, `\uFEFF${text}`);
  expect(await linesOf('data/vehicles.csv')).toEqual([]);
});

test('A position that would close before it opens is named', async () => {
  const file = 'src/content/careers/never-open.mdx';
  write(
    file,
    `---
title: Battery scientist
description: You find out how cells age and put it into models that our products work with every day.
location: Stockholm
employment: Full time
publish: 2027-02-01
closes: 2027-01-31
seo:
  title: Battery scientist, an open position
  description: An open position for a battery scientist who finds out how cells age, in Stockholm or remote in the EU.
  keywords: [battery scientist, open position, careers]
---

Words.
`,
  );
  const errors = (await allFaults(site)).filter((fault) => fault.file === file && fault.severity === 'error');
  expect(errors.map(faultLine)).toEqual([
    `${file}:7:1  closes: is before the first day of the position (publish), so it would never be open. Correct it.`,
  ]);
});

test('Nothing of other languages is named when one is asked for', async () => {
  for (const language of ['da', 'no'])
    replace(`i18n/${language}/docusaurus-plugin-content-pages/about.mdx`, 'id="accuracy"', 'id="acuracy"');
  replace('data/navigation.json', '"/about"', '"/abuot"');
  const files = new Set((await faultsOf(site, { locale: 'no' })).map(({ file }) => file));
  expect([...files]).toEqual(['data/navigation.json', 'i18n/no/docusaurus-plugin-content-pages/about.mdx']);
});

test('What stands after a fault of the syntax is checked too, and nothing is made up', async () => {
  replace(product, '</ReportParts>\n', '');
  replace(product, 'id="resaleUplift"', 'id="resaleUplif"');
  replace(product, '](/privacy/batscan)', '](/privacy/batscam)');
  replace(product, /^tagline: .*\n/m, '');
  const faults = await faultsOf(site);
  expect(faults.map(({ file, rule }) => [file, rule])).toEqual([
    [product, 'missing-field'],
    [product, 'mdx-syntax'],
    [product, 'unknown-value'],
    [product, 'broken-link'],
  ]);
});

test('A component that is renamed in its file is known at once', async () => {
  replace('src/sections/shared/mdx-sections.tsx', 'lead?: string', 'lede?: string');
  replace(product, '<Limits id="limits"', '<Limits id="limits" lead="More"');
  expect((await linesOf(product))[0]).toContain(
    '<Limits> has no "lead". Did you mean "lede"? It has tone, figure, title, lede, id.',
  );
});

test('Faults of several files, and several of one, are named at once', async () => {
  replace(product, 'landscape="forecourt"', 'landscape="forecort"');
  replace(product, /^tagline: .*\n/m, '');
  replace(page, 'Every performance figure', 'Every <5 figure, <6 and {word}');
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
