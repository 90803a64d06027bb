import { chromium, type Page } from '@playwright/test';

import { storageKeys } from '../../src/language/storage.ts';
import { middle } from './bench-page.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

/** A phone of the middle class is about four times slower than what this runs on; Lighthouse assumes the same. */
const slowdown = 4;

interface Interaction {
  what: string;
  address: string;
  act(page: Page): Promise<void>;
}

const interactions: Interaction[] = [
  { what: 'menu', address: '/', act: (page) => page.locator('header [command="show-modal"]').click() },
  {
    what: 'language selector',
    address: '/',
    act: async (page) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.locator('[popovertarget="language-menu"]').click();
    },
  },
  {
    what: 'filter of vehicles',
    address: '/products/batscan/vehicle-coverage',
    act: (page) => page.getByRole('searchbox').pressSequentially('id.3', { delay: 120 }),
  },
  {
    what: 'demo form',
    address: '/demo',
    act: async (page) => {
      await page.locator('#demo-name').pressSequentially('Ada', { delay: 120 });
      // Until then the browser checks the form itself.
      await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
      await page.locator('main form [type=submit]').click();
      await page.locator('[data-slot=form-alert]').waitFor();
    },
  },
];

/** The longest wait of one interaction on a freshly opened page, in ms: what INP is made of. */
async function longestWait(page: Page, url: string, act: Interaction['act']): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  // An entry comes after the frame that shows what the interaction did.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(Math.max(0, ...(window as unknown as { waits: number[] }).waits)), 500);
      }),
  );
}

/**
 * Medians of the longest wait of several visitors.
 * @param origin of the site
 * @returns by interaction; 16 ms is the least that the browser tells
 */
export async function measureInteractions(origin: string, runs: number): Promise<Map<string, number>> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const waits = new Map<string, number[]>();
  for (let round = 0; round < runs; round += 1) {
    for (const { what, address, act } of interactions) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.addInitScript((performedKey) => {
        localStorage.setItem(performedKey, 'true');
        const found: number[] = [];
        Object.assign(window, { waits: found });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) found.push(duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      }, storageKeys.performed);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      waits.set(what, [...(waits.get(what) ?? []), await longestWait(page, origin + address, act)]);
      await page.close();
    }
  }
  await browser.close();
  return new Map([...waits].map(([what, all]) => [what, middle(all)]));
}
