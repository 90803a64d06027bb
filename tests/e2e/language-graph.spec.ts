import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

import site from '../../data/site.json';
import { builtHtml } from '../../scripts/lib/built-pages';
import { defaultLocale, expect, languages, locales, offeredPages, test } from './support';

const buildDir = path.join(__dirname, '../../build');

/** Every built page that search engines may have, by its address. */
const pages = new Map(offeredPages.map((address) => [address, load(builtHtml(buildDir, address))]));

const alternatesOf = ($: ReturnType<typeof load>) =>
  new Map(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang')!, $(link).attr('href')!]),
  );

test('Every page names itself and its translations, which name it in return and exist', () => {
  expect(pages.size).toBeGreaterThanOrEqual(130);
  for (const [address, $] of pages) {
    const url = site.url + address;
    const alternates = alternatesOf($);
    expect($('link[rel=canonical]').attr('href'), address).toBe(url);
    expect([...alternates.values()], address).toContain(url);
    expect(alternates.get('x-default'), address).toBe(alternates.get(defaultLocale));
    for (const target of alternates.values()) {
      const other = pages.get(target.slice(site.url.length) || '/');
      expect(other, `${address} names ${target}, which is not there`).toBeDefined();
      expect([...alternatesOf(other!)], `${target} does not name what ${address} names`).toEqual([...alternates]);
    }
    const { htmlLang } = locales.find(({ code }) => code === address.split('/')[1]) ?? locales[0]!;
    expect($('html').attr('lang'), address).toBe(htmlLang);
  }
});

test('The sitemaps name the same pages and the same translations', () => {
  const listed = new Map<string, string[]>();
  for (const language of languages) {
    const folder = language === defaultLocale ? '' : language;
    const $ = load(readFileSync(path.join(buildDir, folder, 'sitemap.xml'), 'utf8'), { xml: true });
    for (const entry of $('url').toArray()) {
      listed.set(
        $('loc', entry).text().slice(site.url.length) || '/',
        $('xhtml\\:link', entry)
          .toArray()
          .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`)
          .sort(),
      );
    }
  }
  const expected = new Map(
    [...pages]
      .filter(([address]) => !/\/blog\/tags$/.test(address))
      .map(([address, $]) => [address, [...alternatesOf($)].map(([language, href]) => `${language} ${href}`).sort()]),
  );
  expect(Object.fromEntries([...listed].sort())).toEqual(Object.fromEntries([...expected].sort()));
});

test('The visible text of every page is in the language that it claims', async () => {
  const { eld } = await import('eld/medium');
  const wrong: string[] = [];
  for (const [address, $] of pages) {
    // Names, figures and what is marked as another language would mislead.
    $('script, style, noscript, svg, table, header, footer, [lang]:not(html), [data-mockup]').remove();
    const visible = $('body').text().replace(/\s+/g, ' ');
    const claimed = $('html').attr('lang') === 'nb' ? 'no' : $('html').attr('lang');
    const { language } = eld.detect(visible);
    if (language !== claimed) wrong.push(`${address}: ${language} instead of ${claimed}`);
  }
  expect(wrong).toEqual([]);
});
