import { splitLocalePath } from '../../src/domain/locales';
import { allPages, defaultLocale, expect, hydrated, roundTrip, test } from './support';

interface Violation {
  page: string;
  what: string;
}

// Other languages have the same pages; where other tests open them, a violation is an error of the console and fails them.
test('No page does what its Content-Security-Policy forbids', async ({ page }) => {
  const violations: Violation[] = [];
  await page.exposeFunction('report', (violation: Violation) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      void (window as unknown as { report: (violation: unknown) => void }).report({
        page: location.pathname,
        what: `${violatedDirective} ${blockedURI} ${sourceFile}`,
      });
    });
  });
  const addresses = allPages.filter((address) => splitLocalePath(address).locale === defaultLocale);
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await roundTrip(page);
  }
  expect(violations).toEqual([]);
});

// ASVS 5.0: 3.4.3, 3.4.4, 3.4.5, 3.4.6, 3.4.8
test('Every answer carries the headers that keep strangers out', async ({ request }) => {
  for (const address of ['/', '/sv/demo', '/nowhere', '/api/nothing', '/healthz', '/sitemap.xml', '/img/favicon.svg']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, address).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|data:|http:/);
    // Files that are no page have no script.
    if (!/\.\w+$/.test(address)) {
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*')+;/);
      expect(policy).toContain("base-uri 'none'");
    }
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
  }
});

test.describe('Against changes on the way', () => {
  // The browser logs what it refuses.
  test.use({ expectsFaults: true });

  test('A script that somebody slipped into a page does not run', async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', '<script>window.slipped = true</script></head>');
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    await hydrated(page);
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  });

  // ASVS 5.0: 3.4.7
  test('What a page is kept from doing is reported', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const reported = page.waitForResponse(/\/api\/policy-reports$/);
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/pixel.png' }));
    });
    expect((await reported).status()).toBe(204);
  });

  test('Scripts and style sheets name their hash, and a changed one is not run', async ({ page, request }) => {
    const html = await (await request.get('/contact')).text();
    expect(html).toMatch(/data-framework-files='\["\/assets\/css\/[\w.]+\.css#sha256-/);
    const scripts = html.match(/\/assets\/js\/(?:main|runtime~main)\.[^"'#\s]+\.js#sha256-/g) ?? [];
    expect(scripts).toHaveLength(2);
    await page.route(/\/assets\/js\/main\./, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.changed = true;` });
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('integrity')) refused.push(message.text());
    });
    await page.goto('/contact');
    // Somebody is there, and still when the page has noticed that its form is near, which takes a frame.
    await page.waitForFunction(
      () => dispatchEvent(new Event('pointermove')) && document.querySelector('script[src*="/assets/js/main."]'),
    );
    await expect.poll(() => refused).not.toEqual([]);
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
  });
});
