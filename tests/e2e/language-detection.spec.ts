import type { Page, Route } from '@playwright/test';

import data from '../../data/language.json';
import { storageKeys } from '../../src/language/storage';
import { expect, hydrated, languages, letTimePass, localizePath, roundTrip, test, text } from './support';

test.use({ detects: true, expectsFaults: true });

const { services, serviceTimeoutMs, startAfterMs } = data.detection;

type Answer = (route: Route) => Promise<void> | void;

const json =
  (body: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({
      status,
      json: body,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });

/** Signals that time out when a test says so, by their milliseconds; a busy machine would be too slow for the real ones. */
type Timeouts = Record<number, AbortController>;

function neverTimeOut(): void {
  const timeouts: Timeouts = {};
  Object.assign(window, { timeouts });
  AbortSignal.timeout = (milliseconds) => (timeouts[milliseconds] = new AbortController()).signal;
}

/** Stand-ins for the three services, in their order; returns the requests that they got. */
async function answerWith(page: Page, ...answers: Answer[]): Promise<string[]> {
  const asked: string[] = [];
  await page.addInitScript(neverTimeOut);
  for (const [index, service] of services.entries()) {
    await page.route(service, (route) => {
      asked.push(service);
      expect(route.request().headers().accept).toBe('application/json');
      return (answers[index] ?? json({ error: true }))(route);
    });
  }
  return asked;
}

const performed = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.performed);

test('A visitor from Sweden is shown Swedish a second after the page has loaded, told so in both languages, and can go back', async ({
  page,
}) => {
  const asked = await answerWith(page, json({ country: 'se' }));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/newsletter');
  await page.goto('/about?x=1#history');
  await page.clock.runFor(startAfterMs - 100);
  await roundTrip(page);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(page).toHaveURL('/sv/about?x=1#history');
  expect(asked).toEqual(services.slice(0, 1));
  const notice = page.getByRole('status').filter({ hasText: text('sv', 'language.switched') });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(text('en', 'language.switched'));
  // The English page is not in the history any more; what was found holds for the page before it, too.
  await page.goBack();
  await expect(page).toHaveURL('/sv/newsletter');
  await page.goForward();
  await expect(page).toHaveURL('/sv/about?x=1#history');

  // Going back to English is a choice and stands.
  await page.goto('/sv/about');
  await page.evaluate(() => sessionStorage.setItem('language-switched-from', 'en'));
  await page.reload();
  await page.getByRole('link', { name: text('en', 'language.continue') }).click();
  await expect(page).toHaveURL('/about');
  await page.reload();
  await letTimePass(page, startAfterMs + 500);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.choice)).toBe('en');
  expect(asked).toHaveLength(1);
});

test('The notice closes and does not come again', async ({ page }) => {
  await answerWith(page, json({ country: 'NO' }));
  await page.goto('/contact');
  await expect(page).toHaveURL('/no/contact');
  const notice = page.getByRole('status').filter({ hasText: text('no', 'language.switched') });
  await notice.getByRole('button', { name: text('no', 'language.close') }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(notice).toBeHidden();
});

test('What was detected holds for later visits of plain addresses', async ({ page }) => {
  await answerWith(page, json({ country: 'NL' }));
  await page.goto('/');
  await expect(page).toHaveURL('/nl');
  await page.goto('/blog');
  await expect(page).toHaveURL('/nl/blog');
});

const faults: [string, Answer][] = [
  ['no connection', (route) => route.abort('connectionrefused')],
  [
    'an answer without permission for browsers',
    (route) =>
      route.fulfill({
        json: { country: 'SE' },
        headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' },
      }),
  ],
  ['status 429', json({ country: 'SE' }, 429)],
  ['an error with status 200', json({ error: true, reason: 'RateLimited' })],
  ['HTML', (route) => route.fulfill({ body: '<!doctype html>', headers: { 'Access-Control-Allow-Origin': '*' } })],
  ['a redirect', (route) => route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/' } })],
  ['a name instead of a code', json({ country: 'Sweden' })],
  ['a number', json({ country: 7 })],
  [
    'a hang',
    (route) =>
      route
        .request()
        .frame()
        .evaluate((milliseconds) => {
          const { timeouts } = window as unknown as { timeouts: Timeouts };
          timeouts[milliseconds]!.abort(new DOMException('It took too long.', 'TimeoutError'));
        }, serviceTimeoutMs),
  ],
];

for (const [fault, answer] of faults) {
  test(`After ${fault} the next service decides`, async ({ page }) => {
    const asked = await answerWith(page, answer, json({ country_code: null, country: 'DK' }));
    await page.goto('/about');
    await expect(page).toHaveURL('/da/about');
    expect(asked).toEqual(services.slice(0, 2));
  });
}

test("A visitor is moved also while the framework wakes and has taken the head's links away", async ({ page }) => {
  await answerWith(page, async (route) => {
    const frame = route.request().frame();
    await frame.evaluate(() => document.querySelectorAll('link[rel=alternate]').forEach((link) => link.remove()));
    await json({ country: 'DK' })(route);
  });
  await page.goto('/about');
  await expect(page).toHaveURL('/da/about');
});

test('When all services fail the page stays, and nobody is asked again', async ({ page }) => {
  const asked = await answerWith(page);
  await page.goto('/contact');
  await expect.poll(() => performed(page)).toBe('true');
  await expect(page).toHaveURL('/contact');
  await page.clock.install();
  await page.reload();
  await letTimePass(page, startAfterMs + 500);
  expect(asked).toEqual(services);
});

test('A visitor from elsewhere keeps English', async ({ page }) => {
  const asked = await answerWith(page, json({ country: 'JP' }));
  await page.goto('/contact');
  await expect.poll(() => performed(page)).toBe('true');
  await expect(page).toHaveURL('/contact');
  expect(asked).toHaveLength(1);
});

test('Nobody is asked on paths with a language, after a choice, or under Global Privacy Control', async ({ page }) => {
  const asked = await answerWith(page, json({ country: 'SE' }));
  await page.clock.install();
  for (const language of languages.slice(1)) {
    await page.goto(localizePath('/contact', language));
    await letTimePass(page, startAfterMs + 300);
  }
  await page.evaluate((key) => localStorage.setItem(key, 'en'), storageKeys.choice);
  await page.goto('/contact');
  await letTimePass(page, startAfterMs + 300);
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/contact');
  await letTimePass(page, startAfterMs + 300);
  expect(asked).toEqual([]);
});

for (const [state, refuse] of [
  [
    'switched off',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`A browser whose storage is ${state} is not moved, and the page works`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(refuse);
    await answerWith(page, json({ country: 'SE' }));
    const answered = page.waitForResponse(services[0]!);
    await page.goto('/contact');
    await answered;
    await roundTrip(page);
    await expect(page).toHaveURL('/contact');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    expect(errors).toEqual([]);
  });
}
