import claims from '../../data/claims.json' with { type: 'json' };
import company from '../../data/company.json' with { type: 'json' };
import packString from '../../data/pack-string.json' with { type: 'json' };
import prices from '../../data/prices.json' with { type: 'json' };
import { expect, languages, locales, localizePath, test } from './support';

for (const language of languages) {
  const { htmlLang, currency } = locales.find(({ code }) => code === language)!;
  const address = (path: string) => localizePath(path, language);

  test(`${language}: each product's price is worked out, and leads to an offer for it`, async ({ page }) => {
    await page.goto(address('/pricing'));
    const examples = page.locator('article', { has: page.locator('a[href*="/demo?product="]') });
    await expect(examples).toHaveCount(Object.keys(prices.examples).length);
    for (const [product, { count, price }] of Object.entries(prices.examples)) {
      const example = examples.filter({ has: page.locator(`a[href$="/demo?product=${product}"]`) });
      const sum = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 0 }).format(
        count * price[currency as keyof typeof price],
      );
      await expect(example).toContainText(sum);
    }
  });

  test(`${language}: the glossary is in the order of the language, and its index leads to each entry`, async ({
    page,
  }) => {
    await page.goto(address('/glossary'));
    const names = await page.locator('dt [itemprop=name]').allTextContents();
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, htmlLang)));
    const index = page.getByRole('main').locator('ul a[href^="#"]');
    await expect(index).toHaveText(names);
    for (const link of await index.all())
      await expect(page.locator(`dt${await link.getAttribute('href')}`)).toHaveCount(1);
  });
}

for (const path of ['/blog/2026/10/01/lfp-is-different', '/how-we-measure', '/compare-methods']) {
  test(`A term shows its definition within a phone's screen, and leads to the glossary: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A press on what is still moving into its place misses it on a busy machine.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const terms = page.locator('main button[data-slot=toggletip]').filter({ visible: true });
    const open = page.locator('[popover]:popover-open');
    expect(await terms.count()).toBeGreaterThan(0);
    for (const term of await terms.all()) {
      await term.click();
      await expect(open).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
    }
    await terms.first().click();
    await open.getByRole('link', { name: 'Why it matters' }).click();
    await expect(page).toHaveURL(/\/glossary#[a-z-]+$/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
}

test('A term opens by keyboard, the next stop is its link, and leaving that closes it', async ({ page }) => {
  await page.goto('/blog/2026/10/01/lfp-is-different');
  const term = page.getByRole('button', { name: 'NMC' });
  const open = page.locator('[popover]:popover-open');
  await term.scrollIntoViewIfNeeded();
  await page.locator('article a').first().focus();
  while (!(await term.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await expect(open).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(open.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(0);
});

test('Every figure that we state is in the table of the method page, with a definition and a day', async ({ page }) => {
  await page.goto('/how-we-measure');
  const rows = page.locator('table tbody tr');
  await expect(rows).toHaveCount(Object.keys(claims).length);
  for (const cells of await rows.all())
    for (const cell of await cells.locator('th, td').all()) expect((await cell.textContent())!.trim()).not.toBe('');
});

test('Those who find a security hole are told whom to write to', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});

test('Without its weakest module the string uses more of each, and no script is needed for it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/storage');
  const usable = (modules: number[]) => `uses ${Math.min(...modules)}%`;
  const weakest = Math.min(...packString.modules);
  await expect(page.getByRole('figure').filter({ visible: true })).toContainText([usable(packString.modules)]);
  await page.getByRole('radio', { name: 'Weakest replaced' }).check();
  const improved = [...packString.modules.filter((health) => health !== weakest), packString.replacement];
  await expect(page.getByRole('figure').filter({ visible: true })).toContainText([usable(improved)]);
  await page.close();
});

test('On a phone one method of testing shows at a time, and no script is needed for it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/compare-methods');
  const cells = page.locator('[data-methods] td').filter({ visible: true });
  const rows = await page.locator('[data-methods] tbody tr').count();
  await expect(page.getByRole('radio', { name: 'BatScan' })).toBeChecked();
  await expect(cells).toHaveCount(rows);
  await expect(cells.last()).toContainText('You buy or sell used cars');
  await page.getByRole('radio', { name: 'The car’s display' }).check();
  await expect(cells).toHaveCount(rows);
  await expect(cells.last()).toContainText('how far you’ll get today');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(cells).toHaveCount(4 * rows);
  await page.close();
});
