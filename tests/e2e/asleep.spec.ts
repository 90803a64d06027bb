import { awake, expect, localizePath, pages, test } from './support';

/** Pages that only read. */
const quietPages = [
  '/',
  '/products',
  '/products/batscan',
  '/about',
  '/careers',
  '/privacy/batscan',
  '/newsletter',
  '/blog',
  '/blog/2026/11/12/what-the-law-lets-you-read',
];

for (const path of quietPages) {
  test(`${path} has run no framework script when it has loaded`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        Object.assign(window, {
          atLoad: {
            scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
            framework: 'docusaurus' in window,
          },
        });
      });
    });
    await page.goto(localizePath(path, 'sv'));
    expect(await page.evaluate(() => (window as unknown as { atLoad: unknown }).atLoad)).toEqual({
      scripts: 0,
      framework: false,
    });
    // Then it wakes by itself, when the browser is idle.
    await awake(page);
  });
}

for (const path of ['/demo', '/contact', '/products/batscan/vehicle-coverage'])
  test(`${path} is awake at once`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('script[src*="/main."][defer]')).toHaveCount(1);
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /main\.\w+\.js/.test(name)),
      ),
    ).toBe(true);
  });

test.describe('before the browser is ever idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  });

  test('The first touch of a menu opens it and wakes the page, and it stays open', async ({ page }) => {
    await page.goto('/');
    await page.waitForTimeout(300);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.getByRole('button', { name: 'Show all products' }).click();
    await expect(page.locator('#products-menu')).toBeVisible();
    await awake(page);
    await expect(page.locator('#products-menu')).toBeVisible();
  });

  test('The first key wakes the page and does what it does', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await awake(page);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('The first click on a link follows it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('The first tap on the menu button of a phone opens the menu', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await awake(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.close();
  });
});

test('In a browser without button commands the inline script opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    // @ts-expect-error -- makes the browser look like an older one
    delete HTMLButtonElement.prototype.commandForElement;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectsFaults: true });

  test('every page shows its content, the one that is not there too', async ({ page }) => {
    for (const path of [...pages, '/nowhere', '/products/nothing', '/da/nowhere']) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      // React hides what it means to put in its place later.
      await expect(page.locator('[hidden][id^="S:"]'), path).toHaveCount(0);
    }
  });
});
