import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

import { axeFindings, expect, hydrated, languages, localizePath, storedRequests, test, text } from './support';

const field = (page: Page, id: string) => page.locator(`#contact-${id}`);
const submit = (page: Page, language: string) =>
  page.locator('main').getByRole('button', { name: text(language, 'contact.form.submit') });
const summary = (page: Page) => page.locator('main [data-slot=form-alert]');

async function fillIn(page: Page, lastName: string): Promise<void> {
  await field(page, 'firstName').fill('Åse');
  await field(page, 'lastName').fill(lastName);
  await field(page, 'email').fill('ase@lager.example');
  await field(page, 'message').fill('Hvad koster det?\nTak.');
}

for (const language of languages) {
  test.describe(language, () => {
    test('Missing fields are named beside the field and in the summary; mended, the message is stored', async ({
      page,
    }) => {
      const lastName = randomUUID();
      await page.goto(localizePath('/contact', language));
      await hydrated(page);
      await submit(page, language).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveCount(4);
      await expect(field(page, 'message')).toHaveAccessibleDescription(text(language, 'contact.error.message'));
      expect(await axeFindings(page)).toEqual([]);

      await fillIn(page, lastName);
      await submit(page, language).click();
      const done = page.locator('[data-slot=submission-stored]');
      await expect(done).toBeFocused();
      await expect(done.getByRole('heading')).toHaveText(text(language, 'contact.success.title'));
      const [stored, ...others] = storedRequests(lastName, 'lastName');
      expect(others).toEqual([]);
      expect(stored).toMatchObject({
        kind: 'contact-message',
        language,
        firstName: 'Åse',
        message: 'Hvad koster det?\nTak.',
        company: '',
        subject: '',
      });
      await expect(done).toContainText(stored!.reference!);
    });

    test('Without JavaScript it keeps what was typed when refused, and lands on thanks when stored', async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const lastName = randomUUID();
      await page.goto(localizePath('/contact', language));
      await fillIn(page, lastName);
      await field(page, 'email').fill('ase@lager');
      await submit(page, language).click();
      await expect(summary(page)).toContainText(text(language, 'demo.missing.title'));
      await expect(field(page, 'email')).toHaveAccessibleDescription(text(language, 'common.fieldError.invalidEmail'));
      await expect(field(page, 'message')).toHaveValue('Hvad koster det?\nTak.');
      await field(page, 'email').fill('ase@lager.example');
      await submit(page, language).click();
      await expect(page).toHaveURL(localizePath('/contact/thank-you', language));
      await expect(page.locator('h1')).toHaveText(text(language, 'contact.success.title'));
      expect(storedRequests(lastName, 'lastName')).toMatchObject([{ language }]);
      await context.close();
    });
  });
}

test('The whole form works by keyboard', async ({ page }) => {
  const lastName = randomUUID();
  await page.goto('/contact');
  await hydrated(page);
  await field(page, 'firstName').focus();
  for (const typed of ['Kim', lastName, 'kim@example.com', '', '']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('By keyboard alone.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-slot=submission-stored]')).toBeFocused();
  expect(storedRequests(lastName, 'lastName')).toMatchObject([{ message: 'By keyboard alone.' }]);
});

test.describe('when the network fails', () => {
  test.use({ expectsFaults: true });

  test('The failure is told with another way to reach us, and nothing typed is lost', async ({ page }) => {
    await page.goto('/nl/contact');
    await hydrated(page);
    await fillIn(page, 'Jansen');
    await page.route('**/api/contact-messages', (route) => route.abort('connectionfailed'));
    await submit(page, 'nl').click();
    await expect(summary(page)).toContainText(text('nl', 'contact.failed.text'));
    await expect(summary(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('Hvad koster det?\nTak.');
  });
});
