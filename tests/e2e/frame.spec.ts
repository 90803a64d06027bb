import navigation from '../../data/navigation.json' with { type: 'json' };
import { axeFindings, expect, hydrated, languages, locales, localizePath, test, text, words } from './support';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('The products menu opens by keyboard, closes on Escape and leads to a product', async ({ page }) => {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Show all products' });
      const menu = page.locator('#products-menu');
      await expect(menu).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link')).toHaveCount(3 + navigation.products.length);
      for (const [index, address] of navigation.products.entries())
        await expect(menu.getByRole('link').nth(3 + index)).toHaveAttribute('href', address);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/products/batscan');
      await expect(menu).toBeHidden();
    });

    test('The language selector shows flags and own names, and rewrites the path', async ({ page }) => {
      await page.goto('/sv/products/batscan');
      await page.getByRole('button', { name: text('sv', 'nav.language', { language: 'svenska' }) }).click();
      const links = page.locator('#language-menu').getByRole('link');
      await expect(links).toHaveText(locales.map(({ name }) => name));
      for (const [index, { code, htmlLang }] of locales.entries()) {
        await expect(links.nth(index)).toHaveAttribute('lang', htmlLang);
        await expect(links.nth(index)).toHaveAttribute('hreflang', htmlLang);
        await expect(links.nth(index)).toHaveAttribute('href', localizePath('/products/batscan', code));
        await expect(links.nth(index).locator('svg')).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await page.getByRole('button', { name: /svenska/ }).click();
      await links.filter({ hasText: 'English' }).click();
      await expect(page).toHaveURL('/products/batscan');
    });

    test('The mobile menu is modal, closes on Escape and on choosing, and holds everything', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      const open = page.getByRole('button', { name: 'Open menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await open.click();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link', { name: 'BatStream' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Careers' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Request a demo' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'dansk' })).toBeVisible();
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await open.click();
      await menu.getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
      await expect(menu).toBeHidden();
    });

    test('Questions open and close', async ({ page }) => {
      await page.goto('/products/batscan');
      const answer = page.getByText('we can read some models before they are on the list');
      await expect(answer).toBeHidden();
      await page.getByText('Which vehicles can BatScan read?').click();
      await expect(answer).toBeVisible();
    });
  });
}

test('Open menus have nothing for axe to find', async ({ page }) => {
  await page.goto('/nl');
  await hydrated(page);
  await page.getByRole('button', { name: text('nl', 'nav.productsMenu') }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: text('nl', 'nav.openMenu') }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('The mobile menu closes when the window grows wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Query and fragment come along to another language', async ({ page }) => {
  await page.goto('/products/batscan?from=mail#limits');
  await hydrated(page);
  await page.getByRole('button', { name: /change language/ }).click();
  await page.locator('#language-menu').getByRole('link', { name: 'norsk' }).click();
  await expect(page).toHaveURL('/no/products/batscan?from=mail#limits');
});

test('The active link is marked; the products link on every path with /products', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/about');
  await expect(navigation.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'Products' })).not.toHaveAttribute('aria-current');
  await page.goto('/products/batdata');
  await expect(navigation.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true');
});

test('Where the framework runs, going on scrolls to the top, closes menus, sets the title and moves the focus to the heading', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('button', { name: 'Show all products' }).click();
  await page.locator('#products-menu').getByRole('link', { name: 'BatStream' }).click();
  await expect(page).toHaveURL('/products/batstream');
  await expect(page.locator('#products-menu')).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(/BatStream/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Where the framework runs, going on to a page with rules of its own brings them, and going on from it takes them away', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const goOn = (to: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('en', to).label!, exact: true })
      .click();
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await goOn('integrations');
  await expect(page).toHaveURL('/integrations');
  await expect(page.locator('[data-flow]').first()).toHaveCSS('grid-template-columns', /^\S+ \S+ \S+ \S+ \S+$/);
  expect(await sheets()).toBe(1);
  await goOn('storage');
  await expect(page).toHaveURL('/storage');
  await expect.poll(sheets).toBe(0);
});

test('Where the framework runs, a spinner shows while the code of the next page is on its way', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => document.querySelectorAll('link[rel=prefetch]').forEach((link) => link.remove()));
  await page.locator('footer').getByRole('link', { name: 'BatScan' }).click();
  const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(spinner).toBeVisible();
  release();
  await expect(page).toHaveURL('/products');
  await expect(spinner).toBeHidden();
});

for (const language of languages) {
  test(`${language}: unknown addresses get a page in their language with status 404`, async ({ browser }) => {
    const page = await browser.newPage();
    for (const path of ['/nothing/here', '/blog/nothing']) {
      const notFound = await page.goto(localizePath(path, language));
      expect(notFound?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(text(language, 'common.notFound.title'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }

    const product = await page.goto(localizePath('/products/batbox', language));
    expect(product?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(text(language, 'productDetail.notFound.title'));
    await page.getByRole('link', { name: text(language, 'productDetail.notFound.back') }).click();
    await expect(page).toHaveURL(localizePath('/products', language));
    await page.close();
  });
}

test('Pages below a product say where they stand, and lead up', async ({ page }) => {
  await page.goto('/products/batscan/sample-report');
  const trail = page.getByRole('navigation', { name: text('en', 'breadcrumb.label') });
  await expect(trail.getByRole('link')).toHaveText(['Products', 'BatScan']);
  await trail.getByRole('link', { name: 'BatScan' }).click();
  await expect(page).toHaveURL('/products/batscan');
  await expect(trail.locator('[aria-current=page]')).toHaveText('BatScan');
});
