import { load } from 'cheerio';
import sharp from 'sharp';

import company from '../../data/company.json';
import site from '../../data/site.json';
import { builtHtml } from '../../scripts/lib/built-pages';
import { openGraphLocale, splitLocalePath } from '../../src/domain/locales';
import { shareCardLimit, shareCardSize } from '../../src/domain/share-card';
import { allPages, buildDir, expect, locales, offeredPages, test } from './support';

/** What networks read of a page, by its name without `og:`; a name may stand there several times. */
function openGraph(address: string) {
  const $ = load(builtHtml(buildDir, address));
  const read = new Map<string, string[]>();
  for (const tag of $('meta[property^="og:"]').toArray()) {
    const name = $(tag).attr('property')!.slice('og:'.length);
    read.set(name, [...(read.get(name) ?? []), $(tag).attr('content')!]);
  }
  const one = (name: string) => {
    expect(read.get(name), `${address} og:${name}`).toHaveLength(1);
    return read.get(name)![0]!;
  };
  return { $, one, all: (name: string) => read.get(name) ?? [] };
}

test('Every page says what its shared link shows, in its language and region', () => {
  expect(offeredPages.length).toBeGreaterThan(150);
  for (const address of offeredPages) {
    const { $, one, all } = openGraph(address);
    const locale = locales.find(({ code }) => code === splitLocalePath(address).locale)!;
    expect(`${$('title').text()} | ${company.name}`, address).toContain(one('title'));
    expect(one('description'), address).toBe($('meta[name=description]').attr('content'));
    expect(one('url'), address).toBe($('link[rel=canonical]').attr('href'));
    expect(one('site_name'), address).toBe(company.name);
    expect(one('locale'), address).toBe(openGraphLocale(locale));
    expect(one('locale'), address).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    const translations = locales.filter(
      ({ htmlLang }) => htmlLang !== locale.htmlLang && $(`link[hreflang=${htmlLang}]`).length > 0,
    );
    expect(all('locale:alternate'), address).toEqual(translations.map(openGraphLocale));
    expect($('meta[name="twitter:card"]').attr('content'), address).toBe('summary_large_image');
    expect($('meta[name=page-facts]').length, address).toBe(0);
  }
});

test('The picture of every page comes from its address, has the size that it states, and is small', async ({
  request,
}) => {
  const pictures = new Map<string, string>();
  for (const address of offeredPages) {
    const { one } = openGraph(address);
    const image = one('image');
    expect(image, address).toMatch(`${site.url}/assets/share/`);
    expect(pictures.get(image), `${address} has the picture of another page`).toBeUndefined();
    pictures.set(image, address);
    const response = await request.get(image.slice(site.url.length));
    expect(response.status(), image).toBe(200);
    expect(response.headers()['content-type'], image).toBe('image/jpeg');
    expect(response.headers()['cache-control'], image).toContain('immutable');
    const picture = await response.body();
    expect(picture.length, address).toBeLessThanOrEqual(shareCardLimit);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }, address).toEqual({
      format: 'jpeg',
      width: Number(one('image:width')),
      height: Number(one('image:height')),
    });
    expect({ width, height }, address).toEqual(shareCardSize);
  }
});

test('The words of a picture are those of the page’s heading', () => {
  for (const address of offeredPages) {
    const { $, one } = openGraph(address);
    const heading = $('h1').first();
    // The home page's headline changes; its picture has the first of them.
    const words = $('[aria-hidden]', heading).first().text() || heading.text();
    expect(one('image:alt'), address).toContain(words);
    expect(one('image:alt').length, address).toBeLessThan(250);
  }
});

test('Pages that are no destination have no picture', () => {
  const others = allPages.filter((address) => !offeredPages.includes(address));
  expect(others.length).toBeGreaterThan(20);
  for (const address of others) {
    const { $, all } = openGraph(address);
    expect(all('image'), address).toEqual([]);
    expect($('script[type="application/ld+json"]').length, address).toBe(0);
  }
});
