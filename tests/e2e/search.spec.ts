import type { Page } from '@playwright/test';

import { splitLocalePath } from '../../src/domain/locales';
import { searchEndpoint, searchPath } from '../../src/domain/search/search-routes';
import { axeFindings, expect, localizePath, test, text } from './support';

const wear = '/blog/2026/10/15/what-wears-a-battery';
/** With a typing mistake each, and the page that is meant. */
const typed = { en: 'recyling', nl: 'recyclng' };
const meant = '/blog/2026/09/03/what-recycling-figures-oblige';

const overPage = (page: Page, language: string) => page.getByRole('dialog', { name: text(language, 'search.title') });
const field = (page: Page, language: string) => page.getByRole('searchbox', { name: text(language, 'search.field') });
const results = (page: Page) => page.locator('[data-results]').getByRole('link').filter({ visible: true });
const pathOf = async (page: Page) => splitLocalePath((await results(page).first().getAttribute('href'))!).path;
const linkToSearch = (page: Page, language: string) =>
  page.getByRole('link', { name: text(language, 'search.title'), exact: true }).filter({ visible: true });

/** Files of the search that a page asks for from now on. */
function filesOfSearch(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/search/')) files.push(pathname.replace(/.*\/|\.[0-9a-f]{8}/g, ''));
  });
  return files;
}

for (const language of ['en', 'nl'] as const) {
  test(`${language}: the key / opens the search over a page, which loads nothing of it before`, async ({ page }) => {
    const files = filesOfSearch(page);
    await page.goto(localizePath('/about', language));
    const link = linkToSearch(page, language);
    await link.focus();
    expect(files).toEqual([]);
    await page.keyboard.press('/');
    await expect(overPage(page, language)).toBeVisible();
    await expect(field(page, language)).toBeFocused();
    await expect(field(page, language)).toHaveValue('');

    await page.keyboard.type(typed[language]);
    await expect.poll(() => pathOf(page)).toBe(meant);
    expect(files.sort()).toEqual(['index.json', 'search.js']);
    await expect(page.getByRole('status').filter({ visible: true })).toHaveText(/^\d+ \p{L}+$/u, {
      useInnerText: true,
    });
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page, language)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overPage(page, language)).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field(page, language)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^[^#]*${localizePath(meant, language)}`));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`${language}: the menu leads to the search, a result to its place in a page`, async ({ page }) => {
      await page.goto(localizePath('/', language));
      await page.getByRole('button', { name: text(language, 'nav.openMenu') }).click();
      await linkToSearch(page, language).click();
      await field(page, language).fill(language === 'en' ? 'wear heat' : 'slijtage warmte');
      await expect(results(page).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await axeFindings(page)).toEqual([]);
      const address = await results(page).first().getAttribute('href');
      await results(page).first().click();
      await expect(page).toHaveURL(address!);
    });

    test(`${language}: the page that searches takes its query from the address, and keeps it there`, async ({
      page,
    }) => {
      await page.goto(`${localizePath(searchPath, language)}?q=${typed[language]}`);
      await expect.poll(() => pathOf(page)).toBe(meant);
      await field(page, language).fill('ioniq 5');
      await expect(results(page).first()).toHaveAttribute('href', /brand=Hyundai&series=IONIQ\+5$/);
      await expect(page).toHaveURL(`${localizePath(searchPath, language)}#q=ioniq+5`);
      await page.reload();
      await expect(field(page, language)).toHaveValue('ioniq 5');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await axeFindings(page)).toEqual([]);
      await field(page, language).fill('qqqzz');
      await expect(page.getByText(text(language, 'search.none', { query: 'qqqzz' }))).toBeVisible();
      await page.keyboard.press('/');
      await expect(field(page, language)).toHaveValue('qqqzz/');
    });
  });

  test(`${language}: without JavaScript the link leads to a page, and the server searches`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(localizePath('/about', language));
    await linkToSearch(page, language).click();
    await expect(page).toHaveURL(localizePath(searchPath, language));
    await field(page, language).fill(typed[language]);
    await field(page, language).press('Enter');
    await expect(page).toHaveURL(`${searchEndpoint}?language=${language}&q=${typed[language]}`);
    await expect(field(page, language)).toHaveValue(typed[language]);
    expect(await pathOf(page)).toBe(meant);
    await results(page).first().click();
    await expect(page).toHaveURL(new RegExp(localizePath(meant, language)));
    await page.close();
  });
}

test('A slash that is typed into a field is a slash', async ({ page }) => {
  await page.goto('/about');
  const email = page.locator('form[action*=newsletter] input[type=email]');
  await email.focus();
  await page.keyboard.press('/');
  await expect(email).toHaveValue('/');
  await expect(overPage(page, 'en')).toHaveCount(0);
});

test.describe('when something does not come', () => {
  test.use({ expectsFaults: true });

  test('once it was used, it works without a connection, on other pages too', async ({ page, context }) => {
    await page.goto('/about');
    await page.keyboard.press('/');
    await field(page, 'en').fill('prices');
    await expect(results(page).first()).toBeVisible();
    await page.goto('/glossary');
    await context.setOffline(true);
    await page.keyboard.press('/');
    await field(page, 'en').fill('what shortens battery life');
    await expect.poll(() => pathOf(page)).toMatch(wear);
  });

  test('without its script the link leads to the page that searches', async ({ page }) => {
    await page.route('**/assets/search/*.js', (route) => route.abort());
    await page.goto('/about');
    await linkToSearch(page, 'en').click();
    await expect(page).toHaveURL(searchPath);
  });

  test('without its index it says so, and the server searches', async ({ page }) => {
    await page.route('**/assets/search/*.json', (route) => route.abort());
    await page.goto('/about');
    await page.keyboard.press('/');
    await field(page, 'en').fill('prices');
    await expect(page.getByText(text('en', 'search.failed'))).toBeVisible();
    await field(page, 'en').press('Enter');
    await expect(page).toHaveURL(`${searchEndpoint}?language=en&q=prices`);
    expect(await pathOf(page)).toBe('/pricing');
  });
});
