import type { Locator } from '@playwright/test';

import claims from '../../data/claims.json' with { type: 'json' };
import company from '../../data/company.json' with { type: 'json' };
import packString from '../../data/pack-string.json' with { type: 'json' };
import prices from '../../data/prices.json' with { type: 'json' };
import { priceExample } from '../../src/domain/prices';
import { axeFindings, expect, languages, locales, localizePath, test } from './support';

/** Words within these elements that go on in the next line without a hyphen or slash. */
function brokenWords(within: Locator): Promise<string[]> {
  return within.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      return broken;
    }),
  );
}

const initialsOf = (names: string[]) => [...new Set(names.map((name) => name[0]!))];

for (const language of languages) {
  const { htmlLang, currency } = locales.find(({ code }) => code === language)!;
  const address = (path: string) => localizePath(path, language);

  test(`${language}: each product's price is worked out, and leads to an offer for it`, async ({ page }) => {
    await page.goto(address('/pricing'));
    const examples = page.locator('article', { has: page.locator('a[href*="/demo?product="]') });
    await expect(examples).toHaveCount(Object.keys(prices.examples).length);
    for (const product of Object.keys(prices.examples)) {
      const example = examples.filter({ has: page.locator(`a[href$="/demo?product=${product}"]`) });
      const sum = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 0 }).format(
        priceExample(product, currency).month,
      );
      await expect(example).toContainText(sum);
    }
  });

  test(`${language}: no word in a table is broken, on phones, tablets and wide screens`, async ({ page }) => {
    for (const path of ['/storage', '/integrations', '/security', '/products/batdata']) {
      await page.goto(address(path));
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page.locator('tbody')), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`${language}: the glossary is in the order of the language, and its index leads to each entry`, async ({
    page,
  }) => {
    await page.goto(address('/glossary'));
    const names = await page.locator('dt > span:first-child').allTextContents();
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, htmlLang)));
    const index = page.getByRole('main').locator('ul a[href^="#"]').filter({ visible: true });
    await expect(index).toHaveText(names);
    for (const link of await index.all())
      await expect(page.locator(`dt${await link.getAttribute('href')}`)).toHaveCount(1);
  });
}

test('On a phone, each letter of the glossary leads to its first word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/glossary');
  const names = await page.locator('dt > span:first-child').allTextContents();
  const letters = page.getByRole('main').locator('ul a[href^="#"]').filter({ visible: true });
  await expect(letters).toHaveText(initialsOf(names));
  for (const letter of await letters.all()) {
    const text = (await letter.textContent())!;
    const first = names.find((name) => name.startsWith(text))!;
    await expect(page.locator(`dt${await letter.getAttribute('href')}`)).toContainText(first);
  }
});

test('On a phone, the entries of the glossary are a list of names, and a link opens the one it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/glossary#lfp');
  const meaning = (id: string) => page.locator(`#${id} + dd p`).first();
  await expect(meaning('lfp')).toBeVisible();
  await expect(meaning('nmc')).toBeHidden();
  await page.locator('summary[aria-labelledby=nmc]').focus();
  await page.keyboard.press('Enter');
  await expect(meaning('nmc')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator('dd > details > summary').filter({ visible: true })).toHaveCount(0);
  await expect(meaning('pack')).toBeVisible();
});

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

test('Every figure that we state is on the method page, with a definition, and the day they are of', async ({
  page,
}) => {
  await page.goto('/how-we-measure');
  const section = page.locator('section').filter({ hasText: /As at \d+\s\w+\s\d{4}\./ });
  const figures = section.getByRole('listitem');
  await expect(figures).toHaveCount(Object.keys(claims).length);
  for (const figure of await figures.all()) {
    const parts = await figure.locator('p').allTextContents();
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.trim()).not.toBe('');
  }
});

test('In a row of figures each percentage is drawn in the rule above it', async ({ page }) => {
  await page.goto('/');
  const drawn = await page
    .locator('[data-slot=stat]')
    .evaluateAll((stats) =>
      stats.map((stat) => [
        /\d+%/.exec(stat.querySelector('dd')!.textContent)?.[0] ?? 'auto',
        getComputedStyle(stat).backgroundSize.split(' ')[0],
      ]),
    );
  expect(drawn.length).toBeGreaterThan(2);
  for (const [figure, share] of drawn) expect(share).toBe(figure);
});

test('Our figures stand by product, the company’s last, and phones unfold them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/how-we-measure');
  const section = page.locator('section').filter({ hasText: /As at \d+\s\w+\s\d{4}\./ });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'BatScan',
    'BatStream',
    'BatData',
    company.name,
  ]);
  await expect(section.getByRole('listitem').filter({ visible: true })).toHaveCount(0);
  const ofBatData = Object.values(claims).filter((claim) => 'product' in claim && claim.product === 'batdata').length;
  await section.getByText(`Show ${ofBatData} figures`).click();
  await expect(section.getByRole('listitem').filter({ visible: true })).toHaveCount(ofBatData);
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
