import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import type { Thing } from 'schema-dts';

import { pageGraph } from '../../scripts/lib/page-graph.ts';
import { company } from '../../src/domain/company.ts';
import { pageFactsTag, readPageFacts, writePageFacts, type PageFacts } from '../../src/domain/page-facts.ts';
import { breadcrumbList } from '../../src/structured-data/breadcrumb-list.ts';
import { graphScript } from '../../src/structured-data/graph.ts';
import { jobPosting } from '../../src/structured-data/job-posting.ts';
import { organization } from '../../src/structured-data/organization.ts';
import { webSite } from '../../src/structured-data/web-site.ts';
import { nodeFaults, readVocabulary, type Node } from '../support/vocabulary.ts';

const site = 'https://site.example';
const vocabulary = readVocabulary();
const faultsOf = (thing: unknown) => nodeFaults(thing as Node, vocabulary);
const page = { url: `${site}/sv/jobb`, language: 'sv', title: 'Kemist', image: `${site}/a.jpg` };
const position = {
  kind: 'position',
  description: 'Mät batterier.',
  location: 'Stockholm',
  posted: '2026-11-01',
} as const;

/** What a page says to search engines, by type. */
function graphOf(body: string, facts: PageFacts, address = '/products/batscan') {
  const names = new Map([
    ['/', 'Home'],
    ['/products', 'Products'],
    ['/products/batscan', 'BatScan'],
  ]);
  const $ = load(`<html lang=en><body>${body}</body></html>`);
  const things = pageGraph({ address, $, facts, image: '/assets/share/a.jpg' }, { siteUrl: site, names });
  return new Map(things.map((thing) => [(thing as Node)['@type'], thing as Node & Record<string, never>]));
}
const card = { ground: 'light', title: 'Know the battery', picture: 'about' } as const;

test('The check of the vocabulary finds unknown types and properties, and values that a property does not take', () => {
  expect(faultsOf({ '@type': 'Organisation', name: 'A' })).toEqual(['Organisation: there is no type Organisation']);
  expect(faultsOf({ '@type': 'BlogPosting', titel: 'A' })).toEqual(['BlogPosting.titel is unknown']);
  expect(faultsOf({ '@type': 'BlogPosting', datePublished: 'yesterday' })).toHaveLength(1);
  expect(faultsOf({ '@type': 'VideoObject', duration: '22 s', name: 'A' })).toHaveLength(1);
  expect(
    faultsOf({ '@type': 'FAQPage', mainEntity: { '@type': 'Question', acceptedAnswer: { '@type': 'Place' } } }),
  ).toHaveLength(1);
  expect(
    faultsOf({
      '@type': 'FAQPage',
      mainEntity: { '@type': 'Question', acceptedAnswer: { '@type': 'Answer', text: '' } },
    }),
  ).toHaveLength(1);
  expect(faultsOf({ '@type': 'SearchAction', 'query-input': 'required', 'engine-input': 'x' })).toEqual([
    'SearchAction.engine-input is unknown',
  ]);
});

test('Company and site are as the vocabulary has them, the search in the language of the site', () => {
  const described = organization({ ...company, social: [{ name: 'A', url: 'https://social.example/a' }] }, site);
  expect(faultsOf(described)).toEqual([]);
  expect(described).toMatchObject({ sameAs: ['https://social.example/a'], address: { addressCountry: 'SE' } });
  const home = { url: `${site}/sv`, language: 'sv' };
  const swedish = webSite('Voltsyn', home, site, `${site}/sv/search`);
  expect(faultsOf(swedish)).toEqual([]);
  expect(swedish).toMatchObject({
    publisher: { '@id': (described as Node)['@id'] },
    potentialAction: { target: { urlTemplate: `${site}/sv/search?q={search_term_string}` } },
  });
  expect(webSite('Voltsyn', home, site)).not.toHaveProperty('potentialAction');
});

test('A trail leads from the home page, and the page itself has no address in it', () => {
  const trail = breadcrumbList([
    { name: 'Home', url: site },
    { name: 'Blog', url: `${site}/blog` },
  ]);
  expect(faultsOf(trail)).toEqual([]);
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: { '@id': site } },
      { position: 2, name: 'Blog' },
    ],
  });
  expect(JSON.stringify(trail)).not.toContain('/blog');
});

test('A position is a posting only with the day it was posted, and at the office only where it says so', () => {
  const posting = jobPosting(position, 'Du mäter.', page, company, site);
  expect(faultsOf(posting)).toEqual([]);
  expect(posting).toMatchObject({ jobLocation: { address: { addressLocality: 'Stockholm', addressCountry: 'SE' } } });
  expect(posting).not.toHaveProperty('validThrough');
  expect(jobPosting({ ...position, location: 'Malmö' }, '', page, company, site)).toMatchObject({
    jobLocation: { address: 'Malmö' },
  });
  expect(jobPosting({ ...position, posted: undefined }, '', page, company, site)).toBeUndefined();
});

test('Questions, terms and captions are the words that readers see, without what opens from them', () => {
  const body = `
    <details data-slot=accordion-item><summary>How long? <svg><title>x</title></svg></summary>
      <div><p>Two <b>minutes</b><span popover>a definition</span>.</p><p>On the list.</p></div></details>
    <dl data-glossary><div><dt id=soh><span>State of health</span><span><span data-short>SoH</span> · %</span></dt>
      <dd><div><p>Usable capacity.</p><p>Why it matters.</p></div></dd></div></dl>
    <section><video aria-label="A tour"><source src=/videos/batscan.en.webm><source src=/videos/batscan.en.mp4></video>
      <ol data-transcript=batscan><li><div data-cue>Plug it in.</div><div data-cue>Read it.</div></li></ol></section>`;
  const subject = { kind: 'product', name: 'BatScan', description: 'Reads batteries.', audience: 'Dealers' } as const;
  const things = graphOf(body, { name: 'BatScan', card, subject });
  expect([...things.values()].flatMap(faultsOf)).toEqual([]);
  expect(things.get('FAQPage')).toMatchObject({
    mainEntity: [{ name: 'How long?', acceptedAnswer: { text: 'Two minutes. On the list.' } }],
  });
  expect(things.get('DefinedTermSet')).toMatchObject({
    hasDefinedTerm: [
      {
        name: 'State of health',
        alternateName: 'SoH',
        description: 'Usable capacity.',
        url: `${site}/products/batscan#soh`,
      },
    ],
  });
  expect(things.get('VideoObject')).toMatchObject({
    name: 'A tour',
    description: 'Plug it in. Read it.',
    contentUrl: `${site}/videos/batscan.en.mp4`,
    duration: 'PT22S',
  });
  expect(things.get('SoftwareApplication')).not.toHaveProperty('offers');
  expect(things.get('SoftwareApplication')).not.toHaveProperty('aggregateRating');
  const trail = things.get('BreadcrumbList') as unknown as { itemListElement: { name: string }[] };
  expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Products', 'BatScan']);
});

test('A page that only has a name has its trail alone, and the home page none', () => {
  expect([...graphOf('', { name: 'Products', card }, '/products').keys()]).toEqual(['BreadcrumbList']);
  expect([...graphOf('', { name: 'Home', card, subject: { kind: 'home' } }, '/').keys()]).toEqual([
    'Organization',
    'WebSite',
  ]);
});

test('No text can end the script', () => {
  const script = graphScript([{ '@type': 'Thing', name: '</script><script>alert(1)' } as Thing]);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(load(script)('script').text()).toContain('u003c/script>');
  expect(graphScript([])).toBe('');
});

test('A page hands its facts to the build, whatever its words are', () => {
  const facts: PageFacts = { name: `"Häl­sa" > & 'SoH'`, card: { ...card, title: 'A/B > "C" <d> 50 %' } };
  for (const quote of ['"', '']) {
    const attributes = `name=${quote}page-facts${quote} content=${quote}${writePageFacts(facts)}${quote}`;
    const html = `<meta name=a content="b"/><meta data-rh=true ${attributes} /><title>x</title>`;
    expect(readPageFacts(html)).toEqual(facts);
    expect(html.replace(pageFactsTag, '')).toBe('<meta name=a content="b"/><title>x</title>');
  }
  expect(readPageFacts('<meta name=a content="b"/>')).toBeUndefined();
});
