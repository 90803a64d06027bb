import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';

import examples from '../../data/check-examples.json';
import site from '../../data/site.json';
import { checkSymbol } from '../../src/domain/report-number';
import { verifyPath } from '../../src/domain/report-routes';
import { sampleReports, signedFacts } from '../../src/domain/sample-report';
import { sampleReportPath } from '../../src/domain/sample-report-pages';
import { fromBase64Url, readCode, toBase64Url, writeCode } from '../../src/domain/signed-report';
import { readSigningKey, signReport } from '../../src/plugins/report-signing';
import { axeFindings, codeIn, expect, languages, localizePath, signedCode, test, text } from './support';

const { healthy, worn } = sampleReports;
const code = signedCode(healthy.number);
const { keyId, report, signature } = readCode(code)!;
const altered = writeCode(keyId, { ...report, stateOfHealth: 98 }, signature);
/** Of the right form, but nobody has issued it. */
const unissued = 'BS-SAMPLE-0417-AAAA-AAA'.concat(checkSymbol('BS-SAMPLE-0417-AAAA-AAA'));

const answer = (page: Page) => page.locator('[data-answer]');
const outcome = (page: Page, language: string, name: string) =>
  answer(page).getByRole('heading', { name: text(language, `verify.${name}.title`) });

/** What is to be seen of the answer and reads exactly so. */
const seen = (page: Page, words: string) => answer(page).getByText(words, { exact: true }).filter({ visible: true });

/** Says of every other outcome that it is not shown. */
async function expectOutcome(page: Page, language: string, name: string): Promise<void> {
  await expect(outcome(page, language, name)).toBeVisible();
  await expect(answer(page).getByRole('heading').filter({ visible: true })).toHaveCount(1);
}

/** As scanning a code does, while the page is open. */
const scan = (page: Page, fragment: string) => page.evaluate((hash) => void (location.hash = hash), fragment);

async function enter(page: Page, language: string, number: string): Promise<void> {
  await page.getByLabel(text(language, 'verify.number')).fill(number);
  await page.keyboard.press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['en', 'nl']) {
    const figures =
      language === 'en' ? ['92%', '64,210 km', '14 October 2026'] : ['92%', '64.210 km', '14 oktober 2026'];

    test(`${language}: who scans the code of a report sees that it is genuine, and sends nothing of it anywhere`, async ({
      page,
      context,
    }) => {
      await page.goto(localizePath(sampleReportPath('batscan'), language));
      const drawn = page.getByRole('img', { name: text(language, 'report.code.check') }).filter({ visible: true });
      const address = (await codeIn(await drawn.screenshot()))!;
      expect(address.startsWith(site.url + localizePath(verifyPath, language))).toBe(true);

      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
      await page.goto(address.replace(site.url, ''));
      await expectOutcome(page, language, 'genuine');
      await expect(answer(page)).toBeInViewport();
      for (const shown of [healthy.vehicle, healthy.number, ...figures, text(language, 'common.report.sample')])
        await expect(seen(page, shown)).toHaveCount(1);
      await expect(seen(page, text(language, 'report.verdict.asExpected'))).toHaveCount(1);
      await expect(seen(page, text(language, 'verify.way.device', { key: keyId }))).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      // The next car is in a basement without reception.
      await context.setOffline(true);
      await scan(page, signedCode(worn.number));
      await expect(answer(page).getByText(worn.vehicle)).toBeVisible();
      await expectOutcome(page, language, 'genuine');
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter((request) => request.includes(code) || request.includes(healthy.number))).toEqual([]);
    });

    test.describe('without a connection', () => {
      // Drawings far below may be missing.
      test.use({ expectsFaults: true });

      test(`${language}: who has opened the page once can scan a code without a connection, in a new tab too`, async ({
        page,
        context,
      }) => {
        const address = localizePath(verifyPath, language);
        await page.goto(address);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await context.setOffline(true);
        const scanned = await context.newPage();
        await scanned.goto(`${address}#${code}`);
        await expectOutcome(scanned, language, 'genuine');
        await expect(seen(scanned, figures[0]!)).toHaveCount(1);
        expect(await scanned.evaluate(() => [...document.fonts].every(({ status }) => status !== 'error'))).toBe(true);
      });
    });

    test(`${language}: who types the number sees the same, by keyboard alone`, async ({ page }) => {
      await page.goto(localizePath(verifyPath, language));
      await enter(page, language, healthy.number.toLowerCase().replaceAll('-', ' '));
      await expectOutcome(page, language, 'genuine');
      await expect(answer(page)).toBeFocused();
      await expect(answer(page)).toBeInViewport();
      await expect(seen(page, figures[0]!)).toHaveCount(1);
      await expect(seen(page, text(language, 'verify.way.both', { key: keyId }))).toHaveCount(1);
    });

    test(`${language}: a better figure under the same signature is told as not genuine, without that figure`, async ({
      page,
    }) => {
      await page.goto(`${localizePath(verifyPath, language)}#${altered}`);
      await expectOutcome(page, language, 'altered');
      await expect(answer(page)).not.toContainText('98');
      await expect(answer(page).getByText(healthy.vehicle)).toHaveCount(0);
      await expect(answer(page).getByRole('link', { name: text(language, 'verify.tell') })).toHaveAttribute(
        'href',
        localizePath('/contact#message', language),
      );
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

test('The browser refuses forged codes, one after the other', async ({ page }) => {
  const bytes = fromBase64Url(code);
  const stranger = readSigningKey(
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  );
  const facts = signedFacts(healthy);
  const turned = bytes.slice();
  turned[turned.length - 70]! ^= 1;
  const forged: [what: string, code: string, outcome: string][] = [
    ['a changed figure', altered, 'altered'],
    ['the number of another report', writeCode(keyId, { ...report, number: worn.number }, signature), 'altered'],
    ['another vehicle', writeCode(keyId, { ...report, vehicle: 'Volkswagen ID.4' }, signature), 'altered'],
    [
      'the signature of another report',
      writeCode(keyId, report, readCode(signedCode(worn.number))!.signature),
      'altered',
    ],
    ['another key under our id', writeCode(keyId, report, readCode(signReport(facts, stranger))!.signature), 'altered'],
    ['an empty signature', writeCode(keyId, report, new Uint8Array(64)), 'altered'],
    ['a turned bit', toBase64Url(turned), 'altered'],
    ['another key', signReport(facts, stranger), 'foreign'],
    ['the id of another key', writeCode(stranger.id, report, signature), 'foreign'],
    ['a code cut short', code.slice(0, -20), 'malformed'],
    [
      'a field too many',
      toBase64Url(new Uint8Array([...bytes.slice(0, -64), 1, 65, ...bytes.slice(-64)])),
      'malformed',
    ],
    ['padding', `${code}=`, 'malformed'],
    ['something else', 'AQAB', 'malformed'],
  ];
  await page.goto(verifyPath);
  for (const [what, fragment, name] of forged) {
    await scan(page, code);
    await expectOutcome(page, 'en', 'genuine');
    await scan(page, fragment);
    await expect(outcome(page, 'en', name), what).toBeVisible();
    await expect(outcome(page, 'en', 'genuine'), what).toBeHidden();
    await expect(seen(page, text('en', 'report.stateOfHealth')), what).toHaveCount(0);
  }
});

test('A code says the same in every language: nothing in it can be read otherwise', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${localizePath(verifyPath, language)}#${code}`);
    await expectOutcome(page, language, 'genuine');
    await expect(answer(page).locator('[data-fill=number]').filter({ visible: true })).toHaveText(healthy.number);
    await page.goto(`${localizePath(verifyPath, language)}#${altered}`);
    await expectOutcome(page, language, 'altered');
  }
});

test('The examples show each outcome once they are tried, and a place of the page is no code', async ({ page }) => {
  await page.goto(`${verifyPath}#compare`);
  await expect(page.locator('#compare')).toBeInViewport();
  await expect(answer(page).getByRole('heading').filter({ visible: true })).toHaveCount(0);
  const section = page.locator('section:has(#examples)');
  const links = section.getByRole('link');
  for (const [place, name] of ['genuine', 'altered', 'expired', 'revoked'].entries()) {
    await expect(section).not.toContainText(text('en', `verify.${name}.title`));
    await links.nth(place).click();
    await expectOutcome(page, 'en', name);
    await expect(answer(page)).toBeInViewport();
  }
  await expect(seen(page, examples.revoked.vehicle)).toHaveCount(1);
  await expect(seen(page, text('en', 'verify.reason.faultyReading'))).toHaveCount(1);
  await expect(seen(page, `${examples.revoked.stateOfHealth}%`)).toHaveCount(0);
});

test('Whoever sees a code on their own screen may paste its address, with and without script', async ({
  page,
  browser,
}) => {
  await page.goto(localizePath(verifyPath, 'da'));
  await enter(page, 'da', ` ${site.url}${verifyPath}#${code}`);
  await expectOutcome(page, 'da', 'genuine');
  await expect(seen(page, text('da', 'verify.way.device', { key: keyId }))).toHaveCount(1);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(localizePath(verifyPath, 'da'));
  await expect(plain.locator('noscript p')).toHaveText(text('da', 'verify.noScript'));
  for (const [fragment, name] of [
    [altered, 'altered'],
    [code, 'genuine'],
  ] as const) {
    await enter(plain, 'da', `${site.url}${verifyPath}#${fragment}`);
    await expectOutcome(plain, 'da', name);
  }
  await plain.close();
});

test.describe('What is wrong with a number', () => {
  // What the server refuses is logged by the browser.
  test.use({ expectsFaults: true });

  test('is said in its own words: mistyped, unknown, too many, no connection', async ({ page, context }) => {
    await page.goto(localizePath(verifyPath, 'sv'));
    await enter(page, 'sv', healthy.number.slice(0, -1));
    await expectOutcome(page, 'sv', 'mistyped');
    await enter(page, 'sv', unissued);
    await expectOutcome(page, 'sv', 'unknown');
    await enter(page, 'sv', examples.revoked.number);
    await expectOutcome(page, 'sv', 'revoked');
    await page.route('**/api/reports/*', (route) => route.fulfill({ status: 429, body: '{}' }));
    await enter(page, 'sv', healthy.number);
    await expectOutcome(page, 'sv', 'limited');
    await page.unroute('**/api/reports/*');
    // A host that has the pages only answers with a page of its own.
    await page.route('**/api/reports/*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'x' }),
    );
    await enter(page, 'sv', healthy.number);
    await expectOutcome(page, 'sv', 'unreachable');
    await page.unroute('**/api/reports/*');
    await context.setOffline(true);
    await enter(page, 'sv', healthy.number);
    await expectOutcome(page, 'sv', 'unreachable');
    await context.setOffline(false);
    await enter(page, 'sv', healthy.number);
    await expectOutcome(page, 'sv', 'genuine');
  });
});

test('In a browser that does not know the signatures, the server answers, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    const unknown = () => Promise.reject(new DOMException('Unrecognized algorithm name', 'NotSupportedError'));
    Object.defineProperty(crypto.subtle, 'importKey', { value: unknown });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${verifyPath}#${code}`);
  await expectOutcome(page, 'en', 'genuine');
  await expect(seen(page, text('en', 'verify.way.server', { key: keyId }))).toHaveCount(1);
  // The number has to be sent; the code still is not.
  expect(asked.filter((url) => url.includes('/api/reports/'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes(code))).toEqual([]);
  await scan(page, altered);
  await expectOutcome(page, 'en', 'altered');
  await enter(page, 'en', worn.number);
  await expect(answer(page).getByText(worn.vehicle)).toBeVisible();
});

for (const language of languages) {
  test(`${language}: without JavaScript the page comes back with the answer`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(localizePath(verifyPath, language));
    const submit = page.getByRole('button', { name: text(language, 'verify.submit') });
    await page.getByLabel(text(language, 'verify.number')).fill(healthy.number);
    await submit.click();
    await expectOutcome(page, language, 'genuine');
    await expect(answer(page)).toBeInViewport();
    await expect(answer(page).getByText(healthy.vehicle)).toBeVisible();
    await expect(seen(page, text(language, 'verify.way.server', { key: keyId }))).toHaveCount(1);
    await expect(page.getByLabel(text(language, 'verify.number'))).toHaveValue(healthy.number);
    // What comes back is a form too.
    for (const [number, name] of [
      [unissued, 'unknown'],
      ['x', 'mistyped'],
      [examples.expired.number, 'expired'],
      [examples.revoked.number, 'revoked'],
    ] as const) {
      await page.getByLabel(text(language, 'verify.number')).fill(number);
      await submit.click();
      await expectOutcome(page, language, name);
    }
    await page.close();
  });
}

test('Pages that speak of checking lead there', async ({ page }) => {
  for (const from of ['/products/batscan', sampleReportPath('batscan'), '/how-we-measure', '/security']) {
    await page.goto(from);
    await expect(page.locator(`main a[href="${verifyPath}"]`), from).toHaveCount(1);
    await expect(page.locator(`footer a[href="${verifyPath}"]`), from).toHaveCount(1);
  }
});
