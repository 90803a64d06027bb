import { chromium, type BrowserContext, type Page } from '@playwright/test';

import { actAsVisitor, chromiumArguments, chromiumPath } from '../../scripts/lib/chromium';
import { storageKeys } from '../../src/language/storage';
import { expect, hydrated, localizePath, markDetectionPerformed, pages, test, text } from './support';

/** Pages with a part that needs the framework: a form, the filter, the calculator. */
const calculatorPages = ['/products/batscan', '/products/batstream', '/products/batdata'];
const hydratingPages = ['/demo', '/contact', '/products/batscan/vehicle-coverage', ...calculatorPages];
/** Has a small script of its own. */
const checkingPage = '/verify';
const readingPages = [...pages, '/nowhere'].filter((path) => ![...hydratingPages, checkingPage].includes(path));

/** Addresses of all scripts that a page asks for, without the one that counts page views (page-views.spec.ts). */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !/\/page-view\.\w+\.js$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** Reads a page to its end, and waits until the browser has nothing left to do. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    await idle();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await idle();
  });
}

test.describe('A page that is only read', () => {
  test.use({ expectsFaults: true });

  for (const path of readingPages) {
    test(`loads no script, whatever its visitor does: ${path}`, async ({ page }) => {
      await page.addInitScript(actAsVisitor);
      const scripts = watchScripts(page);
      await page.goto(localizePath(path, 'sv'));
      await readToTheEnd(page);

      await page.keyboard.press('Tab');
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: text('sv', 'nav.productsMenu') }).click();
      await expect(page.locator('#products-menu')).toBeVisible();
      await page.getByRole('button', { name: text('sv', 'nav.language', { language: 'svenska' }) }).click();
      await expect(page.locator('#language-menu')).toBeVisible();
      await page.keyboard.press('Escape');
      for (const question of await page.locator('summary').filter({ visible: true }).all()) await question.click();

      const { pathname } = new URL(page.url());
      const onward = pathname === '/sv/about' ? text('sv', 'nav.blog') : text('sv', 'nav.about');
      await page
        .getByRole('navigation', { name: text('sv', 'nav.mainLabel') })
        .getByRole('link', { name: onward })
        .click();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).not.toHaveURL(pathname);
      await readToTheEnd(page);
      expect(scripts).toEqual([]);
    });
  }
});

for (const [path, use] of [
  ['/demo', (page: Page) => page.mouse.move(100, 100)],
  ['/contact', (page: Page) => page.keyboard.press('Tab')],
  ['/products/batscan/vehicle-coverage', (page: Page) => page.mouse.wheel(0, 100)],
] as const) {
  test(`${path} loads the framework when somebody does anything, and not before`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
    await use(page);
    await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
  });
}

test('What the address asks for, and what was typed before, is shown at once', async ({ page }) => {
  await page.goto('/demo?product=batscan');
  await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
  await page.getByLabel(text('en', 'demo.form.name')).fill('Ada');
  await page.goto('/demo');
  await expect(page.getByLabel(text('en', 'demo.form.name'))).toHaveValue('Ada');
});

for (const path of calculatorPages) {
  test(`${path} loads the framework when its calculator comes near, and not before`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(1);
  });
}

test('The page that checks reports loads its own script with its hash, and nothing of the framework', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto(checkingPage);
  await readToTheEnd(page);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/report-check\.[0-9a-f]{8}\.js$/)]);
  await expect(page.locator(`script[src="${scripts[0]}"]`)).toHaveAttribute('integrity', /^sha256-/);
});

test('A page that hydrates has every script with its hash', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const hashes = await page
    .locator('script[src*="main."]')
    .evaluateAll((scripts) => (scripts as HTMLScriptElement[]).map(({ integrity }) => integrity));
  expect(hashes).toHaveLength(2);
  for (const hash of hashes) expect(hash).toMatch(/^sha256-/);
});

test('The skip link, the menus and the first link work at once', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

for (const hasCommands of [true, false]) {
  test(`The menu button of a phone opens and closes the menu ${hasCommands ? 'by itself' : 'in a browser without button commands'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (!hasCommands) {
      await page.addInitScript(() => {
        // @ts-expect-error -- makes the browser look like an older one
        delete HTMLButtonElement.prototype.commandForElement;
      });
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('The address of a post goes to the device’s own share menu where there is one', async ({ page }) => {
  const post = pages.find((path) => path.startsWith('/blog/20'))!;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await page.goto(post);
  await page.getByRole('button', { name: text('en', 'blog.share.sheet') }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toMatch(new RegExp(`${post}$`));
  expect(shared.title).toContain(await page.locator('h1').innerText());
});

test('The button under the sample report opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto('/products/batscan/sample-report');
  await page.getByRole('button', { name: text('en', 'report.print') }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
});

test.describe('Going from page to page', () => {
  let context: BrowserContext;
  let page: Page;

  // Playwright switches the browser's cache of left pages off, since it cannot wait for `load` there.
  test.beforeEach(async ({ baseURL }, testInfo) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    context = await browser.newContext({
      baseURL,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      reducedMotion: testInfo.title.startsWith('Under reduced motion') ? 'reduce' : 'no-preference',
    });
    page = await context.newPage();
    await page.addInitScript(markDetectionPerformed, storageKeys.performed);
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { hasTransition: Boolean((event as PageRevealEvent).viewTransition) });
      });
    });
  });

  test.afterEach(async () => {
    await context.browser()!.close();
  });

  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

  test('Back shows the page as it was left, from the browser’s cache, its menu closed', async () => {
    for (const path of ['/about', '/contact']) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { isTheSame: true }));
      await page.getByRole('button', { name: 'Show all products' }).click();
      // A navigation of the browser's, also where the framework would go on by itself.
      await page.evaluate(() => location.assign('/blog'));
      await expect(page).toHaveURL('/blog');
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => 'isTheSame' in window);
      expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
      await expect(page).toHaveURL(path);
      await expect(page.locator('#products-menu')).toBeHidden();
    }
  });

  test('A link that the pointer rests on is fetched ahead, a change of the language is not', async () => {
    await page.goto('/about');
    const ahead = (path: string) => (request: { url(): string; allHeaders(): Promise<Record<string, string>> }) =>
      new URL(request.url()).pathname === path && request.allHeaders().then((headers) => 'sec-purpose' in headers);
    const fetched: string[] = [];
    page.on('request', (request) => {
      void request.allHeaders().then((headers) => {
        if ('sec-purpose' in headers) fetched.push(new URL(request.url()).pathname);
      });
    });
    await page.getByRole('button', { name: /change language/ }).click();
    await page.locator('#language-menu').getByRole('link', { name: 'norsk' }).hover();
    await page.keyboard.press('Escape');
    const request = page.waitForRequest(ahead('/blog') as never);
    await link('Blog').hover();
    await request;
    expect(fetched.filter((path) => path !== '/blog')).toEqual([]);
  });

  test('The next page fades in', async () => {
    await page.goto('/about');
    await link('Blog').click();
    await expect(page).toHaveURL('/blog');
    // The page is told of it in its first frame, which comes after its address.
    await expect.poll(() => page.evaluate(() => (window as { hasTransition?: boolean }).hasTransition)).toBe(true);
  });

  test('Under reduced motion the next page is there at once', async () => {
    await page.goto('/about');
    await link('Blog').click();
    await expect(page).toHaveURL('/blog');
    // The page is told of it in its first frame, which comes after its address.
    await expect.poll(() => page.evaluate(() => (window as { hasTransition?: boolean }).hasTransition)).toBe(false);
  });
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
