import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

import { businessTypes, type DemoRequest } from '../../src/domain/schemas/demo-request';
import { expect, hydrated, storedRequests, test, text } from './support';

/*
 * From the page on which each audience lands to the request that is stored, each in another language, by what is
 * visible alone: a finger, a mouse or a keyboard.
 */

type Asker = Pick<DemoRequest, 'name' | 'company' | 'businessType' | 'email'>;

/** A link of the page's content that can be seen. */
const linkTo = (page: Page, address: string) =>
  page.locator(`main a[href="${address}"]`).filter({ visible: true }).first();
/** The question whose answer has a link; the fold around the last ones, which phones have, is none. */
const questionWith = (page: Page, address: string) =>
  page.locator('main details:not(:has(details))', { has: page.locator(`a[href="${address}"]`) }).locator('summary');
const stored = (page: Page) => page.locator('[data-slot=submission-stored]');

/** The controls that a demo request cannot do without, by their labels. */
function controls(page: Page, language: string) {
  const field = (id: keyof Asker) => page.getByLabel(text(language, `demo.form.${id}`), { exact: true });
  const button = page.locator('main form').getByRole('button', { name: text(language, 'demo.form.submit') });
  return { field, button };
}

async function fillIn(page: Page, language: string, { businessType, ...typed }: Asker): Promise<Locator> {
  await hydrated(page);
  const { field, button } = controls(page, language);
  for (const [id, value] of Object.entries(typed)) await field(id as keyof Asker).fill(value);
  await field('businessType').selectOption(businessType);
  return button;
}

/** Presses Tab until a control has the focus. Whoever has to press it more often gives up. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

async function openByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function sendByKeyboard(page: Page, language: string, { businessType, ...typed }: Asker): Promise<void> {
  const { field, button } = controls(page, language);
  const type = async (id: keyof typeof typed) => {
    await tabTo(page, field(id));
    await page.keyboard.type(typed[id]);
  };
  await type('name');
  await hydrated(page);
  await type('company');
  await tabTo(page, field('businessType'));
  for (let presses = 0; presses <= businessTypes.indexOf(businessType); presses += 1)
    await page.keyboard.press('ArrowDown');
  await type('email');
  await openByKeyboard(page, button);
  await expect(stored(page)).toBeFocused();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A Swedish dealer looks whether BatScan reads a car of the yard, and asks for a demo', async ({ page }) => {
    const asker: Asker = {
      name: `Handlare ${randomUUID()}`,
      company: 'Begagnade Elbilar AB',
      businessType: 'usedEvDealer',
      email: 'inkop@elbilar.example',
    };
    await page.goto('/sv/products/batscan');
    await linkTo(page, '/sv/products/batscan/vehicle-coverage').tap();
    await expect(page).toHaveURL('/sv/products/batscan/vehicle-coverage');
    await hydrated(page);
    await page.getByRole('searchbox').fill('id3');
    await expect(page).toHaveURL(/\?q=id3$/);
    await expect(page.locator('main tbody').filter({ visible: true }).first()).toContainText('ID.3');
    await linkTo(page, '/sv/demo?product=batscan').tap();
    await expect(page).toHaveURL('/sv/demo?product=batscan');
    await (await fillIn(page, 'sv', asker)).tap();
    await expect(stored(page)).toBeFocused();
    expect(storedRequests(asker.name)).toMatchObject([{ ...asker, language: 'sv', product: 'batscan' }]);
  });

  test('A Dutch integrator of second-life batteries looks at a report first, and asks for a demo', async ({ page }) => {
    const asker: Asker = {
      name: `Inkoper ${randomUUID()}`,
      company: 'Tweede Ronde Opslag BV',
      businessType: 'secondLifeIntegrator',
      email: 'inkoop@opslag.example',
    };
    await page.goto('/nl/storage');
    await linkTo(page, '/nl/products/batscan/sample-report').tap();
    await expect(page).toHaveURL('/nl/products/batscan/sample-report');
    await page.goBack();
    await expect(page).toHaveURL('/nl/storage');
    await questionWith(page, '/nl/products/batscan/vehicle-coverage').tap();
    await expect(linkTo(page, '/nl/products/batscan/vehicle-coverage')).toBeVisible();
    await linkTo(page, '/nl/demo?product=batscan').tap();
    await expect(page).toHaveURL('/nl/demo?product=batscan');
    await (await fillIn(page, 'nl', asker)).tap();
    await expect(stored(page)).toBeFocused();
    expect(storedRequests(asker.name)).toMatchObject([{ ...asker, language: 'nl', product: 'batscan' }]);
  });
});

test('A Danish fleet operator finds the price and asks for an offer, by keyboard alone', async ({ page }) => {
  const asker: Asker = {
    name: `Flåde ${randomUUID()}`,
    company: 'Varebiler A/S',
    businessType: 'evFleetOperator',
    email: 'flaade@varebiler.example',
  };
  await page.goto('/da/products/batstream');
  await openByKeyboard(page, questionWith(page, '/da/pricing'));
  await openByKeyboard(page, linkTo(page, '/da/pricing'));
  await expect(page).toHaveURL('/da/pricing');
  await openByKeyboard(page, linkTo(page, '/da/demo?product=batstream'));
  await expect(page).toHaveURL('/da/demo?product=batstream');
  await sendByKeyboard(page, 'da', asker);
  expect(storedRequests(asker.name)).toMatchObject([{ ...asker, language: 'da', product: 'batstream' }]);
});

test('A Norwegian manufacturer finds the system of the line, and asks for a demo with it', async ({ page }) => {
  const asker: Asker = {
    name: `Fabrikk ${randomUUID()}`,
    company: 'Cellefabrikken AS',
    businessType: 'evBatteryManufacturer',
    email: 'kvalitet@celler.example',
  };
  await page.goto('/no/products/batdata');
  await page.getByRole('button', { name: text('no', 'nav.productsMenu') }).click();
  await page.locator('#products-menu a[href="/no/integrations"]').click();
  await expect(page).toHaveURL('/no/integrations');
  await page.getByRole('radio', { name: 'BatData' }).check();
  await page.getByLabel(text('no', 'integrations.kind')).selectOption(text('no', 'integrations.kind.production'));
  await page
    .getByRole('link', { name: text('no', 'integrations.demo', { system: 'OPC UA' }) })
    .first()
    .click();
  await expect(page).toHaveURL('/no/demo?product=batdata&system=OPC+UA');
  await (await fillIn(page, 'no', asker)).click();
  await expect(stored(page)).toBeFocused();
  expect(storedRequests(asker.name)).toMatchObject([
    { ...asker, language: 'no', product: 'batdata', system: 'OPC UA' },
  ]);
});

test('A British storage provider comes from a search, checks how sure the figures are, and asks, by keyboard alone', async ({
  page,
}) => {
  const asker: Asker = {
    name: `Storage ${randomUUID()}`,
    company: 'Grid Storage Ltd',
    businessType: 'energyStorageProvider',
    email: 'operations@storage.example',
  };
  await page.goto('/storage', { referer: 'https://search.example/' });
  const method = '/how-we-measure#uncertainty';
  await openByKeyboard(page, linkTo(page, method));
  await expect(page).toHaveURL(method);
  await expect(page.locator('#uncertainty')).toBeInViewport();
  await openByKeyboard(page, linkTo(page, '/demo'));
  await expect(page).toHaveURL('/demo');
  await sendByKeyboard(page, 'en', asker);
  expect(storedRequests(asker.name)).toMatchObject([{ ...asker, language: 'en', product: '', system: '' }]);
});
