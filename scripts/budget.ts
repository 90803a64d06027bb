/** Weighs every built page that visitors read in Chromium and fails when one is over its budget (`npm run budget`). */
import './lib/help.ts';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page, type Request } from '@playwright/test';

import budgets from '../data/budgets.json' with { type: 'json' };
import { startServer } from '../server/index.ts';
import { storageKeys } from '../src/language/storage.ts';
import { builtPages } from './lib/built-pages.ts';
import { actAsVisitor, chromiumArguments, chromiumPath } from './lib/chromium.ts';
import { kilobyte, overBudget, type PageWeight } from './lib/page-weight.ts';
import { buildDir } from './lib/paths.ts';

/** How many pages are weighed at the same time. */
const workers = 2;
/** Forty times what a page takes. */
const patienceMs = 60_000;
/** How often a page is tried. */
const attempts = 3;

/** What a visitor does on a page without filling anything in: reads to the end and opens every menu. */
async function readWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const idleTime = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
    await idleTime();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    for (const menu of document.querySelectorAll<HTMLElement>('[popover=auto]')) menu.showPopover();
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.showModal();
      await nextFrame();
      dialog.close();
    }
    for (const details of document.querySelectorAll('details')) details.open = true;
    await nextFrame();
    await idleTime();
  });
}

/** A page whose every visit is a first one: what it is sent comes from the server, and detection is already done. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(actAsVisitor);
  await page.addInitScript((performedKey) => {
    // Detection asks outside services, which is no part of the page's weight.
    localStorage.setItem(performedKey, 'true');
    const shifts: { sum: number } = { sum: 0 };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, storageKeys.performed);
  return page;
}

const isPageViewScript = (request: Request) => /\/page-view\.\w+\.js$/.test(request.url());

async function weigh(page: Page, origin: string, address: string): Promise<PageWeight> {
  const requested: Request[] = [];
  // What never finishes has no headers to wait for: Chromium gives some requests for the next page up before it sends them.
  const finished: Request[] = [];
  const onRequest = (request: Request) => void requested.push(request);
  const onFinished = (request: Request) => void finished.push(request);
  page.on('request', onRequest).on('requestfinished', onFinished);
  const lastScript = page.waitForEvent('requestfinished', { predicate: isPageViewScript, timeout: patienceMs });
  // The page may be closed before this is waited for.
  lastScript.catch(() => undefined);
  const response = await page.goto(origin + address, { waitUntil: 'load' });
  const layoutShift = await page.evaluate(
    () => (window as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum,
  );
  const has = async (part: string) => (await page.locator(part).count()) > 0;
  const hydrates = await has('[data-hydrate]');
  const ownScript = (await has('[data-report-check]'))
    ? 'checkJs'
    : (await has('[data-search-panel]'))
      ? 'searchJs'
      : undefined;
  await readWholePage(page);
  if (hydrates) {
    await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  await lastScript;
  page.off('request', onRequest).off('requestfinished', onFinished);
  const bytes = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0 };
  let pageViewJs = 0;
  for (const request of finished) {
    const type = request.resourceType();
    // What is fetched ahead for the next page, such as its document, is no cost of this one.
    if (!(type in bytes) || (type === 'document' && request !== response?.request())) continue;
    const size = Number((await request.response())?.headers()['content-length'] ?? 0);
    if (isPageViewScript(request)) pageViewJs += size;
    else bytes[type as keyof typeof bytes] += size;
  }
  return {
    page: address,
    hydrates,
    ownScript,
    html: bytes.document,
    css: bytes.stylesheet,
    js: bytes.script,
    pageViewJs,
    fontFiles: finished.filter((request) => request.resourceType() === 'font').length,
    fonts: bytes.font,
    images: bytes.image,
    layoutShift,
    foreignRequests: requested.filter((request) => new URL(request.url()).origin !== origin).length,
  };
}

/**
 * Weighs a page by itself. Chromium may leave one without frames for good, as when its graphics process has ended: it is then
 * tried again.
 */
async function weighPatiently(browser: Browser, origin: string, address: string): Promise<PageWeight> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await openPage(browser);
    // What waits for the page then fails.
    const timer = setTimeout(() => void page.close(), patienceMs);
    try {
      return await weigh(page, origin, address);
    } catch (error) {
      if (attempt === attempts) throw new Error(`${address} could not be weighed.`, { cause: error });
    } finally {
      clearTimeout(timer);
      await page.close();
    }
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'budget-'));
const server = await startServer({
  ...process.env,
  PORT: '0',
  DATA_DIR: dataDir,
  SITE_DIR: buildDir,
  LOG_LEVEL: 'error',
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
// The gallery of components is for those who work on the site, and grows with it.
const waiting = builtPages(buildDir).filter((address) => !/\/design-system(?:\/|$)/.test(address));
const weights: PageWeight[] = [];
await Promise.all(
  Array.from({ length: workers }, async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      let weight = await weighPatiently(browser, server.origin, address);
      // A font that arrives in the very frame of the first paint moves text once in fifty loads: what repeats counts.
      for (let again = 0; again < 2 && overBudget(weight, budgets).length > 0; again += 1) {
        weight = await weighPatiently(browser, server.origin, address);
      }
      weights.push(weight);
    }
  }),
);
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true });

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1);
console.log('KB after brotli      HTML    CSS     JS  fonts  images  layout shift');
for (const weight of weights.sort((a, b) => b.js - a.js)) {
  const columns = [weight.html, weight.css, weight.js, weight.fonts, weight.images].map((size) =>
    inKilobytes(size).padStart(6),
  );
  console.log(`${weight.page.padEnd(18)} ${columns.join(' ')}  ${weight.layoutShift.toFixed(4)}`);
}
const faults = weights.flatMap((weight) => overBudget(weight, budgets));
for (const { page, what, size, limit } of faults) {
  console.error(
    `${page} is over its budget: ${what} ${size > 1000 ? `${inKilobytes(size)} KB of ${inKilobytes(limit)} KB` : `${size} of ${limit}`}.`,
  );
}
console.log(`${weights.length} pages weighed, ${faults.length} over budget.`);
process.exitCode = faults.length > 0 ? 1 : 0;
