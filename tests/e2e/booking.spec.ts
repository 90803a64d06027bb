import type { Locator, Page } from '@playwright/test';

import { bookingPages } from '../../src/domain/schemas/booking-routes';
import { axeFindings, expect, hydrated, localizePath, mailsTo, newAddress, test, text } from './support';

const phone = { viewport: { width: 390, height: 844 } };

/** Fills in the demo form's required fields and sends it. */
async function requestDemo(page: Page, language: string, email: string): Promise<void> {
  await page.locator('#demo-name').fill('Åsa Öberg');
  await page.locator('#demo-company').fill('Elbil');
  await page.locator('#demo-businessType').selectOption('usedEvDealer');
  await page.locator('#demo-email').fill(email);
  await page
    .locator('main form')
    .getByRole('button', { name: text(language, 'demo.form.submit') })
    .click();
}

const heading = (page: Page) => page.locator('h1');
const zoneName = (page: Page) => page.locator('[data-slot=booking-zone]');
const days = (page: Page) => page.locator('input[name=day]');
/** Those of the day that is chosen. */
const times = (page: Page) => page.locator('input[name=start]:visible');
/** As with a mouse or a finger: what is seen of a radio button is its label. */
const choose = (radio: Locator) => radio.locator('..').click();

/** The link of the last mail with a subject, as somebody follows it. */
async function linkInMail(address: string, subject: string): Promise<string> {
  const find = async () => (await mailsTo(address)).find((mail) => mail.subject.startsWith(subject));
  await expect.poll(async () => Boolean(await find())).toBe(true);
  const [, href = ''] = /href="([^"]*\/api\/demo-bookings[^"]*)"/.exec((await find())!.html) ?? [];
  return href.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
}

for (const [language, timezoneId, zone] of [
  ['en', 'Europe/London', 'United Kingdom Time'],
  ['nl', 'Europe/Helsinki', 'Oost-Europese tijd'],
] as const) {
  test.describe(`${language} on a phone`, () => {
    test.use({ ...phone, timezoneId });

    test('A demo is requested, booked by keyboard in the visitor’s zone, moved from the mail’s link, and cancelled', async ({
      page,
    }) => {
      const email = newAddress();
      await page.goto(localizePath('/demo', language));
      await hydrated(page);
      await requestDemo(page, language, email);
      await page.getByRole('link', { name: text(language, 'demo.success.times') }).click();
      await expect(heading(page)).toHaveText(text(language, 'booking.choose.title'));
      await expect(zoneName(page)).toHaveText(zone);
      expect(await axeFindings(page)).toEqual([]);

      // A strip of days; the times of the one that is chosen are a group under a heading with the day.
      expect(await days(page).count()).toBeGreaterThan(3);
      const day = page.locator('[data-slot=booking-days]').getByRole('group');
      await expect(day).toHaveCount(1);
      const first = await day.getByRole('heading').innerText();
      await expect(day).toHaveAccessibleName(first);
      await days(page).first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(days(page).nth(1)).toBeChecked();
      await expect(day).toHaveCount(1);
      await expect(day.getByRole('heading')).not.toHaveText(first);
      await page.keyboard.press('Tab');
      await expect(times(page).first()).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      const chosen = page.locator('input[name=start]:checked');
      await expect(chosen).toHaveValue((await times(page).nth(1).getAttribute('value'))!);
      const time = (await chosen.locator('..').innerText()).trim();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(text(language, 'booking.booked.title'));
      await expect(page.locator('[data-slot=booking-time]')).toContainText(`${time}–`);
      await expect(page.locator('[data-slot=booking-time]')).toContainText(zone);
      const dayOfMonth = await page.locator('[data-slot=booking-day-of-month]').innerText();
      await expect(page.locator('[data-slot=booking-date]')).toContainText(dayOfMonth);
      expect(await axeFindings(page)).toEqual([]);

      await page.goto(await linkInMail(email, text(language, 'booking.booked.title')));
      await page.getByRole('link', { name: text(language, 'booking.booked.move') }).click();
      await expect(heading(page)).toHaveText(text(language, 'booking.move.title'));
      await expect(page.locator('[data-slot=booking-lead]')).toContainText(time);
      await choose(days(page).last());
      await choose(times(page).last());
      await page.getByRole('button', { name: text(language, 'booking.move.button') }).click();
      await expect(heading(page)).toHaveText(text(language, 'booking.booked.title'));

      await page.goto(await linkInMail(email, text(language, 'mail.booking.moved.subject')));
      await page.getByRole('link', { name: text(language, 'booking.booked.cancel') }).click();
      await expect(heading(page)).toHaveText(text(language, 'booking.cancel.title'));
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: text(language, 'booking.cancel.button') }).click();
      await expect(page).toHaveURL(localizePath(bookingPages.cancelled, language));
      await expect(heading(page)).toHaveText(text(language, 'booking.cancelled.title'));
      await linkInMail(email, text(language, 'booking.cancelled.title'));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false, timezoneId: 'America/New_York' });

  test('A demo is requested and booked; the zone is named, and another can be chosen', async ({ page }) => {
    const email = newAddress();
    await page.goto('/da/demo');
    await requestDemo(page, 'da', email);
    await expect(heading(page)).toHaveText(text('da', 'booking.choose.title'));
    await expect(zoneName(page)).toHaveText('Centraleuropæisk tid');
    const [before] = await times(page).first().locator('..').allInnerTexts();
    await page.getByText(text('da', 'booking.zones'), { exact: true }).click();
    const zones = page.getByLabel(text('da', 'booking.zones'));
    await zones.selectOption('Europe/Helsinki');
    await page.getByRole('button', { name: text('da', 'booking.showZone') }).click();
    await expect(zoneName(page)).toHaveText('Østeuropæisk tid');
    await expect(times(page).first().locator('..')).not.toHaveText(before!);

    // Nothing chosen: the browser asks for it, and so does the server.
    const url = page.url();
    await page.getByRole('button', { name: text('da', 'booking.submit') }).click();
    expect(page.url()).toBe(url);
    await choose(days(page).nth(1));
    await choose(times(page).first());
    await page.getByRole('button', { name: text('da', 'booking.submit') }).click();
    await expect(heading(page)).toHaveText(text('da', 'booking.booked.title'));
    await expect(page.locator('[data-slot=booking-time]')).toContainText('Østeuropæisk tid');
    expect(await linkInMail(email, text('da', 'booking.booked.title'))).toContain('/api/demo-bookings?token=');
  });
});

test('A link of a mail shows the times in the zone of whoever opens it, and its languages lead to the same times', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const email = newAddress();
  // Filled in so fast with scripts, it would be quarantined.
  const data = { name: 'Åsa', company: 'Elbil', businessType: 'other', email, language: 'sv' };
  expect((await page.request.post('/api/demo-requests', { data })).status()).toBe(201);
  await page.goto(await linkInMail(email, text('sv', 'mail.receipt.demo.subject')));
  await expect(page).toHaveURL(/zone=America%2FNew_York/);
  await expect(zoneName(page)).toHaveText('östnordamerikansk tid');
  const value = await times(page).first().getAttribute('value');
  await page.locator('header').getByRole('button', { name: 'svenska' }).click();
  await page.locator('a[data-language=no]:visible').click();
  await expect(heading(page)).toHaveText(text('no', 'booking.choose.title'));
  await expect(times(page).first()).toHaveValue(value!);
  await context.close();
});

test('A link that is not complete says so and leads to the form', async ({ page }) => {
  const response = await page.request.get('/api/demo-bookings?token=nothing&language=no');
  expect(response.status()).toBe(404);
  await page.goto(localizePath(bookingPages.invalid, 'no'));
  await expect(heading(page)).toHaveText(text('no', 'booking.linkInvalid.title'));
  await page
    .locator('main')
    .getByRole('link', { name: text('no', 'booking.linkInvalid.button') })
    .click();
  await expect(page).toHaveURL('/no/demo');
});
