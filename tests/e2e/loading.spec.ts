import type { Page } from '@playwright/test';

import { expect, hydrated, roundTrip, test, text, words } from './support';

test.use({ expectsFaults: true });

/** Nothing is fetched ahead, so that the next page's code is not there yet. */
async function openDemo(page: Page, prefix = ''): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`${prefix}/demo`);
  await hydrated(page);
}

const script = /\/assets\/js\/.*\.js$/;

test('A picture whose code comes late stays where it is while React takes over the page', async ({ page }) => {
  const late: string[] = [];
  await page.route(script, async (route) => {
    const { pathname } = new URL(route.request().url());
    const first = await page.evaluate(() => document.documentElement.dataset.frameworkFiles!);
    if (!first.includes(pathname)) {
      late.push(pathname);
      // Long enough for React to be done with the rest.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    await route.continue();
  });
  await page.goto('/products/batstream');
  const picture = (await page.locator('main [data-slot=container]').first().locator('svg').last().elementHandle())!;
  await hydrated(page);
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await picture.evaluate((element) => element.isConnected)).toBe(true);
});

test('Code that comes at the third attempt is waited for, with a spinner', async ({ page }) => {
  await openDemo(page, '/sv');
  const tries = new Map<string, number[]>();
  await page.route(script, (route) => {
    if (route.request().method() === 'HEAD') return route.fulfill({ status: 200 });
    const times = tries.get(route.request().url()) ?? [];
    tries.set(route.request().url(), [...times, Date.now()]);
    return times.length < 2 ? route.abort('connectionreset') : route.continue();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('sv', 'contact/index').label!, exact: true })
    .click();
  await expect(page.getByRole('status').filter({ hasText: text('sv', 'common.loading') })).toBeVisible();
  await expect(page.locator('h1')).toHaveText(words('sv', 'contact/index').heading);
  for (const times of tries.values()) {
    expect(times).toHaveLength(3);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(340);
    expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(690);
  }
  expect(tries.size).toBeGreaterThan(0);
});

test('After the last failure the page says so, and its button tries again', async ({ page }) => {
  await openDemo(page, '/da');
  let isBroken = true;
  await page.route(script, (route) => {
    if (!isBroken) return route.continue();
    return route.request().method() === 'HEAD' ? route.fulfill({ status: 200 }) : route.abort('connectionreset');
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('da', 'contact/index').label!, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: text('da', 'common.failed.title') })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: text('da', 'common.failed.retry') }).click();
  await expect(page.locator('h1')).toHaveText(words('da', 'contact/index').heading);
});

test('A deployment under an open page leads to one reload, and to no more when that does not help', async ({
  page,
}) => {
  await openDemo(page);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('en', 'contact/index').label!, exact: true })
    .click();
  await expect.poll(() => opened).toEqual(['/contact']);
  // The page as built can be read, whatever became of its code.
  await expect(page.locator('h1')).toHaveText(words('en', 'contact/index').heading);
  await page.waitForLoadState('load');
  await roundTrip(page);
  expect(opened).toEqual(['/contact']);

  // The same again for the same address: the page says so instead of reloading.
  await page.unroute(script);
  await page.goto('/demo');
  await hydrated(page);
  opened.length = 0;
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('en', 'contact/index').label!, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: text('en', 'common.failed.title') })).toBeVisible();
  expect(opened).toEqual([]);
  await page.unroute(script);
  await page.getByRole('button', { name: text('en', 'common.failed.retry') }).click();
  await expect.poll(() => opened).toEqual(['/contact']);
  await expect(page.locator('h1')).toHaveText(words('en', 'contact/index').heading);
});
