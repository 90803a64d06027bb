import type { Page } from '@playwright/test';

import { localeOf } from '../../src/domain/locales';
import { expect, languages, localizePath, mailsTo, newAddress, storedRequests, test, text } from './support';

const footer = (page: Page) => page.locator('footer');
const email = (page: Page) => page.locator('#newsletter-footer-email');
const signUp = (page: Page, language: string) =>
  footer(page).getByRole('button', { name: text(language, 'footer.newsletter.submit') });

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test(`${language}: a wrong address is answered on the newsletter's page, a right one is stored, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      const address = newAddress();
      await page.goto(localizePath('/products', language));
      await email(page).fill('ase@lager');
      await signUp(page, language).click();
      const field = page.locator('#newsletter-email');
      await expect(field).toHaveValue('ase@lager');
      await expect(field).toHaveAccessibleDescription(text(language, 'common.fieldError.invalidEmail'));
      await field.fill(address);
      await page.locator('main').getByRole('button').click();
      await expect(page).toHaveURL(localizePath('/newsletter/thank-you', language));
      await expect(page.locator('h1')).toHaveText(text(language, 'footer.newsletter.success.title'));
      expect(storedRequests(address, 'email')).toMatchObject([{ kind: 'newsletter-subscription', language }]);
      await context.close();
    });
  }
}

test('On phones the newsletter in the footer opens with how addresses are used', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await footer(page)
    .locator('summary', { hasText: text('en', 'footer.newsletter.title') })
    .click();
  await expect(signUp(page, 'en')).toBeVisible();
  const privacy = footer(page)
    .locator('details')
    .getByRole('link', { name: text('en', 'footer.newsletter.privacy') });
  await expect(privacy).toBeVisible();
});

for (const language of languages) {
  test(`${language}: the mail's link leads to a button that confirms, by keyboard and without JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const address = newAddress();
    await page.goto(localizePath('/newsletter', language));
    await page.locator('#newsletter-email').fill(address);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localizePath('/newsletter/thank-you', language));

    await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
    const [mail] = await mailsTo(address);
    expect(mail!.subject).toBe(text(language, 'mail.subscription.confirm.subject'));
    await page.setContent(mail!.html);
    await page.getByRole('link', { name: text(language, 'mail.subscription.confirm.button') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language).htmlLang);
    await expect(page.locator('h1')).toHaveText(text(language, 'newsletter.confirm.title'));
    const button = page.getByRole('button', { name: text(language, 'newsletter.confirm.button') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localizePath('/newsletter/confirmed', language));
    await expect(page.locator('h1')).toHaveText(text(language, 'newsletter.confirmed.title'));
    await context.close();
  });
}

test.describe('when the network fails', () => {
  test.use({ expectsFaults: true });

  test('An address whose answer was lost and which is sent again is stored once', async ({ page }) => {
    const address = newAddress();
    await page.goto('/da/about');
    await page.route('**/api/newsletter-subscriptions', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    });
    await email(page).fill(address);
    await signUp(page, 'da').click();
    await expect.poll(() => storedRequests(address, 'email')).toHaveLength(1);
    await page.unroute('**/api/newsletter-subscriptions');
    await page.goto('/da/about');
    await email(page).fill(address);
    await signUp(page, 'da').click();
    await expect(page).toHaveURL('/da/newsletter/thank-you');
    expect(storedRequests(address, 'email')).toHaveLength(1);
  });
});
