import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';

import published from '../../data/published-paths.json';
import site from '../../data/site.json';
import { builtHtml } from '../../scripts/lib/built-pages';
import { markdownTwin } from '../../src/domain/markdown-twin';
import {
  allPages,
  buildDir,
  defaultLocale,
  expect,
  languages,
  locales,
  localizePath,
  offeredPages,
  test,
} from './support';

/** Every page that a visitor can come to; the gallery is for those who work on the site. */
const visited = allPages.filter((address) => !/\/design-system(?:\/|$)/.test(address));
const pages = new Map(visited.map((address) => [address, load(builtHtml(buildDir, address))]));
const languageOf = (address: string) => languages.find((code) => address.split('/')[1] === code) ?? defaultLocale;
const offeredIn = (language: string) => offeredPages.filter((address) => languageOf(address) === language);

for (const language of languages) {
  test(`${language}: no two pages have the same title or description`, () => {
    expect(offeredIn(language).length).toBeGreaterThan(30);
    for (const tag of ['title', 'meta[name=description]', 'meta[property="og:title"]']) {
      const texts = offeredIn(language).map((address) => {
        const element = pages.get(address)!(tag).first();
        return element.attr('content') ?? element.text();
      });
      expect(
        texts.filter((text, index) => text === '' || texts.indexOf(text) < index),
        tag,
      ).toEqual([]);
    }
  });

  test(`${language}: every page can be reached by links from the home page`, () => {
    const reached = new Set([localizePath('/', language)]);
    for (const address of reached) {
      for (const link of pages.get(address)?.('a[href]:not([hreflang])') ?? []) {
        const { origin, pathname } = new URL(link.attribs.href!, site.url);
        if (origin === site.url && pages.has(pathname)) reached.add(pathname);
      }
    }
    expect(offeredIn(language).filter((address) => !reached.has(address))).toEqual([]);
  });

  test(`${language}: llms.txt names every page, whose text is there as Markdown with whole addresses`, async ({
    request,
  }) => {
    const list = await (await request.get(`${localizePath('/', language).replace(/\/$/, '')}/llms.txt`)).text();
    const named = [...list.matchAll(/\]\((\S+?\.md)\): \S/g)].map(([, address]) => address);
    expect(named.sort()).toEqual(
      offeredIn(language)
        .map((address) => site.url + markdownTwin(address))
        .sort(),
    );
    for (const address of offeredIn(language)) {
      const $ = pages.get(address)!;
      const twin = $('link[rel=alternate][type="text/markdown"]').attr('href')!;
      expect(twin).toBe(site.url + markdownTwin(address));
      const text = readFileSync(path.join(buildDir, twin.slice(site.url.length)), 'utf8');
      const heading = $('h1').first().clone();
      heading.find('[aria-hidden=true]').remove();
      const [, head = '', body = ''] = text.split(/^---$/m);
      expect(head, address).toContain(`url: ${site.url}${address}\n`);
      // Once, and first of what is no link to a category.
      expect(body.match(/^# .+$/gm), address).toHaveLength(1);
      expect(body, `${address} links within itself`).not.toMatch(/\]\((?!https?:|mailto:|tel:|<)/);
      expect(body, `${address} has HTML in its Markdown`).not.toMatch(/^<\/?[a-z][a-z0-9]*[\s>/]|<!--/m);
      expect(body.length, address).toBeGreaterThan(200);
    }
  });
}

test('Every address that was ever public is a page, or leads to one in one step', async ({ request }) => {
  const addresses = [
    ...published.pages.flatMap((page) => published.languages.map((code) => localizePath(page, code))),
    ...published.files,
  ];
  expect(addresses.length).toBeGreaterThan(300);
  const lost: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const target = answer.status() === 308 ? answer.headers().location! : undefined;
    const status = target ? (await request.get(target, { maxRedirects: 0 })).status() : answer.status();
    if (status !== 200) lost.push(`${status} ${address}`);
    // A host without rules has a page there that leads on.
    if (target && !existsSync(path.join(buildDir, address, 'index.html'))) lost.push(`no page at ${address}`);
  }
  expect(lost).toEqual([]);
});

test('The sitemaps name pictures that are there, each page’s share image among them, and no time to come', () => {
  for (const { code } of locales) {
    const folder = code === defaultLocale ? '' : code;
    const $ = load(readFileSync(path.join(buildDir, folder, 'sitemap.xml'), 'utf8'), { xml: true });
    const now = new Date().toISOString();
    const times = $('lastmod')
      .toArray()
      .map((time) => $(time).text());
    expect(times.filter((time) => !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) || time > now)).toEqual([]);
    expect($('changefreq, priority').length).toBe(0);
    const pictures = $('image\\:loc')
      .toArray()
      .map((picture) => new URL($(picture).text()).pathname);
    expect(pictures.filter((picture) => !existsSync(path.join(buildDir, picture)))).toEqual([]);
    for (const entry of $('url').toArray()) {
      const address = $('loc', entry).text().slice(site.url.length) || '/';
      const shared = pages.get(address)!('meta[property="og:image"]').attr('content');
      expect($('image\\:loc', entry).last().text(), address).toBe(shared);
    }
  }
});

test('Crawlers find the sitemaps, which are there', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const sitemaps = [...text.matchAll(/^Sitemap: (.+)$/gm)].map(([, address]) => new URL(address!).pathname);
  expect(sitemaps).toHaveLength(languages.length);
  for (const sitemap of sitemaps) expect((await request.get(sitemap)).status()).toBe(200);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('The manifest of each language names it, and its icons are what they say', async ({ request, page }) => {
  for (const { code, htmlLang } of locales) {
    const address = localizePath('/', code);
    await page.goto(address);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(href!)).json()) as {
      lang: string;
      start_url: string;
      theme_color: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.lang, manifest.start_url]).toEqual([htmlLang, address]);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', manifest.theme_color);
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
    const touchIcon = '/apple-touch-icon.png';
    for (const { src, sizes, purpose } of [...manifest.icons, { src: touchIcon, sizes: '180x180', purpose: 'touch' }]) {
      const { data, info } = await sharp(await (await request.get(src)).body())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(`${info.width}x${info.height}`, src).toBe(sizes);
      // The corner: round where it is shown as it is, filled where others cut it.
      expect(data[3], src).toBe(purpose === 'any' ? 0 : 255);
    }
  }
});
