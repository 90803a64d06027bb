import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { parseVehicles } from '../../src/domain/vehicle-csv';
import { axeFindings, expect, hydrated, languages, locales, localizePath, test, text } from './support';

const vehicles = parseVehicles(readFileSync(path.join(__dirname, '../../data/vehicles.csv'), 'utf8'), 'vehicles.csv');
const address = '/products/batscan/vehicle-coverage';
const numberOf = (brand: string) => vehicles.filter((vehicle) => vehicle.brand === brand).length;

const search = (page: Page) => page.getByRole('searchbox');
const brand = (page: Page) => page.locator('#vehicle-brand');
const series = (page: Page) => page.locator('#vehicle-series');
const rows = (page: Page) => page.locator('main [data-slot=table] tbody tr:not([data-slot=table-group])');
const count = (page: Page) => page.locator('main').getByRole('status');

async function open(page: Page, query = '', language = 'en'): Promise<void> {
  await page.goto(localizePath(address, language) + query);
  await hydrated(page);
}

for (const language of languages) {
  test(`${language}: filters, count and empty state speak the language, and axe finds nothing`, async ({ page }) => {
    const { htmlLang } = locales.find(({ code }) => code === language)!;
    await open(page, '?brand=Tesla', language);
    await expect(count(page)).toHaveText(
      text(language, 'vehicleCoverage.count', { count: new Intl.NumberFormat(htmlLang).format(numberOf('Tesla')) }),
    );
    expect(await axeFindings(page)).toEqual([]);

    await open(page, '?q=zzzz', language);
    const ask = page.getByRole('link', { name: text(language, 'vehicleCoverage.none.ask') });
    await expect(page.locator('main h2').first()).toContainText('zzzz');
    expect(await axeFindings(page)).toEqual([]);
    await ask.click();
    await expect(page).toHaveURL(`${localizePath('/contact', language)}?vehicle=zzzz`);
    const question = text(language, 'contact.form.vehicleQuestion', { vehicle: 'zzzz' });
    await expect(page.locator('#contact-subject')).toHaveValue(question);
    await expect(page.locator('#contact-message')).toHaveValue(question);
  });
}

test('Series have the name of the language, are found by any, and keep their address', async ({ page }) => {
  await open(page, '', 'sv');
  for (const typed of ['bmw 3 series', 'bmw 3-serie']) {
    await search(page).fill(typed);
    await expect(rows(page).first()).toContainText('3-serie');
  }
  await search(page).fill('');
  await series(page).selectOption('A-Class');
  await expect(page).toHaveURL(/\?series=A-Class$/);
  await expect(series(page).locator('option:checked')).toContainText('A-klass');
  await expect(rows(page).first()).toContainText('A-klass');
});

test('Spelling is forgiven', async ({ page }) => {
  await open(page);
  for (const [typed, found] of [
    ['id3', 'ID.3'],
    ['ID 3', 'ID.3'],
    ['skoda', 'Škoda'],
    ['mach e', 'Mustang Mach-E'],
    ['vw id3', 'ID.3'],
    ['volkswagon', 'Volkswagen'],
  ] as const) {
    await search(page).fill(typed);
    await expect(rows(page).first()).toContainText(found);
  }
  await expect(count(page)).toContainText('volkswagen');
  await search(page).fill('id3 2020');
  await expect(rows(page).filter({ hasNotText: /2020/ })).toHaveCount(0);
});

test('What was typed while the address changed stays', async ({ page }) => {
  await open(page);
  await search(page).evaluate((field: HTMLInputElement) => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      history.replaceState = replaceState;
      replaceState(...state);
      field.focus();
      document.execCommand('insertText', false, '3');
    };
  });
  await search(page).fill('id');
  await expect(page).toHaveURL(`${address}?q=id3`);
  await expect(search(page)).toHaveValue('id3');
});

test('A brand narrows the series and resets only one that it does not have', async ({ page }) => {
  await open(page, '?brand=Renault&series=ZOE');
  await expect(series(page)).toHaveValue('ZOE');
  await brand(page).selectOption('Tesla');
  await expect(series(page)).toHaveValue('');
  await expect(series(page).locator('option')).toContainText(['All series', /^Model 3 \(/]);
  await expect(series(page).locator('option', { hasText: 'ZOE' })).toHaveCount(0);
  await series(page).selectOption('Model 3');
  await brand(page).selectOption('');
  await expect(series(page)).toHaveValue('Model 3');
});

test('Choices stand in the address: Back undoes one, typing does not fill the history', async ({ page }) => {
  await open(page);
  await brand(page).selectOption('Kia');
  await expect(page).toHaveURL(`${address}?brand=Kia`);
  await search(page).pressSequentially('ev6');
  await expect(page).toHaveURL(`${address}?brand=Kia&q=ev6`);
  await series(page).selectOption('EV6');
  await expect(page).toHaveURL(`${address}?brand=Kia&series=EV6&q=ev6`);
  await page.goBack();
  await expect(series(page)).toHaveValue('');
  await expect(search(page)).toHaveValue('ev6');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(search(page)).toHaveValue('');
  await expect(brand(page)).toHaveValue('');
});

test('An address with what nobody has shows everything that it does not know as unset', async ({ page }) => {
  await open(page, '?brand=Trabant&series=601&sort=colour&page=9999&utm_source=x');
  await expect(brand(page)).toHaveValue('');
  await expect(count(page)).toContainText(String(vehicles.length));
  await expect(rows(page).first()).toBeVisible();
});

test('Chips take filters away, one or all; what would show nothing cannot be chosen', async ({ page }) => {
  await open(page, '?brand=Tesla&q=plaid');
  await expect(brand(page).locator('option', { hasText: 'Kia' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove “plaid”' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(numberOf('Tesla'));
  await search(page).fill('model s');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count(page)).toContainText(String(vehicles.length));
  await expect(page).toHaveURL(address);
});

test('Headers sort by keyboard and say so; pages turn, and everything fits on one', async ({ page }) => {
  await open(page);
  const year = page.getByRole('columnheader', { name: 'Model year' });
  await year.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(year).toHaveAttribute('aria-sort', 'ascending');
  const oldest = String(Math.min(...vehicles.map(({ from }) => from)));
  await expect(rows(page).first()).toContainText(oldest);
  await page.keyboard.press('Enter');
  await expect(year).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).not.toContainText(oldest);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.locator('main')).toContainText('Page 2 of');
  await page.getByRole('link', { name: 'Show all on one page' }).click();
  await expect(rows(page)).toHaveCount(vehicles.length);
});

test('Searching and filtering work by keyboard alone', async ({ page }) => {
  await open(page);
  await search(page).focus();
  await page.keyboard.type('long range');
  await page.keyboard.press('Tab');
  await expect(brand(page)).toBeFocused();
  await page.keyboard.type('Tesla');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Model Y');
  await expect(page).toHaveURL(`${address}?brand=Tesla&series=Model+Y&q=long+range`);
  await expect(rows(page).filter({ hasNotText: 'Model Y' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Remove “long range”');
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('');
});

test('On a phone rows are two lines below their brand, which stands once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '?brand=Honda');
  await expect(page.getByRole('rowheader', { name: 'Honda' }).first()).toBeVisible();
  await expect(page.locator('[data-slot=table-group]')).toHaveCount(1);
  const { height } = (await rows(page).first().boundingBox())!;
  expect(height).toBeLessThan(80);
  await page.locator('#vehicle-sort').selectOption('year');
  await expect(page).toHaveURL(`${address}?brand=Honda&sort=year`);
});

test('On a phone the list begins short, and shows the rest of its page when asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '');
  await expect(rows(page).filter({ visible: true })).toHaveCount(15);
  await page.getByRole('button', { name: text('en', 'vehicleCoverage.more', { count: '35' }) }).click();
  await expect(rows(page).filter({ visible: true })).toHaveCount(50);
});

test('On a phone the index shows the largest brands, and all of them when asked, with the focus on the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const brands = new Set(vehicles.map((vehicle) => vehicle.brand)).size;
  const index = page.getByRole('navigation', { name: text('en', 'vehicleCoverage.brands') });
  const links = index.getByRole('link').filter({ visible: true });
  expect(await links.count()).toBeLessThan(brands);
  await index
    .getByRole('button', { name: text('en', 'vehicleCoverage.showBrands', { count: String(brands) }) })
    .click();
  await expect(links).toHaveCount(brands);
  await expect(links.first()).toBeFocused();
  await expect(index.getByRole('button')).toHaveCount(0);
});

test('Without JavaScript the whole list stands there, grouped by brand', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/sv${address}`);
  await expect(search(page)).toBeHidden();
  const table = page.getByRole('table', { name: text('sv', 'vehicleCoverage.list') });
  const brands = new Set(vehicles.map((vehicle) => vehicle.brand));
  await expect(table.locator('th[scope=rowgroup]')).toHaveCount(brands.size);
  await expect(table.locator('tbody td:first-child')).toHaveCount(vehicles.length);
  await context.close();
});
