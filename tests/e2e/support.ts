import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { parse } from 'yaml';

import site from '../../data/site.json';
import { builtHtml, builtPages, isOffered } from '../../scripts/lib/built-pages';
import { defaultLocale, localeOf, locales, localizePath, splitLocalePath } from '../../src/domain/locales';
import { reportsFile, verifyPath } from '../../src/domain/report-routes';
import type { PageFrontMatter } from '../../src/domain/schemas/page';
import { readCode } from '../../src/domain/signed-report';
import { typeset } from '../../src/domain/typography';
import { storageKeys } from '../../src/language/storage';

export { expect };

const root = path.join(__dirname, '../..');

/** The language was looked for before: no outside service is asked. Tests of the detection do without. */
export function markDetectionPerformed(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Switched off: such a browser is not moved either.
  }
}

/** Fails a test whose page logs an error or asks for something that does not come. */
export const test = base.extend<{ expectsFaults: boolean; detects: boolean; watchPage: void }>({
  /** For tests in which the visitor's country is looked up. */
  detects: [false, { option: true }],
  /** For tests that break something on purpose. */
  expectsFaults: [false, { option: true }],
  watchPage: [
    async ({ page, expectsFaults, detects }, use) => {
      if (!detects) await page.addInitScript(markDetectionPerformed, storageKeys.performed);
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => {
        // A page that takes long is shown without its transition, and Chromium reports that as an error.
        if (!String(error).includes('Transition was')) faults.push(String(error));
      });
      page.on('requestfailed', (request) => {
        // What was asked for ahead of need is dropped when the page is left.
        if (!request.failure()?.errorText.includes('ERR_ABORTED')) faults.push(`failed: ${request.url()}`);
      });
      await use();
      if (!expectsFaults) expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const buildDir = path.join(root, 'build');

/** Every built page in every language, and those that search engines may have. */
export const allPages = builtPages(buildDir);
export const offeredPages = allPages.filter((address) => isOffered(builtHtml(buildDir, address)));

const isEnglish = (address: string) => splitLocalePath(address).locale === defaultLocale;
const isOfBlog = (address: string) => address.startsWith('/blog/');

/** Addresses of all posts, newest first. */
export const posts = offeredPages
  .filter((address) => /^\/blog\/\d/.test(address))
  .sort()
  .reverse();
/** All pages that a visitor finds, without language prefix; of posts and of categories one each. */
export const pages = [
  ...offeredPages.filter((address) => isEnglish(address) && !isOfBlog(address)),
  ...posts.slice(0, 1),
  ...offeredPages.filter((address) => /^\/blog\/tags\/./.test(address)).slice(0, 1),
];

/** Where visitors land after submitting a form, and from the links of mails. */
export const thanks = allPages.filter(
  (address) => isEnglish(address) && !offeredPages.includes(address) && !address.startsWith('/design-system'),
);

export const languages = locales.map(({ code }) => code);
export const translations = languages.filter((code) => code !== defaultLocale);
export { defaultLocale, localizePath, locales };

/** Shows the part of a page that needs the framework, if it has one, waits until that works, and goes back to the page's place. */
export async function hydrated(page: Page): Promise<void> {
  // Of a page that is still arriving nobody knows which parts it has.
  await page.waitForLoadState('domcontentloaded');
  const part = page.locator('[data-hydrate]').first();
  if ((await part.count()) === 0) return;
  const place = await page.evaluate(() => scrollY);
  // At once: a page that is being changed by the framework has no part that stays still.
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction(
    // Somebody is there.
    () => dispatchEvent(new Event('pointermove')) && document.documentElement.dataset.hasHydrated === 'true',
  );
  await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
    // What was scrolled to is where the Tab key would go on from.
    const { activeElement, body } = document;
    if (activeElement !== body) return;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.blur();
    body.removeAttribute('tabindex');
  }, place);
}

/**
 * Lets a page do all that it would do by itself within a time: its timers run at once (the test has called
 * `page.clock.install()`), framework scripts that they ask for come, and a request that follows theirs is answered.
 */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  const hydratedRoot = page.locator('html[data-has-hydrated=true]');
  if ((await page.locator('script[src*="/assets/js/main."]').count()) > 0)
    await hydratedRoot.waitFor({ state: 'attached' });
  await page.clock.runFor(milliseconds);
  await roundTrip(page);
}

/** Sends a request and waits for the answer: what the page has asked for before has reached the test by then. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz'));
}

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds on a page: a line for each rule that is broken, with the elements.
 * @param part selector of the part that is looked at; else the whole page
 * @param withGoodPractice also rules that no standard demands
 */
export async function axeFindings(page: Page, { part = 'html', withGoodPractice = true } = {}): Promise<string[]> {
  // What is fading in has little contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect!.getComputedTiming();
      if (animation.timeline === document.timeline && endTime !== Infinity) animation.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page })
    // No page has frames; without this mode axe needs more than twice the time.
    .setLegacyMode()
    .options({
      runOnly: withGoodPractice ? [...accessibilityRules, 'best-practice'] : accessibilityRules,
      resultTypes: ['violations'],
    })
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** The code with which the build has signed the report of a number. */
export function signedCode(number: string): string {
  const codes = JSON.parse(readFileSync(path.join(buildDir, reportsFile), 'utf8')) as string[];
  return codes.find((code) => readCode(code)!.report.number === number)!;
}

/** What the square code of a battery report says: the address that checks it. */
export function checkAddress(number: string, language: string): string {
  return `${site.url}${localizePath(verifyPath, language)}#${signedCode(number)}`;
}

/** What the square code in a picture says. */
export async function codeIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const catalogues = new Map<string, Record<string, { message: string }>>();

/**
 * What the front matter of a page of words says in a language, as pages show it.
 * @param page its file below src/pages, such as `demo/index`
 */
export function words(language: string, page: string): PageFrontMatter {
  const folder = language === defaultLocale ? 'src/pages' : `i18n/${language}/docusaurus-plugin-content-pages`;
  const [, yaml = ''] = readFileSync(path.join(root, folder, `${page}.mdx`), 'utf8').split(/^---$/m);
  const { htmlLang } = localeOf(language);
  return parse(yaml, (_, value: unknown) =>
    typeof value === 'string' ? typeset(value, htmlLang) : value,
  ) as PageFrontMatter;
}

/** A text of the site in a language as pages show it, from the translators' files, with placeholders filled in. */
export function text(language: string, id: string, values: Record<string, string> = {}): string {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(root, `i18n/${language}/${file}`), 'utf8')) as Record<
      string,
      { message: string }
    >;
  const catalogue = catalogues.get(language) ?? { ...read('code.json'), ...read('server.json') };
  catalogues.set(language, catalogue);
  const message = catalogue[id]?.message || (language === defaultLocale ? undefined : text(defaultLocale, id));
  if (message === undefined) throw new Error(`i18n/${language}/code.json has no "${id}".`);
  const { htmlLang } = localeOf(language);
  return typeset(message, htmlLang).replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** An address in a domain of its own: a network may cause only so many mails to one domain within a day. */
export const newAddress = () => `ase@${randomUUID()}.example`;

/** Mails to an address, which the server under test writes into files; their HTML, decoded. */
export async function mailsTo(address: string): Promise<{ subject: string; html: string }[]> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))));
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ subject = '', html = '' }) => ({ subject, html }));
}

/** The database of the server under test. */
function openDatabase(): DatabaseSync {
  return new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? '', 'requests.sqlite'), { readOnly: true });
}

/** What the server would have given to a form that a visitor began to fill in so many seconds ago. */
export function formTokenFrom(secondsAgo: number): string {
  const database = openDatabase();
  const { value } = database.prepare("SELECT value FROM secrets WHERE name = 'form-token'").get() as { value: string };
  database.close();
  const issuedAt = String(Date.now() - secondsAgo * 1000);
  return `${issuedAt}.${createHmac('sha256', value).update(issuedAt).digest('base64url')}`;
}

/** Stored submissions whose field has a value (their name, if no other field is meant), read from the server's database. */
export function storedRequests(value: string, field = 'name'): Record<string, string>[] {
  const database = openDatabase();
  const rows = database
    .prepare('SELECT kind, reference, language, quarantined_for, payload FROM submissions')
    .all() as Record<string, string>[];
  database.close();
  return rows
    .map(({ payload, ...row }) => ({ ...row, ...(JSON.parse(payload ?? '{}') as Record<string, string>) }))
    .filter((request) => request[field] === value);
}
