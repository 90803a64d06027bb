import type { Page } from '@playwright/test';

import { expect, test } from './support';

const address = '/how-we-measure';
/** The lowest one whose heading can stand at the top of the window. */
const part = 'figures';

const expectAtTop = (page: Page) =>
  expect.poll(async () => (await page.locator(`#${part}`).boundingBox())!.y, part).toBeCloseTo(80, -1);

test.use({ viewport: { width: 390, height: 844 } });

/** How the footer is laid out when the page has been read, before it is loaded. */
function noteFirstLayout(): void {
  addEventListener('DOMContentLoaded', () => {
    const footers = [...document.querySelectorAll('footer')];
    document.documentElement.dataset.first = getComputedStyle(footers.at(-1)!).contentVisibility;
  });
}

test('Whoever comes in at the top has what is far below laid out later, and then all of it', async ({ page }) => {
  await page.addInitScript(noteFirstLayout);
  await page.goto(address);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-first', 'auto');
  await expect(page.locator('footer').last()).toHaveCSS('content-visibility', 'visible');
});

test('Whoever comes to a part of a page gets there', async ({ page }) => {
  await page.addInitScript(noteFirstLayout);
  await page.goto(`${address}#${part}`);
  await expect(page.locator('html')).toHaveAttribute('data-first', 'visible');
  await expectAtTop(page);
});

test('A link within the page leads to its part', async ({ page }) => {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate((id) => {
    location.hash = id;
  }, part);
  await expectAtTop(page);
});

test('A page that is loaded again shows what it showed', async ({ page }) => {
  await page.goto(address);
  await page.evaluate((id) => {
    location.hash = id;
    history.replaceState(null, '', location.pathname);
  }, part);
  await expectAtTop(page);
  await page.addInitScript(noteFirstLayout);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'visible');
  await expectAtTop(page);
});
