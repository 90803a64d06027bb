import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

import { defaultLocale, locales } from '../../src/domain/locales.ts';
import { pageKindOf, pageKinds } from '../../src/domain/page-views.ts';
import { pageViewSchema } from '../../src/domain/schemas/page-view.ts';
import { sentMeasures, viewedPage } from '../../src/page-views/page-view.ts';
import {
  cumulativeLayoutShift,
  interactionToNextPaint,
  largestContentfulPaint,
} from '../../src/page-views/web-vitals.ts';

describe('Kinds of pages', () => {
  test.each([
    ['/', 'home'],
    ['/products', 'products'],
    ['/products/batstream', 'product'],
    ['/products/batscan/vehicle-coverage', 'vehicles'],
    ['/products/batdata/sample-report', 'report'],
    ['/products/batscan/dealer-kit', 'words'],
    ['/pricing', 'pricing'],
    ['/demo', 'demo'],
    ['/contact', 'contact'],
    ['/newsletter', 'newsletter'],
    ['/verify', 'verify'],
    ['/search', 'search'],
    ['/careers', 'careers'],
    ['/careers/engineer', 'careers'],
    ['/blog', 'blog'],
    ['/blog/tags/battery-technology', 'blog'],
    ['/blog/2026/10/01/lfp-is-different', 'post'],
    ['/about', 'words'],
    ['/privacy/batscan', 'words'],
    ['/api/demo-requests', undefined],
    ['', undefined],
  ])('%s is %s', (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });

  test('Every page of the site has one', () => {
    const paths = globSync('src/pages/**/*.{mdx,tsx}').map(
      (file) =>
        file
          .replace('src/pages', '')
          .replace(/\.\w+$/, '')
          .replace(/(.)?\/index$/, '$1') || '/',
    );
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.filter((path) => !pageKindOf(path))).toEqual([]);
  });
});

describe('What a browser tells of a page', () => {
  const languages = {
    defaultCode: defaultLocale,
    prefixes: locales.map(({ code }) => code).filter((code) => code !== defaultLocale),
  };
  const view = (path: string, previous = '') => viewedPage(`https://voltsyn.example${path}`, previous, languages);

  test('Its kind and language, of the address nothing else', () => {
    expect(view('/sv/products/batscan?email=asa@elbil.example#asa')).toEqual({ page: 'product', language: 'sv' });
    expect(view('/nl')).toEqual({ page: 'home', language: 'nl' });
    expect(view('/')).toEqual({ page: 'home', language: 'en' });
    expect(view('/normal')).toEqual({ page: 'words', language: 'en' });
    expect(view('/api/demo-requests')).toBeUndefined();
  });

  test.each([
    ['https://voltsyn.example/da/products/batstream?x=asa', 'product'],
    ['https://voltsyn.example/', 'home'],
    ['https://voltsyn.example/api/reports?number=1', 'elsewhere'],
    ['https://voltsyn.example.evil.example/pricing', 'elsewhere'],
    ['https://search.example/', 'elsewhere'],
    ['', 'elsewhere'],
  ])('Of the page that led to the demo, %s, its kind', (previous, from) => {
    expect(view('/da/demo?product=batstream', previous)).toEqual({ page: 'demo', language: 'da', from });
  });

  test('Nothing of what led to other pages', () => {
    expect(view('/contact', 'https://voltsyn.example/')).toEqual({ page: 'contact', language: 'en' });
  });

  test('Measures are rounded, end where the server ends, and are left out where there are none', () => {
    expect(sentMeasures({ lcp: 1234.56, inp: 8e6, cls: 0.123456 })).toEqual({ lcp: 1235, inp: 60_000, cls: 0.1235 });
    expect(sentMeasures({ lcp: 0, cls: 99 })).toEqual({ lcp: 0, cls: 10 });
    expect(JSON.stringify(sentMeasures({}))).toBe('{}');
  });

  test('The server takes whatever may be told', () => {
    for (const page of pageKinds) {
      const from = page === 'demo' ? 'elsewhere' : undefined;
      for (const { code: language } of locales) {
        expect(
          pageViewSchema.safeParse({ page, language, from, ...sentMeasures({ lcp: 1e9, inp: 0, cls: 1e9 }) }),
        ).toMatchObject({ success: true });
      }
    }
  });
});

describe('Largest Contentful Paint', () => {
  test('is the last that the browser names', () => {
    expect(largestContentfulPaint([{ startTime: 300 }, { startTime: 700 }], 0)).toBe(700);
    expect(largestContentfulPaint([], 0)).toBeUndefined();
  });
  test('counts from the beginning of the visit if the page was rendered ahead of it', () => {
    expect(largestContentfulPaint([{ startTime: 700 }], 650)).toBe(50);
    expect(largestContentfulPaint([{ startTime: 700 }], 5000)).toBe(0);
  });
});

describe('Cumulative Layout Shift', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
  test('is the largest sum of shifts that follow each other', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
    expect(cumulativeLayoutShift([shift(0, 0.1), shift(900, 0.2), shift(1900, 0.25)])).toBeCloseTo(0.3);
    expect(cumulativeLayoutShift([shift(0, 0.1), shift(1100, 0.2), shift(2000, 0.2)])).toBeCloseTo(0.4);
  });
  test('sums five seconds at most', () => {
    const shifts = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.1));
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.6);
  });
  test('leaves out what the visitor has caused', () => {
    expect(cumulativeLayoutShift([shift(0, 0.1), shift(100, 3, true)])).toBeCloseTo(0.1);
  });
});

describe('Interaction to Next Paint', () => {
  test('is the longest event of the slowest interaction, also if it is told twice', () => {
    const events = [
      { interactionId: 1, duration: 16 },
      { interactionId: 7, duration: 120 },
      { interactionId: 7, duration: 96 },
      { interactionId: 1, duration: 16 },
      { interactionId: 0, duration: 900 },
    ];
    expect(interactionToNextPaint(events, 2)).toBe(120);
    expect(interactionToNextPaint([], 0)).toBeUndefined();
  });
  test('leaves out the slowest of each fifty', () => {
    const events = [300, 200, 100].map((duration, index) => ({ interactionId: index + 1, duration }));
    expect(interactionToNextPaint(events, 49)).toBe(300);
    expect(interactionToNextPaint(events, 50)).toBe(200);
    expect(interactionToNextPaint(events, 1000)).toBe(100);
    // Some browsers don't say how many there were.
    expect(interactionToNextPaint(events)).toBe(300);
  });
});
