import type { Page } from '@playwright/test';

import { actAsVisitor } from '../../scripts/lib/chromium';
import { pageViewsEndpoint } from '../../src/domain/page-views';
import type { PageView } from '../../src/domain/schemas/page-view';
import { recordingProxy, type RecordedPost } from '../support/recording-proxy';
import { expect, hydrated, roundTrip, test, text, words } from './support';

const script = /\/assets\/js\/page-view\.\w+\.js$/;

let origin: string;
let posts: RecordedPost[];
let close: () => void;

test.beforeEach(async ({ baseURL, page }) => {
  ({ origin, posts, close } = await recordingProxy(baseURL!, pageViewsEndpoint));
  await page.addInitScript(actAsVisitor);
});
test.afterEach(() => close());

/** Opens a page and waits until its view is watched. */
async function visit(page: Page, path: string): Promise<void> {
  const loaded = page.waitForEvent('requestfinished', (request) => script.test(request.url()));
  await page.goto(origin + path);
  await loaded;
  // A script runs before the timers that follow its loading.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Waits until the browser has shown what the first input led to: only then does it say how long that took. */
async function inputIsMeasured(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true });
      }),
  );
}

/**
 * Leaves as a link does. A browser that is told to go elsewhere gives the page half a second to say goodbye, which a busy
 * machine does not always keep.
 */
async function leave(page: Page): Promise<void> {
  const left = page.waitForURL('about:blank');
  await page.evaluate(() => location.assign('about:blank'));
  await left;
}

/** What was told of so many page views, in their order; each was counted. */
async function told(count: number): Promise<PageView[]> {
  await expect.poll(() => posts.length).toBe(count);
  expect(posts.map(({ status }) => status)).toEqual(Array(count).fill(204));
  return posts.map(({ body }) => JSON.parse(body) as PageView);
}

test('A visit sends one page view when it ends, with plausible speed and nothing else', async ({ page }) => {
  await visit(page, '/sv/how-we-measure?utm_source=asa#accuracy');
  await page.locator('header').getByRole('button').first().click();
  await page.keyboard.press('Escape');
  await inputIsMeasured(page);
  await roundTrip(page);
  expect(posts).toEqual([]);
  await leave(page);
  await page.goto(`${origin}/contact`);
  const [view] = await told(1);
  expect(Object.keys(view!).sort()).toEqual(['cls', 'inp', 'language', 'lcp', 'page']);
  expect(view).toMatchObject({ page: 'words', language: 'sv' });
  expect(view!.lcp).toBeGreaterThan(0);
  expect(view!.lcp).toBeLessThan(60_000);
  expect(view!.inp).toBeGreaterThan(0);
  expect(view!.inp).toBeLessThan(60_000);
  expect(view!.cls).toBeGreaterThanOrEqual(0);
  expect(view!.cls).toBeLessThan(0.1);
  expect(posts[0]!.body).not.toContain('asa');
});

test('A tab that is left for another and looked at again is one view', async ({ page }) => {
  await visit(page, '/nl');
  const turn = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  for (const state of ['hidden', 'visible', 'hidden', 'visible']) await turn(state);
  await leave(page);
  const [view] = await told(1);
  expect(view).toMatchObject({ page: 'home', language: 'nl' });
});

test('Of the page that led to the demo its kind is told', async ({ page }) => {
  await visit(page, '/da/products/batstream');
  const loaded = page.waitForEvent('requestfinished', (request) => script.test(request.url()));
  await page.locator('main a[href*="/da/demo"]').first().click();
  await expect(page).toHaveURL(/\/da\/demo/);
  await loaded;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await leave(page);
  expect(await told(2)).toMatchObject([
    { page: 'product', language: 'da' },
    { page: 'demo', language: 'da', from: 'product' },
  ]);
});

test('Where React goes to another page, that is a view without speed', async ({ page }) => {
  await visit(page, '/demo');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: words('en', 'contact/index').label!, exact: true }).click();
  await expect(page.locator('h1')).toHaveText(words('en', 'contact/index').heading);
  await told(1);
  await page
    .locator('header')
    .getByRole('link', { name: text('en', 'nav.requestDemo') })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(words('en', 'demo/index').heading);
  await leave(page);
  const views = await told(3);
  expect(views[0]).toMatchObject({ page: 'demo', from: 'elsewhere' });
  expect(views[0]!.lcp).toBeGreaterThan(0);
  expect(views.slice(1)).toEqual([
    { page: 'contact', language: 'en' },
    { page: 'demo', language: 'en', from: 'contact' },
  ]);
});

test.describe('An address that leads nowhere', () => {
  // The browser logs the status.
  test.use({ expectsFaults: true });

  test('is no view', async ({ page }) => {
    await visit(page, '/nowhere');
    await leave(page);
    await page.goto(`${origin}/contact`);
    await roundTrip(page);
    expect(posts).toEqual([]);
  });
});

for (const { who, signal } of [
  {
    who: 'asks for Global Privacy Control',
    signal: () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  },
  { who: 'says Do Not Track', signal: () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }) },
  {
    who: 'says that it is a program',
    signal: () => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true }),
  },
]) {
  test(`Nothing is loaded or sent for a browser that ${who}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.addInitScript(signal);
    await page.goto(`${origin}/about`);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          // Behind that of the page, which was asked for when it had been loaded.
          requestIdleCallback(() => requestIdleCallback(resolve));
        }),
    );
    await roundTrip(page);
    await leave(page);
    await page.goto(`${origin}/contact`);
    expect(scripts.filter((url) => script.test(url))).toEqual([]);
    expect(posts).toEqual([]);
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Nothing is sent', async ({ page }) => {
    await page.goto(`${origin}/about`);
    await leave(page);
    await page.goto(`${origin}/contact`);
    expect(posts).toEqual([]);
  });
});

test.describe('Where nobody takes page views', () => {
  test.use({ expectsFaults: true });

  test('The page does not notice', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(`**${pageViewsEndpoint}`, (route) => route.abort());
    await visit(page, '/demo');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: words('en', 'contact/index').label!, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(words('en', 'contact/index').heading);
    expect(errors).toEqual([]);
  });
});
