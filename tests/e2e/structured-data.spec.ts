import { load } from 'cheerio';

import site from '../../data/site.json';
import { builtHtml } from '../../scripts/lib/built-pages';
import { splitLocalePath } from '../../src/domain/locales';
import { nodeFaults, readVocabulary, type Node } from '../support/vocabulary';
import {
  allPages,
  buildDir,
  defaultLocale,
  expect,
  hydrated,
  offeredPages,
  posts,
  test,
  translations,
} from './support';

/** The structured data of a page, and the page. */
function read(address: string) {
  const $ = load(builtHtml(buildDir, address));
  const scripts = $('script[type="application/ld+json"]');
  const graph = scripts.length === 0 ? [] : (JSON.parse(scripts.first().text())['@graph'] as Node[]);
  return { $, scripts: scripts.length, graph, has: (type: string) => graph.find((node) => node['@type'] === type) };
}
const pages = new Map(offeredPages.map((address) => [address, read(address)]));

/**
 * What Google asks of each kind before it shows more than a link (developers.google.com/search/docs/appearance): paths of
 * properties, of which each item of a list has one.
 */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement.name', 'itemListElement.position'],
  SoftwareApplication: ['name', 'url'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author.name', 'author.url'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.address'],
  DefinedTermSet: ['name', 'hasDefinedTerm.name', 'hasDefinedTerm.description', 'hasDefinedTerm.url'],
  Dataset: ['name', 'description', 'creator.name'],
};

/** What stands at a path: one value for each item of the lists on the way, `undefined` where there is none. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value))
    return value.length === 0 ? [undefined] : value.flatMap((each) => valuesAt(each, [name!, ...rest]));
  const next = (value as Record<string, unknown> | undefined)?.[name!];
  return rest.length === 0 ? [next] : valuesAt(next, rest);
}

test('All structured data is known to the vocabulary, and has what Google asks for', () => {
  const vocabulary = readVocabulary();
  const kinds = new Set<string>();
  for (const [address, { graph, scripts }] of pages) {
    expect(scripts, address).toBe(1);
    for (const node of graph) {
      const kind = node['@type'];
      kinds.add(kind);
      expect(nodeFaults(node, vocabulary), address).toEqual([]);
      expect(required[kind], `Note what Google asks of a ${kind}, as on ${address}`).toBeDefined();
      for (const property of required[kind]!)
        expect(valuesAt(node, property.split('.')), `${address}: ${kind}.${property}`).not.toContain(undefined);
    }
    const types = graph.map((node) => node['@type']);
    expect(new Set(types).size, `${address} says one thing twice`).toBe(types.length);
  }
  // Positions come and go.
  const expected = Object.keys(required).filter((kind) => kind !== 'JobPosting');
  expect([...kinds].sort()).toEqual(expect.arrayContaining(expected.sort()));
});

test('Nothing is claimed that nobody has said: no offers, no ratings, no licence', () => {
  for (const [address, { graph }] of pages)
    expect(JSON.stringify(graph), address).not.toMatch(/"(?:offers|aggregateRating|review|license|price)"/);
});

test('What it names is there: pages, pictures, files and anchors', async ({ request }) => {
  const named = new Set<string>();
  for (const [, { graph }] of pages) {
    for (const [address] of JSON.stringify(graph).matchAll(new RegExp(`(?<=")${site.url}[^"{}]*(?=")`, 'g')))
      named.add(address.slice(site.url.length) || '/');
  }
  expect(named.size).toBeGreaterThan(pages.size);
  for (const address of named) {
    const [file, anchor] = address.split('#') as [string, string?];
    if (anchor === 'organization' || anchor === 'website') continue;
    const page = pages.get(file || '/');
    if (page) expect(!anchor || page.$(`[id="${anchor}"]`).length === 1, address).toBe(true);
    else expect((await request.head(address)).status(), address).toBe(200);
  }
});

test('Home describes company and site; every other page says where it stands', () => {
  for (const [address, { has, $ }] of pages) {
    const isHome = splitLocalePath(address).path === '/';
    expect(Boolean(has('Organization') && has('WebSite')), address).toBe(isHome);
    const trail = has('BreadcrumbList')?.itemListElement as { name: string; item?: { '@id': string } }[] | undefined;
    expect(trail === undefined, address).toBe(isHome);
    if (!trail) continue;
    const { locale } = splitLocalePath(address);
    const home = locale === defaultLocale ? '/' : `/${locale}`;
    expect(trail[0]!.item!['@id'], address).toBe(site.url + (home === '/' ? '' : home));
    // The same way as above the heading, where there is one.
    const visible = $('main nav:has(a[href$="/products"]) a')
      .toArray()
      .map((link) => $(link).text());
    expect(
      trail.slice(1, 1 + visible.length).map(({ name }) => name),
      address,
    ).toEqual(visible);
  }
});

test('Each kind stands on its pages, in their language', () => {
  for (const prefix of ['', ...translations.map((code) => `/${code}`)]) {
    const page = (address: string) => pages.get(prefix + address || '/')!;
    for (const product of ['batscan', 'batstream', 'batdata']) {
      const { has, $ } = page(`/products/${product}`);
      expect(has('SoftwareApplication')).toMatchObject({ url: `${site.url}${prefix}/products/${product}` });
      expect(has('VideoObject')).toMatchObject({ inLanguage: $('html').attr('lang') });
      expect(has('VideoObject')!.name).toBe($('video').attr('aria-label'));
    }
    const post = page(posts[0]!);
    expect(post.has('BlogPosting')).toMatchObject({
      headline: post.$('h1').text(),
      inLanguage: post.$('html').attr('lang'),
      image: post.$('meta[property="og:image"]').attr('content'),
    });
    const glossary = page('/glossary');
    const terms = glossary.has('DefinedTermSet')!.hasDefinedTerm as { name: string }[];
    expect(terms.map(({ name }) => name)).toEqual(
      glossary
        .$('dl dt > span:first-child')
        .toArray()
        .map((term) => glossary.$(term).text()),
    );
    const dataset = page('/products/batscan/vehicle-coverage').has('Dataset')!;
    expect(dataset.inLanguage).toBe(glossary.$('html').attr('lang'));
    // Google's limits for the description of a dataset.
    expect(String(dataset.description).length).toBeGreaterThanOrEqual(50);
    expect(String(dataset.description).length).toBeLessThanOrEqual(5000);
    const webSite = page('').has('WebSite')!;
    expect(webSite.inLanguage).toBe(glossary.$('html').attr('lang'));
    // Only what is there can be asked.
    const search = { target: { urlTemplate: `${site.url}${prefix}/search?q={search_term_string}` } };
    if (allPages.includes(`${prefix}/search`)) expect(webSite.potentialAction).toMatchObject(search);
    else expect(webSite).not.toHaveProperty('potentialAction');
  }
});

test('Questions are those that readers can open, in their order', () => {
  let asked = 0;
  for (const [address, { has, $ }] of pages) {
    const visible = $('main [data-slot=accordion-item] summary')
      .toArray()
      .map((summary) =>
        $(summary)
          .text()
          .replace(/[ \n\t]+/g, ' ')
          .trim(),
      );
    const stated = (has('FAQPage')?.mainEntity ?? []) as { name: string }[];
    expect(
      stated.map(({ name }) => name),
      address,
    ).toEqual(visible);
    asked += stated.length;
  }
  expect(asked).toBeGreaterThan(50);
});

test('A browser finds the structured data where the build has put it, also after React has started', async ({
  page,
}) => {
  for (const address of ['/', '/products/batscan', '/demo']) {
    await page.goto(address);
    await hydrated(page);
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(data!)).toEqual({ '@context': 'https://schema.org', '@graph': pages.get(address)!.graph });
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    await expect(page.locator('meta[name=page-facts]')).toHaveCount(0);
  }
});
