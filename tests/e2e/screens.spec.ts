import { load } from 'cheerio';

import site from '../../data/site.json';
import { builtHtml } from '../../scripts/lib/built-pages';
import { readCode } from '../../src/domain/signed-report';
import {
  allPages,
  axeFindings,
  buildDir,
  expect,
  hydrated,
  languages,
  locales,
  localizePath,
  pages,
  test,
} from './support';

const { url: siteUrl } = site;

/** Pages do not scroll sideways on these. */
const smallScreens = [
  { width: 768, textSize: 100 },
  { width: 390, textSize: 200 },
  { width: 320, textSize: 100 },
];

for (const language of languages) {
  for (const path of pages) {
    const address = localizePath(path, language);

    test(`${address} renders, is described in its language, has nothing for axe to find and fits small screens`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      const { htmlLang } = locales.find(({ code }) => code === language)!;
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + address);
      for (const locale of locales) {
        await expect(page.locator(`link[rel=alternate][hreflang=${locale.htmlLang}]`)).toHaveAttribute(
          'href',
          siteUrl + localizePath(path, locale.code),
        );
      }
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(20);
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\p{L}{3}/u);
      // Overlapping headings and drawings are judged by eye; everything axe can know must be right.
      expect(await axeFindings(page)).toEqual([]);
      for (const { width, textSize } of smallScreens) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textSize);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `at ${width} px, text ${textSize} %`).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('Titles are all different within a language', async ({ request }) => {
  const titles = await Promise.all(
    pages.map(
      async (path) => /<title[^>]*>([^<]*)/.exec(await (await request.get(localizePath(path, 'da'))).text())?.[1],
    ),
  );
  expect(new Set(titles).size).toBe(pages.length);
});

test('Every internal link of every page leads somewhere, anchors included', async ({ request, baseURL }) => {
  const links = new Set<string>();
  for (const address of allPages) {
    for (const anchor of load(builtHtml(buildDir, address))('a[href]')) {
      const link = new URL(anchor.attribs.href!, baseURL! + address);
      if (link.origin === baseURL) links.add(link.href);
    }
  }
  expect(links.size).toBeGreaterThan(50);
  const dead: string[] = [];
  for (const link of links) {
    const response = await request.get(link, { maxRedirects: 0 });
    const { hash } = new URL(link);
    if (response.status() !== 200) dead.push(`${response.status()} ${link}`);
    // A report's code is no anchor.
    else if (
      hash &&
      !readCode(hash.slice(1)) &&
      !new RegExp(`id="?${hash.slice(1)}["\\s>]`).test(await response.text())
    )
      dead.push(`no anchor: ${link}`);
  }
  expect(dead).toEqual([]);
});

test('The gallery is for us: not offered to search engines, not in the sitemap, clean all the same', async ({
  page,
  request,
}) => {
  for (const address of ['/design-system/components', '/design-system']) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('a[href*="/design-system"]:not([data-slot=button], [hreflang])')).toHaveCount(0);
    // A specimen repeats landmarks that a page has once.
    expect(await axeFindings(page, { withGoodPractice: false }), address).toEqual([]);
  }
  for (const language of languages) {
    const sitemap = await (await request.get(`${localizePath('/', language).replace(/\/$/, '')}/sitemap.xml`)).text();
    expect(sitemap).toContain('/products/batscan');
    expect(sitemap).not.toMatch(/design-system|thank-you|not-found/);
  }
  await page.getByRole('button', { name: 'Show or hide a toast' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});
