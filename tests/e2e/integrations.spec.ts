import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

import { countSystems, systemsOf } from '../../src/domain/integrations';
import { axeFindings, expect, hydrated, languages, localizePath, storedRequests, test, text } from './support';

const total = String(countSystems());
/** Links of the systems that show. */
const systems = (page: Page) => page.locator('main li a[href*="&system="]').filter({ visible: true });
const count = (page: Page) => page.locator('main').getByRole('status');
const kinds = (page: Page, language: string) => page.getByLabel(text(language, 'integrations.kind'));
const countText = (language: string, shown: number) =>
  text(language, 'integrations.count', { count: String(shown), total });

for (const language of languages) {
  test(`${language}: product and kind choose what shows, and the number says how much that is`, async ({ page }) => {
    await page.goto(localizePath('/integrations', language));
    await expect(count(page)).toHaveText(countText(language, countSystems()), { useInnerText: true });
    await expect(systems(page)).toHaveCount(countSystems());
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();

    await choose('BatData');
    await expect(systems(page)).toHaveCount(countSystems('batdata'));
    await expect(page.locator('#batscan')).toBeHidden();
    await kinds(page, language).selectOption(text(language, 'integrations.kind.production'));
    await expect(count(page)).toHaveText(countText(language, countSystems('batdata', 'production')), {
      useInnerText: true,
    });
    await expect(systems(page)).toHaveText(
      Object.values(systemsOf('batdata'))
        .flat()
        .filter(({ kind }) => kind === 'production')
        .map(({ name }) => text(language, 'integrations.demo', { system: name })),
    );
    expect(await axeFindings(page)).toEqual([]);

    await choose('BatScan');
    await expect(count(page)).toHaveText(countText(language, 0), { useInnerText: true });
    await expect(systems(page)).toHaveCount(0);
    const closing = page.locator('[data-slot="call-to-action"]');
    await closing.getByRole('link', { name: text(language, 'common.callToAction.demo') }).click();
    await expect(page).toHaveURL(localizePath('/demo', language));
  });
}

test('The choice works by keyboard, and what is hidden is skipped', async ({ page }) => {
  await page.goto('/integrations');
  await page.getByRole('radio', { name: 'All products' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'BatStream' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(kinds(page, 'en')).toBeFocused();
  const [first] = systemsOf('batstream').read;
  const focused = page.locator(':focus');
  do await page.keyboard.press('Tab');
  while (!/^Ask for a demo with/.test((await focused.textContent()) ?? ''));
  await expect(focused).toHaveText(`Ask for a demo with ${first!.name}`);
});

test('Where the browser has no :has(), all systems show, and no choice that would change nothing', async ({ page }) => {
  // Such a browser leaves out every rule that has it. The policy would refuse styles that were changed.
  await page.route('/integrations', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
  await page.goto('/integrations');
  await expect(systems(page)).toHaveCount(countSystems());
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(kinds(page, 'en')).toBeHidden();
  await expect(page.locator('[data-slot="call-to-action"]').getByRole('link').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the system that a visitor chooses is named in the request that is stored, and can be changed before', async ({
    page,
  }) => {
    const name = `Telefon ${randomUUID()}`;
    await page.goto('/no/integrations');
    await kinds(page, 'no').selectOption(text('no', 'integrations.kind.telematics'));
    await page.getByRole('link', { name: text('no', 'integrations.demo', { system: 'Extended Vehicle' }) }).tap();
    await hydrated(page);
    const system = page.getByLabel(text('no', 'demo.form.system'));
    await expect(system).toHaveValue('Extended Vehicle');
    await expect(page.locator('#demo-product')).toHaveValue('batstream');
    await system.fill('Extended Vehicle, Volvo');
    await page.locator('#demo-name').fill(name);
    await page.locator('#demo-company').fill('Varebiler AS');
    await page.locator('#demo-businessType').selectOption('evFleetOperator');
    await page.locator('#demo-email').fill('kari@varebiler.example');
    await page.getByRole('button', { name: text('no', 'demo.form.submit') }).tap();
    await expect(page.locator('[data-slot=submission-stored]')).toBeVisible();
    expect(storedRequests(name)).toMatchObject([
      { language: 'no', product: 'batstream', system: 'Extended Vehicle, Volvo' },
    ]);
  });
});

test.describe('without JavaScript', () => {
  // A form that is refused is answered with 422, which the console reports.
  test.use({ javaScriptEnabled: false, expectsFaults: true });

  test('the choice works, and the system is typed into the form, with suggestions', async ({ page }) => {
    const name = `Without ${randomUUID()}`;
    await page.goto('/integrations');
    await kinds(page, 'en').selectOption('Adapter in the car');
    await expect(systems(page)).toHaveCount(countSystems(undefined, 'adapter'));
    await page.getByRole('link', { name: 'Ask for a demo with DoIP' }).click();
    const system = page.locator('#demo-system');
    await expect(system).toHaveValue('');
    const list = page.locator(`datalist#${await system.getAttribute('list')}`);
    await expect(list.locator('option[value="DoIP"]')).toHaveCount(1);
    await system.fill('DoIP');
    await page.locator('#demo-name').fill(name);
    await page.locator('#demo-company').fill('Elbil & Sønner');
    await page.locator('#demo-businessType').selectOption('usedEvDealer');
    // The browser's own check takes this address, the server's does not: what was typed comes back.
    await page.locator('#demo-email').fill('asa@elbil');
    const send = page.locator('main form').getByRole('button', { name: text('en', 'demo.form.submit') });
    await send.click();
    await expect(system).toHaveValue('DoIP');
    await page.locator('#demo-email').fill('asa@elbil.example');
    await send.click();
    await expect(page).toHaveURL(/\/api\/demo-bookings\?/);
    expect(storedRequests(name)).toMatchObject([{ system: 'DoIP' }]);
  });
});
