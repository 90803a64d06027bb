import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

import { formGuards } from '../../src/domain/schemas/form-guards';
import {
  axeFindings,
  expect,
  formTokenFrom,
  hydrated,
  languages,
  localizePath,
  storedRequests,
  test,
  text,
} from './support';

const endpoint = '**/api/demo-requests';

async function openForm(page: Page, language: string): Promise<void> {
  await page.goto(localizePath('/demo', language));
  await hydrated(page);
}

/** Fills the required fields and the message. */
async function fillIn(page: Page, name: string): Promise<void> {
  const field = (id: string) => page.locator(`#demo-${id}`);
  await field('name').fill(name);
  await field('company').fill('Elbil & Sønner');
  await field('businessType').selectOption('evFleetOperator');
  await field('email').fill('asa@elbil.example');
  await field('message').fill('Två rader\nmed text');
}

const submit = (page: Page, language: string) =>
  page.locator('main form').getByRole('button', { name: text(language, 'demo.form.submit') });
const summary = (page: Page) => page.locator('[data-slot=form-alert]');

for (const language of languages) {
  test.describe(language, () => {
    test('Missing fields: summary with focus, a message beside each field, links, gone when mended', async ({
      page,
    }) => {
      await openForm(page, language);
      const title = await page.title();
      await submit(page, language).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText(text(language, 'demo.missing.title'));
      await expect(summary(page)).toContainText(text(language, 'demo.missing.text'));
      expect(await page.title()).toBe(`${text(language, 'common.form.errorPrefix')} ${title}`);
      await expect(summary(page).getByRole('link')).toHaveCount(4);
      const name = page.getByLabel(text(language, 'demo.form.name'));
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveAccessibleDescription(text(language, 'demo.error.name'));
      expect(await axeFindings(page)).toEqual([]);

      await summary(page).getByRole('link').first().click();
      await expect(name).toBeFocused();
      await page.keyboard.type('Å');
      await expect(name).not.toHaveAttribute('aria-invalid');
      await expect(summary(page).getByRole('link')).toHaveCount(3);
    });

    test('Success: stored as typed, title, reference, focus; the draft is gone', async ({ page }) => {
      const name = `Åsa ${randomUUID()}`;
      await openForm(page, language);
      await fillIn(page, name);
      const answered = page.waitForResponse(endpoint);
      await submit(page, language).click();
      expect((await answered).status()).toBe(201);
      const done = page.locator('[data-slot=submission-stored]');
      await expect(done).toBeFocused();
      await expect(done.getByRole('heading')).toHaveText(text(language, 'demo.success.title'));
      const [stored, ...others] = storedRequests(name);
      expect(others).toEqual([]);
      expect(stored).toMatchObject({
        language,
        company: 'Elbil & Sønner',
        businessType: 'evFleetOperator',
        email: 'asa@elbil.example',
        message: 'Två rader\nmed text',
        phone: '',
      });
      await expect(done).toContainText(stored!.reference!);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('#demo-name')).toHaveValue('');
    });

    test('Without JavaScript: the form posts natively, lands on thanks, and an invalid post keeps what was typed', async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const name = `Öberg ${randomUUID()}`;
      await page.goto(localizePath('/demo', language));
      await fillIn(page, name);
      // The browser's own check takes this address, the server's does not.
      await page.locator('#demo-email').fill('asa@elbil');
      await submit(page, language).click();
      await expect(summary(page)).toContainText(text(language, 'demo.missing.title'));
      const email = page.locator('#demo-email');
      await expect(email).toHaveValue('asa@elbil');
      await expect(email).toHaveAccessibleDescription(text(language, 'common.fieldError.invalidEmail'));
      await expect(page.locator('#demo-message')).toHaveValue('Två rader\nmed text');
      await expect(page.locator('#demo-businessType')).toHaveValue('evFleetOperator');
      expect(storedRequests(name)).toEqual([]);

      await email.fill('asa@elbil.example');
      await submit(page, language).click();
      await expect(page).toHaveURL(/\/api\/demo-bookings\?/);
      await expect(page.locator('h1')).toHaveText(text(language, 'booking.choose.title'));
      expect(storedRequests(name)).toMatchObject([{ language, email: 'asa@elbil.example' }]);
      await context.close();
    });
  });
}

// These break the network on purpose, which the console reports.
test.describe('when the network fails', () => {
  test.use({ expectsFaults: true });

  for (const language of languages) {
    test(`${language}: the failure is told, nothing typed is lost, the next try goes through once`, async ({
      page,
    }) => {
      const name = `Nils ${randomUUID()}`;
      await openForm(page, language);
      await fillIn(page, name);
      await page.route(endpoint, (route) => route.abort('connectionfailed'));
      await submit(page, language).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText(text(language, 'demo.failed.title'));
      await expect(summary(page)).toContainText(text(language, 'demo.failed.text'));
      await expect(summary(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);

      await page.reload();
      await hydrated(page);
      await expect(page.locator('#demo-name')).toHaveValue(name);
      await expect(page.locator('#demo-businessType')).toHaveValue('evFleetOperator');
      await page.unroute(endpoint);
      await submit(page, language).click();
      await expect(page.locator('[data-slot=submission-stored]')).toBeVisible();
      expect(storedRequests(name)).toHaveLength(1);
    });
  }

  test('An answer that is lost on the way does not lead to a second request', async ({ page }) => {
    const name = `Twice ${randomUUID()}`;
    await openForm(page, 'en');
    await fillIn(page, name);
    await page.route(endpoint, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page, 'en').click();
    await expect(summary(page)).toContainText(text('en', 'demo.failed.title'));
    await page.unroute(endpoint);
    await submit(page, 'en').click();
    await expect(page.locator('[data-slot=submission-stored]')).toBeVisible();
    expect(storedRequests(name)).toHaveLength(1);
  });

  test('What the server finds wrong stands beside its field', async ({ page }) => {
    await openForm(page, 'en');
    await fillIn(page, 'Server');
    await page.route(endpoint, (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ errors: [{ field: 'company', code: 'tooLong' }] }),
      }),
    );
    await submit(page, 'en').click();
    await expect(page.getByLabel('Company', { exact: true })).toHaveAccessibleDescription(
      text('en', 'common.fieldError.tooLong', { max: '160' }),
    );
    await expect(summary(page).getByRole('link')).toHaveText(/^Company: /);
  });
});

test('While it is being sent the button says so and a second click does nothing', async ({ page }) => {
  const name = `Slow ${randomUUID()}`;
  await openForm(page, 'en');
  await fillIn(page, name);
  let submissions = 0;
  const clicked = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    submissions += 1;
    await clicked.promise;
    await route.continue();
  });
  await submit(page, 'en').click();
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  clicked.resolve();
  await expect(page.locator('[data-slot=submission-stored]')).toBeVisible();
  expect(submissions).toBe(1);
});

test('Nobody is scolded early: no error while typing or for an empty field that is left, one for a wrong address', async ({
  page,
}) => {
  await openForm(page, 'en');
  await page.getByLabel('Full name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full name')).not.toHaveAttribute('aria-invalid');
  const email = page.getByLabel('Work email');
  await email.focus();
  await page.keyboard.type('asa@elbil');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('.se');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('The whole form works by keyboard', async ({ page }) => {
  const name = `Keys ${randomUUID()}`;
  await openForm(page, 'en');
  await page.getByLabel('Full name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keyboard Ltd');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Used');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-slot=submission-stored]')).toBeFocused();
  expect(storedRequests(name)).toMatchObject([{ businessType: 'usedEvDealer' }]);
});

test('What is typed before the scripts arrive is kept', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/js/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/demo', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Early Bird');
  typed.resolve();
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Early Bird');
  await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  await expect(page.getByLabel('Full name')).toHaveValue('Early Bird');
});

test('What was typed comes along to another language, and the request is marked with that language', async ({
  page,
}) => {
  const name = `Polyglot ${randomUUID()}`;
  await openForm(page, 'en');
  await fillIn(page, name);
  await page.getByRole('button', { name: /change language/ }).click();
  await page.locator('#language-menu').getByRole('link', { name: 'svenska' }).click();
  await expect(page).toHaveURL('/sv/demo');
  await hydrated(page);
  await expect(page.locator('#demo-name')).toHaveValue(name);
  await submit(page, 'sv').click();
  await expect(page.locator('[data-slot=submission-stored]')).toBeVisible();
  expect(storedRequests(name)).toMatchObject([{ language: 'sv' }]);
});

test('A product’s page leads to the form with the product chosen, even over a draft', async ({ page }) => {
  const name = `Product ${randomUUID()}`;
  await page.goto('/sv/products/batstream');
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'Se BatStream på din egen flotta' }).click();
  await expect(page).toHaveURL('/sv/demo?product=batstream');
  await expect(page.locator('#demo-product')).toHaveValue('batstream');
  await fillIn(page, name);
  await page.goto('/demo?product=batdata');
  await hydrated(page);
  await expect(page.locator('#demo-name')).toHaveValue(name);
  await expect(page.locator('#demo-product')).toHaveValue('batdata');
  await submit(page, 'en').click();
  await expect(page.locator('[data-slot=submission-stored]')).toBeVisible();
  expect(storedRequests(name)).toMatchObject([{ product: 'batdata' }]);
});

test('What fills in the form at once, or a field that nobody sees, is held back; a person is not, and all read the same', async ({
  page,
}) => {
  const name = randomUUID();
  const sendAs = async (secondsOfFilling: number, prepare = async () => undefined as void) => {
    await openForm(page, 'en');
    await fillIn(page, name);
    await prepare();
    await page.route(endpoint, (route) => {
      const sent = route.request().postDataJSON() as Record<string, string>;
      expect(sent[formGuards.token]).toMatch(/^\d{13}\./);
      return route.continue({ postData: { ...sent, [formGuards.token]: formTokenFrom(secondsOfFilling) } });
    });
    await submit(page, 'en').click();
    await expect(page.locator('[data-slot=submission-stored]')).toContainText(text('en', 'demo.success.title'));
    await page.unroute(endpoint);
  };
  await sendAs(0);
  await sendAs(2);
  await sendAs(2, async () => {
    await page.locator('#main input[name=homepage]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
  });
  expect(storedRequests(name).map(({ quarantined_for }) => quarantined_for)).toEqual(['too-fast', null, 'honeypot']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const details = (page: Page) => page.getByText(text('en', 'demo.form.details'));

  test('Details are folded, and open again where something in them is wrong or was typed', async ({ page }) => {
    await openForm(page, 'en');
    const phone = page.getByLabel('Phone');
    await expect(phone).toBeHidden();
    await details(page).click();
    await phone.fill('none');
    await details(page).click();
    await expect(phone).toBeHidden();
    await submit(page, 'en').click();
    await expect(phone).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(text('en', 'common.fieldError.invalidPhone'));

    await page.reload();
    await hydrated(page);
    await expect(phone).toHaveValue('none');
    await expect(phone).toBeVisible();
  });

  test('The product of an address shows at once, and the other fields stay folded', async ({ page }) => {
    await page.goto('/demo?product=batdata');
    await hydrated(page);
    await expect(page.locator('#demo-product')).toHaveValue('batdata');
    await expect(page.locator('#demo-product')).toBeVisible();
    await expect(page.locator('#demo-message')).toBeHidden();
  });

  test('The figures of a calculator are seen in the message', async ({ page }) => {
    await page.goto('/demo?product=batscan&currency=EUR&cars=20');
    await expect(page.locator('#demo-message')).toHaveValue(/20/);
    await expect(page.locator('#demo-message')).toBeVisible();
  });

  test('Without JavaScript: the details open, and what comes back in them is open', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/demo');
    const message = page.locator('#demo-message');
    await expect(message).toBeHidden();
    await details(page).click();
    await page.locator('#demo-phone').fill('none');
    await fillIn(page, 'Folded');
    await submit(page, 'en').click();
    await expect(summary(page)).toContainText(text('en', 'demo.missing.title'));
    await expect(message).toBeVisible();
    await expect(page.locator('#demo-phone')).toHaveAccessibleDescription(text('en', 'common.fieldError.invalidPhone'));
    await context.close();
  });
});
