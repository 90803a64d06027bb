import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, Script } from 'node:vm';

import data from '../../data/language.json';
import site from '../../data/site.json';
import {
  leavesPlainPath,
  resolveLanguage,
  type LanguageSettings,
  type LanguageSignals,
} from '../../src/language/resolve';
import { storageKeys } from '../../src/language/storage';
import { defaultLocale, expect, hydrated, languages, locales, localizePath, test, text } from './support';

const settings: LanguageSettings = {
  codes: languages,
  defaultCode: defaultLocale,
  order: data.order as LanguageSettings['order'],
  aliases: data.aliases,
};

test.describe('A browser that prefers Swedish', () => {
  test.use({ locale: 'sv-SE' });

  test('is shown Swedish before anything of the plain page is painted, with query and fragment, and without a loop', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
          sessionStorage.setItem('painted', `${sessionStorage.getItem('painted') ?? ''} ${location.pathname}:${name}`);
        }
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/contact');
    await page.goto('/sv/blog');
    await page.goto('/about?from=mail&x=a%20b#history');
    await expect(page).toHaveURL('/sv/about?from=mail&x=a%20b#history');
    await hydrated(page);
    await expect(page).toHaveURL('/sv/about?from=mail&x=a%20b#history');
    const painted = await page.evaluate(() => sessionStorage.getItem('painted')!.split(' '));
    expect(painted.filter((paint) => paint.startsWith('/about'))).toEqual([]);
    expect(painted).toContain('/sv/about:first-contentful-paint');
    // The plain page left no trace in the history.
    await page.goBack();
    await expect(page).toHaveURL('/sv/blog');
    await page.goForward();
    await expect(page).toHaveURL('/sv/about?from=mail&x=a%20b#history');
  });

  test('stays with English once it is chosen: on other pages, after a reload, in a new tab', async ({
    page,
    context,
  }) => {
    await page.goto('/sv/about?x=1');
    await hydrated(page);
    await page.getByRole('button', { name: /svenska/ }).click();
    await page.locator('#language-menu').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about?x=1');
    await page.reload();
    await expect(page).toHaveURL('/about?x=1');
    await page.goto('/contact');
    await expect(page).toHaveURL('/contact');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other).toHaveURL('/');
  });

  test('stays with English once it is chosen, also where nothing can be stored', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/sv/about');
    await page.getByRole('button', { name: /svenska/ }).click();
    await page.locator('#language-menu').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
    await hydrated(page);
    await expect(page).toHaveURL('/about');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('never leaves the origin, nor for a page that does not exist in Swedish', async ({ page, baseURL }) => {
    test.info().annotations.push({ type: 'faults', description: 'not-found pages log their status' });
    for (const address of ['//evil.example/about', '/nowhere', '/%2F%2Fevil.example', '/en//evil.example/']) {
      await page.goto(`${baseURL}${address}`);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
      expect(page.url()).not.toContain('/sv/');
    }
  });
  test.use({ expectsFaults: true });
});

test.describe('A client that states no language', () => {
  test('is left where it is', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => [] }));
    await page.addInitScript(([key]) => sessionStorage.setItem(key!, 'sv'), [storageKeys.choice]);
    await page.goto('/about');
    await hydrated(page);
    await expect(page).toHaveURL('/about');
  });
});

test('An address may ask for a language, which then is the visitor’s choice', async ({ page }) => {
  await page.goto('/about?lang=nb-NO');
  await expect(page).toHaveURL('/no/about?lang=nb-NO');
  await page.goto('/contact');
  await expect(page).toHaveURL('/no/contact');
  // Choosing another one is stronger than the address.
  await page.goto('/no/about?lang=no&x=1');
  await page.getByRole('button', { name: /norsk/ }).click();
  await page.locator('#language-menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about?x=1');
});

test('The selector works without JavaScript and marks each language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/da/products/batscan');
  await page.getByRole('button', { name: /dansk/ }).click();
  for (const { code, htmlLang, name } of locales) {
    const link = page.locator('#language-menu').getByRole('link', { name });
    await expect(link).toHaveAttribute('lang', htmlLang);
    await expect(link).toHaveAttribute('hreflang', htmlLang);
    await expect(link).toHaveAttribute('href', localizePath('/products/batscan', code));
    await expect(link.locator('svg')).toBeVisible();
  }
  await page.locator('#language-menu').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL('/nl/products/batscan');
  await context.close();
});

test('?lang-debug says in the console which source decided', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/about?lang-debug');
  await hydrated(page);
  expect(said.join('\n')).toContain('Language: en, decided by browser; staying here.');
});

test.describe('On a host without TLS', () => {
  // The browser logs that it passes over a header.
  test.use({ expectsFaults: true });

  test('that is the preview host the browser moves to the production domain with path, query and fragment', async ({
    page,
    baseURL,
  }) => {
    const forwarded: string[] = [];
    await page.route(`http://${site.previewHost}/**`, async (route) => {
      // What else the page asks for may come when it is left already, and fulfilling that would fail.
      if (!route.request().isNavigationRequest()) return route.abort();
      const { pathname, search } = new URL(route.request().url());
      const response = await page.request.get(baseURL! + pathname + search);
      await route.fulfill({ response });
    });
    await page.route(`${site.url}/**`, (route) => {
      forwarded.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Production</title>' });
    });
    await page.goto(`http://${site.previewHost}/sv/about?x=1#history`);
    await expect(page).toHaveURL(`${site.url}/sv/about?x=1#history`);
    expect(forwarded).toEqual([`${site.url}/sv/about?x=1`]);
  });
});

/** Every combination of one value of each list. */
function combinations(lists: unknown[][]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (found, list) => found.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  );
}

test('The inline script decides as the module does, in every combination', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code]) => code!)
    .find((code) => code.includes('lang-debug'))!;
  // One context for all, in a block so that its names are free again: a new one takes most of the time.
  const compiled = new Script(`{${script}}`);
  const context = createContext({});
  const paths = ['/about', '/', '/sv/about', '/de/about', '//evil.example'];
  const tags = [null, 'sv', 'en', 'xx'];
  let checked = 0;
  for (const [address, query, cookie, local, session, browser, referrer] of combinations([
    paths,
    [null, 'da', 'nb-NO', 'xx'],
    [null, 'no'],
    tags,
    tags,
    [[], ['nl-BE', 'en'], ['de', 'en-US', 'sv'], ['fr']],
    ['', 'https://site.example/sv', 'https://search.example/'],
  ]) as [string, string | null, string | null, string | null, string | null, string[], string][]) {
    const search = query === null ? '' : `?x=1&lang=${query}`;
    let left: string | null = null;
    const storage = (value: string | null) => ({
      getItem: (key: string) => (key === storageKeys.choice ? value : null),
      setItem: () => undefined,
    });
    const location = {
      pathname: address,
      search,
      hash: '#here',
      hostname: 'site.example',
      origin: 'https://site.example',
      replace: (address: string) => (left = address),
    };
    const window = { location, localStorage: storage(local), sessionStorage: storage(session) };
    Object.assign(context, {
      window,
      ...window,
      navigator: { languages: browser },
      document: {
        cookie: cookie === null ? '' : `a=b; language=${cookie}`,
        referrer,
        documentElement: { lang: 'en', style: {}, dataset: {} },
        addEventListener: () => undefined,
        querySelector: (selector: string) => ({
          href: `https://site.example/to/${/hreflang=(\w+)/.exec(selector)![1]}`,
        }),
      },
      console,
      URL,
      URLSearchParams,
      setTimeout: () => 0,
      // What the script's other parts (hydration, controls) find: nothing for them to do.
      addEventListener: () => undefined,
      matchMedia: () => ({ addEventListener: () => undefined }),
      HTMLButtonElement: { prototype: { commandForElement: null } },
      CSS: { supports: () => true },
      performance: { getEntriesByType: () => [] },
    });
    compiled.runInContext(context);
    const signals: LanguageSignals = {
      path: address,
      query,
      cookie,
      localStorage: local,
      sessionStorage: session,
      browser,
      htmlLang: 'en',
    };
    const decision = resolveLanguage(signals, settings);
    const leaves = leavesPlainPath(decision, signals, settings, referrer.startsWith('https://site.example/'));
    const { htmlLang } = locales.find(({ code }) => code === decision.language)!;
    expect(left, JSON.stringify(signals)).toBe(leaves ? `/to/${htmlLang}${search}#here` : null);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(5000);
});

test('Not-found pages speak the language of their path and say so with their status', async ({ request }) => {
  for (const language of languages) {
    const response = await request.get(localizePath('/nowhere', language));
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(text(language, 'common.notFound.title'));
  }
});

test('/en, capitals, index.html and slashes lead to the one address, for good', async ({ request }) => {
  for (const [address, target] of [
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/about', '/about'],
    ['/en/about?x=1', '/about?x=1'],
    ['/en/en/about', '/about'],
    ['/en/products/batscan/', '/products/batscan'],
    ['/About', '/about'],
    ['/SV/Products/BatScan', '/sv/products/batscan'],
    ['/about/', '/about'],
    ['/about/index.html', '/about'],
    ['/sv/index.html', '/sv'],
    ['/index.html', '/'],
  ]) {
    const response = await request.get(address!, { maxRedirects: 0 });
    expect([address, response.status(), response.headers().location]).toEqual([address, 308, target]);
  }
  expect((await request.get('/en/nowhere')).status()).toBe(404);
});

test('Static hosts get pages and rules that do the same', () => {
  const buildDir = path.join(__dirname, '../../build');
  const page = readFileSync(path.join(buildDir, 'en/products/batscan/index.html'), 'utf8');
  expect(page).toContain('<link rel="canonical" href="/products/batscan" />');
  expect(page).toContain("window.location.href = '/products/batscan' + window.location.search + window.location.hash");
  const rules = readFileSync(path.join(buildDir, '_redirects'), 'utf8').split('\n');
  expect(rules).toContain('/en/* /:splat 301');
  for (const code of languages.filter((language) => language !== defaultLocale)) {
    expect(rules).toContain(`/${code}/* /${code}/404.html 404`);
    expect(existsSync(path.join(buildDir, code, '404.html'))).toBe(true);
    expect(existsSync(path.join(buildDir, code, 'en'))).toBe(false);
  }
});
