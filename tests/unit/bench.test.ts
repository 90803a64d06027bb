import { expect, test } from '@jest/globals';
import { load } from 'cheerio';

import { growthExponent, type BuildMeasure } from '../../scripts/lib/bench-build.ts';
import { handWrittenPage } from '../../scripts/lib/bench-references.ts';
import { markdownTable } from '../../scripts/lib/bench-table.ts';

test('The page by hand has each text of the main part once, and nothing that is loaded', () => {
  const $ = load(
    handWrittenPage(`<html lang=sv><head><title>Titel</title><meta name=description content=Om></head><body><nav>Meny</nav>
      <main><h1>Rubrik</h1><p>Ett <a href="/demo">ord</a>.</p><ul><li><p>Punkt</p></li></ul>
      <p><script>1</script><svg><text>Bild</text></svg><img src="/a.png" alt=""></p></main></body></html>`),
  );
  expect($('html').attr('lang')).toBe('sv');
  expect($('title').text()).toBe('Titel');
  expect($('main').text()).toBe('RubrikEtt ord.Punkt');
  expect($('main a').attr('href')).toBe('/demo');
  expect($('script,img,link,nav').length).toBe(0);
});

test('Growth in proportion to pages has the exponent 1, with their square 2', () => {
  const build = (pages: number, seconds: number) => ({ pages, seconds }) as BuildMeasure;
  expect(growthExponent(build(100, 10), build(1000, 100))).toBeCloseTo(1);
  expect(growthExponent(build(100, 1), build(1000, 100))).toBeCloseTo(2);
});

test('Tables line up, with figures at the right', () => {
  expect(markdownTable(['Page', 'ms'], [['/a/long/one', '7']])).toBe(
    '| Page        | ms |\n| ----------- | -: |\n| /a/long/one |  7 |',
  );
});
