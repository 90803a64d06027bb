import type { Page } from '@playwright/test';

import { expect, test } from './support';

/** How far the mark of the page's scale has come, from 0 to 1. */
const markedShare = (page: Page) =>
  page.locator('[data-slot=page-ruler]').evaluate((ruler) => {
    const { m41 } = new DOMMatrix(getComputedStyle(ruler, '::after').transform);
    return 1 + m41 / ruler.clientWidth;
  });

/** How much is still covered of the part of the home page's curve that is covered most, from 0 to 1. */
const coveredShare = (page: Page) =>
  page
    .locator('[data-curve-cover]')
    .filter({ visible: true })
    .evaluateAll((covers) => Math.max(...covers.map((cover) => new DOMMatrix(getComputedStyle(cover).transform).d)));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`At ${viewport.width} px the page's scale marks how far one has read, and the curve is drawn meanwhile`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect.poll(() => markedShare(page)).toBeLessThan(0.05);
    await expect.poll(() => coveredShare(page)).toBe(1);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => markedShare(page)).toBeGreaterThan(0.95);
    await expect.poll(() => coveredShare(page)).toBeLessThan(0.01);
  });
}

test('Without motion the scale has no mark and the curve is complete', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('[data-curve-cover]').filter({ visible: true })).toHaveCount(0);
  expect(
    await page.locator('[data-slot=page-ruler]').evaluate((ruler) => getComputedStyle(ruler, '::after').content),
  ).toBe('none');
});
