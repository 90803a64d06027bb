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
const rangeOf = (range: { low: number; high: number }, { currency }: RoiQuery, language: string) => {
  const { htmlLang } = locales.find(({ code }) => code === language)!;
  return spaces(
    formatMoneyRange(range, currency, htmlLang, (from, to) => text(language, 'common.range', { from, to })),
  );
};
const gainOf = (query: RoiQuery, language: string) => rangeOf(calculateRoi(query).total, query, language);
const afterFeeOf = (query: RoiQuery, language: string) => rangeOf(calculateRoi(query).afterFee, query, language);
const withValues = (query: RoiQuery, values: Record<string, number>): RoiQuery => ({
  ...query,
  values: { ...query.values, ...values },
});

for (const language of languages) {
  const { htmlLang, currency } = locales.find(({ code }) => code === language)!;

  test(`The calculator in ${language} reckons as you type, shows its formulas, and its address can be shared`, async ({
    page,
  }) => {
    await page.goto(localizePath('/products/batscan', language));
    await hydrated(page);
    const gain = page.locator('[data-roi=gain]');
    const start = roiDefaults('batscan', currency);
    await expect(gain).toHaveText(gainOf(start, language));
    const cars = page.getByLabel(text(language, 'roi.cars'));
    await cars.fill('31');
    const query = withValues(start, { cars: 31 });
    await expect(gain).toHaveText(gainOf(query, language));
    await expect(page.locator('[data-roi=after-fee]')).toContainText(afterFeeOf(query, language));
    await expect(page.locator('dl', { has: page.getByText(text(language, 'roi.resale')) }).last()).toContainText(
      `= ${spaces(formatMoney(calculateRoi(query).gains.resale!.high, currency, htmlLang))}`,
    );

    // Up to here without a mouse: arrows change figures by a step.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    const dearer = withValues(query, { price: query.values.price! + 500 });
    await expect(gain).toHaveText(gainOf(dearer, language));
    await expect(page).toHaveURL(
      ({ search, hash }) => search === `?${writeRoiQuery(dearer)}` && hash === '#calculator',
    );
    await page.reload();
    await hydrated(page);
    await expect(gain).toHaveText(gainOf(dearer, language));
    expect(readRoiQuery('batscan', new URL(page.url()).search, currency)).toEqual(dearer);
  });
}

test('A shared calculation keeps its currency and its figures in another language', async ({ page }) => {
  await page.goto('/sv/products/batscan?cars=12&price=19000&uplift=3&currency=GBP#calculator');
  await hydrated(page);
  const query = withValues(roiDefaults('batscan', 'GBP'), { cars: 12, price: 19_000, uplift: 3 });
  await expect(page.locator('[data-roi=gain]')).toHaveText(gainOf(query, 'sv'));
  await expect(page.getByLabel(text('sv', 'roi.currency'))).toHaveValue('GBP');
});

test('The page stays where it is while the address follows the first figure', async ({ page }) => {
  await page.goto('/products/batscan');
  await hydrated(page);
  const cars = page.getByLabel(text('en', 'roi.cars'));
  await cars.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  await cars.fill('31');
  await expect(page).toHaveURL(/cars=31.*#calculator$/);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('A figure that cannot be is said so beside its field, and the result stays', async ({ page }) => {
  await page.goto('/nl/products/batscan');
  await hydrated(page);
  const gain = page.locator('[data-roi=gain]');
  const before = await gain.textContent();
  const uplift = page.getByLabel(text('nl', 'roi.uplift'));
  for (const wrong of ['250', 'veel', '', '-4']) {
    await uplift.fill(wrong);
    await expect(uplift).toHaveAttribute('aria-invalid', 'true');
    await expect(uplift).toHaveAccessibleDescription(new RegExp(text('nl', 'roi.error', { min: '0', max: '30' })));
    await expect(gain).toHaveText(before!);
  }
  await uplift.fill('2,5');
  await expect(uplift).not.toHaveAttribute('aria-invalid');
  await expect(gain).toHaveText(gainOf(withValues(roiDefaults('batscan', 'EUR'), { uplift: 2.5 }), 'nl'));
});

test('Another currency brings its own usual amounts, the fee among them', async ({ page }) => {
  await page.goto('/products/batscan');
  await hydrated(page);
  await page.getByLabel(text('en', 'roi.currency')).selectOption('NOK');
  const query = roiDefaults('batscan', 'NOK');
  await expect(page.locator('[data-roi=gain]')).toHaveText(gainOf(query, 'en'));
  await expect(page.getByLabel(text('en', 'roi.fee.report'))).toHaveValue(String(query.values.fee));
});

for (const product of ['batscan', 'batstream', 'batdata']) {
  test(`${product}: every label stands directly above its field, with a hint beside it or without`, async ({
    page,
  }) => {
    await page.goto(`/nl/products/${product}`);
    await hydrated(page);
    for (const field of await page.locator('form:has(#roi-currency) [data-slot=field]').all()) {
      const gap = await field.evaluate((element) => {
        const [label, control] = [element.querySelector('label')!, element.querySelector('input, select')!];
        return control.getBoundingClientRect().top - label.getBoundingClientRect().bottom;
      });
      expect(Math.round(gap), await field.innerText()).toBe(8);
    }
  });
}

test('On a phone a fleet manager sees the result beside the field, a fee above the gain as a loss, and none without it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/products/batstream');
  await hydrated(page);
  const start = roiDefaults('batstream', 'EUR');
  const afterFee = page.locator('[data-roi=after-fee]');
  await expect(afterFee).toContainText(afterFeeOf(start, 'nl'));

  // Until the fields are open, the result doesn't come over what opens them.
  const change = page.getByText(text('nl', 'roi.change'), { exact: true });
  const button = (await change.boundingBox())!;
  const result = (await page.locator('output').boundingBox())!;
  expect(result.y).toBeGreaterThanOrEqual(button.y + button.height);

  await change.click();
  const stops = page.getByLabel(text('nl', 'roi.stops'));
  await stops.fill('0');
  await expect(page.locator('[data-roi=gain]')).toBeInViewport({ ratio: 1 });
  await expect(afterFee).toContainText(afterFeeOf(withValues(start, { stops: 0 }), 'nl'));
  await expect(afterFee).toContainText('\u2212');
  await stops.fill('1');
  await expect(afterFee).toContainText(afterFeeOf(withValues(start, { stops: 1 }), 'nl'));

  const fee = page.getByLabel(text('nl', 'roi.fee.vehicle'));
  await fee.fill('');
  await expect(fee).not.toHaveAttribute('aria-invalid');
  await expect(afterFee).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]fee=0(?:&|#|$)/);
});

test('A plant’s figures reach the demo form with the words of their fields', async ({ page }) => {
  await page.goto('/products/batdata');
  await hydrated(page);
  await page.getByLabel(text('en', 'roi.packs')).fill('12500');
  await page.getByRole('link', { name: text('en', 'roi.demo') }).click();
  await expect(page.locator('#demo-product')).toHaveValue('batdata');
  const query = withValues(roiDefaults('batdata', 'EUR'), { packs: 12_500 });
  const note = `${text('en', 'roi.packs')}: 12,500; `;
  const result = `${text('en', 'roi.perYear')}: ${gainOf(query, 'en')}`;
  await expect(page.getByLabel(text('en', 'demo.form.message'))).toHaveValue(new RegExp(`${note}.*${result}$`));
});

for (const product of ['batscan', 'batstream', 'batdata'] as const) {
  test(`${product}: prices and calculator lead to each other and have the same fee`, async ({ page }) => {
    await page.goto('/pricing');
    const example = page.locator('article', { has: page.locator(`a[href$="/demo?product=${product}"]`) });
    const calculator = example.locator(`a[href$="/products/${product}#calculator"]`);
    const price = (await example.textContent())!;
    const start = roiDefaults(product, 'EUR');
    expect(price).toContain(formatMoney(start.values.fee!, 'EUR', 'en'));
    await calculator.click();
    await expect(page).toHaveURL(`/products/${product}#calculator`);
    await expect(page.locator('dl', { hasText: text('en', 'roi.fee') }).last()).toContainText(
      formatMoney(-calculateRoi(start).fee, 'EUR', 'en'),
    );
    await expect(page.locator('main a[href$="/pricing#examples"]').first()).toBeAttached();
  });
}

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
  await expect(message).toHaveValue(/^[^\n]*: 45; [^\n]*\n\nVi vil gerne se det i Aarhus\.$/);
  await expect(page.locator('#demo-product')).toHaveValue('batscan');
  const name = `Beregner ${test.info().workerIndex}-${Date.now()}`;
  await page.locator('#demo-name').fill(name);
  await page.locator('#demo-company').fill('Brugtbil A/S');
  await page.locator('#demo-businessType').selectOption('usedEvDealer');
  await page.locator('#demo-email').fill('beregner@example.com');
  await page.getByRole('button', { name: text('da', 'demo.form.submit') }).click();
  await expect.poll(() => storedRequests(name)).toHaveLength(1);
  const [stored] = storedRequests(name);
  expect(stored!.message).toContain(`${title} ${text('da', 'roi.cars')}: 45;`);
  expect(stored!.message).not.toContain(': 40;');
  expect(spaces(stored!.message!)).toContain(gainOf(withValues(roiDefaults('batscan', 'DKK'), { cars: 45 }), 'da'));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a worked example', async ({ page }) => {
    await page.goto('/no/products/batscan');
    await expect(page.getByText(text('no', 'roi.example'))).toBeVisible();
    await expect(page.locator('[data-roi=gain]')).toHaveText(gainOf(roiDefaults('batscan', 'NOK'), 'no'));
    await expect(page.getByLabel(text('no', 'roi.cars'))).toBeHidden();
  });
});
