import type { Page } from '@playwright/test';

import { expect, hydrated, localizePath, pages, test } from './support';

/*
 * What every screen must have and a machine can see, in the language with the longest words. The rest
 * is checked where it belongs: contrast in tests/unit, forms and filters in their own files, weight in the budget.
 */
const language = 'nl';

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(localizePath(path, language));
  await hydrated(page);
}

/** A computed style of every element that shows text of its own. */
const stylesOfText = (page: Page, property: string) =>
  page.evaluate((name) => {
    const values = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      // Drawings of the products and the window card scale with their frame: their text is a picture. The home
      // page's headline is fitted to the longest phrase that takes its turn in it.
      const isFitted = element.closest(
        'svg, [role=img], [data-window-card], [data-slot=video] [aria-hidden], .rotating-headline',
      );
      if (own && !isFitted && element.getClientRects().length > 0)
        values.add(getComputedStyle(element).getPropertyValue(name));
    }
    return [...values];
  }, property);

test('Type: at most nine sizes on the whole site, none below 14 px, three weights from 400 up', async ({ page }) => {
  const sizes = new Set<string>();
  const weights = new Set<string>();
  for (const path of pages) {
    await visit(page, path);
    for (const size of await stylesOfText(page, 'font-size')) sizes.add(size);
    for (const weight of await stylesOfText(page, 'font-weight')) weights.add(weight);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize)).toBe('16px');
  }
  const ofPages = [...sizes].map(parseFloat);
  expect(ofPages.length).toBeLessThanOrEqual(9);
  expect(Math.min(...ofPages)).toBeGreaterThanOrEqual(14);
  expect([...weights].sort()).toEqual(['400', '500', '600']);
});

test('Running text has a line of 45 to 75 characters and a height of 1.5 to 1.65', async ({ page }) => {
  await visit(page, '/privacy/batscan');
  const lines = await page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const { lineHeight, fontSize } = getComputedStyle(paragraph);
      const rows = Math.round(paragraph.getBoundingClientRect().height / parseFloat(lineHeight));
      return {
        rows,
        length: paragraph.textContent!.length / rows,
        ratio: parseFloat(lineHeight) / parseFloat(fontSize),
      };
    }),
  );
  for (const { ratio } of lines) expect(ratio).toBeGreaterThanOrEqual(1.49);
  for (const { ratio } of lines) expect(ratio).toBeLessThanOrEqual(1.65);
  for (const { length } of lines.filter(({ rows }) => rows > 3)) {
    expect(length).toBeGreaterThan(45);
    expect(length).toBeLessThan(80);
  }
});

test('Nothing transitions everything, and the years of the vehicles align', async ({ page }) => {
  for (const path of ['/', '/products/batscan/vehicle-coverage', '/contact']) {
    await visit(page, path);
    const properties = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .map((element) => getComputedStyle(element))
        .filter(({ transitionDuration }) => parseFloat(transitionDuration) > 0)
        .map(({ transitionProperty }) => transitionProperty),
    );
    expect(properties).not.toContain('all');
  }
  await visit(page, '/products/batscan/vehicle-coverage');
  const years = page.locator('main tbody td > span').filter({ hasText: /^\d{4}/ });
  await expect(years.first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

for (const { width, height, tallest } of [
  { width: 1366, height: 768, tallest: 65 },
  { width: 390, height: 844, tallest: 57 },
]) {
  test(`At ${width} × ${height} the next step is in view and the top bar leaves room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/products/batscan', '/products/batstream', '/products/batdata']) {
      await visit(page, path);
      const action = page.locator('main a[data-slot=button]').first();
      await expect(action).toBeInViewport({ ratio: 1 });
      await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
      expect((await page.locator('header').first().boundingBox())!.height).toBeLessThanOrEqual(tallest);
    }
  });
}

test('Fields have visible labels above them, text of 16 px, autofill, and room for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/demo', '/contact', '/newsletter']) {
    await visit(page, path);
    for (const control of await page
      .locator('main form :is(input:not([type=hidden]), select, textarea):visible')
      .all()) {
      const label = page.locator(`label[for="${await control.getAttribute('id')}"]`);
      await expect(label).toBeVisible();
      const [labelBox, box] = [(await label.boundingBox())!, (await control.boundingBox())!];
      expect(labelBox.y + labelBox.height).toBeLessThanOrEqual(box.y);
      expect(box.height).toBeGreaterThanOrEqual(44);
      await expect(control).toHaveCSS('font-size', '16px');
      await expect(control).not.toHaveAttribute('placeholder');
    }
    await expect(page.locator('main form input[name=email]')).toHaveAttribute('autocomplete', 'email');
  }
});

test('Every page has its landmarks, named where there are several, and one skip link that comes first', async ({
  page,
}) => {
  for (const path of pages) {
    await visit(page, path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const unnamed = await page.locator('nav:not([aria-label], [aria-labelledby])').count();
    expect(unnamed, path).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
  }
});
