import {
  calculateRoi,
  formatMoney,
  formatMoneyRange,
  readRoiQuery,
  roiDefaults,
  writeRoiQuery,
  type RoiQuery,
} from '../../src/domain/roi';
import { expect, hydrated, languages, locales, localizePath, storedRequests, test, text, words } from './support';

/** As it stands in the page: browsers and Node.js may use different spaces. */
const spaces = (value: string) => value.replace(/\s/g, ' ');
const monthOf = (query: RoiQuery, htmlLang: string) =>
  spaces(formatMoneyRange(calculateRoi(query).total, query.currency, htmlLang));

for (const language of languages) {
  const { htmlLang, currency } = locales.find(({ code }) => code === language)!;

  test(`The calculator in ${language} reckons as you type, shows its formulas, and its address can be shared`, async ({
    page,
  }) => {
    await page.goto(localizePath('/products/batscan', language));
    await hydrated(page);
    const month = page.locator('[data-roi=month]');
    await expect(month).toHaveText(monthOf(roiDefaults(currency), htmlLang));
    const cars = page.getByLabel(text(language, 'roi.cars'));
    await cars.fill('31');
    const query = { ...roiDefaults(currency), cars: 31 };
    await expect(month).toHaveText(monthOf(query, htmlLang));
    const { resale } = calculateRoi(query);
    await expect(page.locator('dl', { has: page.getByText(text(language, 'roi.resale')) }).last()).toContainText(
      `= ${spaces(formatMoney(resale.high, currency, htmlLang))}`,
    );

    // Up to here without a mouse: arrows change figures by a step.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    const dearer = { ...query, price: query.price + 500 };
    await expect(month).toHaveText(monthOf(dearer, htmlLang));
    await expect(page).toHaveURL(
      ({ search, hash }) => search === `?${writeRoiQuery(dearer)}` && hash === '#calculator',
    );
    await page.reload();
    await hydrated(page);
    await expect(month).toHaveText(monthOf(dearer, htmlLang));
    expect(readRoiQuery(new URL(page.url()).search, currency)).toEqual(dearer);
  });
}

test('A shared calculation keeps its currency and its figures in another language', async ({ page }) => {
  await page.goto('/sv/products/batscan?cars=12&price=19000&uplift=3&currency=GBP#calculator');
  await hydrated(page);
  const query = { ...roiDefaults('GBP'), cars: 12, price: 19_000, uplift: 3 };
  await expect(page.locator('[data-roi=month]')).toHaveText(monthOf(query, 'sv'));
  await expect(page.getByLabel(text('sv', 'roi.currency'))).toHaveValue('GBP');
});

test('A figure that cannot be is said so beside its field, and the result stays', async ({ page }) => {
  await page.goto('/nl/products/batscan');
  await hydrated(page);
  const month = page.locator('[data-roi=month]');
  const before = await month.textContent();
  const uplift = page.getByLabel(text('nl', 'roi.uplift'));
  for (const wrong of ['250', 'veel', '', '-4']) {
    await uplift.fill(wrong);
    await expect(uplift).toHaveAttribute('aria-invalid', 'true');
    await expect(uplift).toHaveAccessibleDescription(new RegExp(text('nl', 'roi.error', { min: '0', max: '30' })));
    await expect(month).toHaveText(before!);
  }
  await uplift.fill('2,5');
  await expect(uplift).not.toHaveAttribute('aria-invalid');
  await expect(month).toHaveText(monthOf({ ...roiDefaults('EUR'), uplift: 2.5 }, 'nl'));
});

test('Another currency brings its own usual amounts', async ({ page }) => {
  await page.goto('/products/batscan');
  await hydrated(page);
  await page.getByLabel(text('en', 'roi.currency')).selectOption('NOK');
  await expect(page.locator('[data-roi=month]')).toHaveText(monthOf(roiDefaults('NOK'), 'en'));
});

test('The figures reach sales as a note that the visitor can change, once, and never in place of a message', async ({
  page,
}) => {
  await page.goto('/da/demo');
  await hydrated(page);
  const message = page.getByLabel(text('da', 'demo.form.message'));
  await message.fill('Vi vil gerne se det i Aarhus.');
  for (const cars of ['40', '45']) {
    await page.goto('/da/products/batscan');
    await hydrated(page);
    await page.getByLabel(text('da', 'roi.cars')).fill(cars);
    await page.getByRole('link', { name: text('da', 'roi.demo') }).click();
    await expect(page.locator('h1')).toHaveText(words('da', 'demo/index').heading);
  }
  const title = text('da', 'demo.calculation.title');
  await expect(message).toHaveValue(/^[^\n]* 45 biler[^\n]*\n\nVi vil gerne se det i Aarhus\.$/);
  await expect(page.locator('#demo-product')).toHaveValue('batscan');
  const name = `Beregner ${test.info().workerIndex}-${Date.now()}`;
  await page.locator('#demo-name').fill(name);
  await page.locator('#demo-company').fill('Brugtbil A/S');
  await page.locator('#demo-businessType').selectOption('usedEvDealer');
  await page.locator('#demo-email').fill('beregner@example.com');
  await page.getByRole('button', { name: text('da', 'demo.form.submit') }).click();
  await expect.poll(() => storedRequests(name)).toHaveLength(1);
  const [stored] = storedRequests(name);
  expect(stored!.message).toContain(`${title} 45 biler`);
  expect(stored!.message).not.toContain('40 biler');
  expect(spaces(stored!.message!)).toContain(monthOf({ ...roiDefaults('DKK'), cars: 45 }, 'da'));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a worked example', async ({ page }) => {
    await page.goto('/no/products/batscan');
    await expect(page.getByText(text('no', 'roi.example'))).toBeVisible();
    await expect(page.locator('[data-roi=month]')).toHaveText(monthOf(roiDefaults('NOK'), 'nb'));
    await expect(page.getByLabel(text('no', 'roi.cars'))).toBeHidden();
  });
});
