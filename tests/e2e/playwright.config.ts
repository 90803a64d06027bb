import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import { chromiumArguments, chromiumPath, fastChromiumPath } from '../../scripts/lib/chromium';

/** Workers inherit both, so all processes of a run read the same database and ask the same server. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'e2e-'));
const freePort =
  'const server = net.createServer().listen(0, () => { console.log(server.address().port); server.close(); })';
process.env.E2E_PORT ??= execFileSync(process.execPath, ['-e', freePort], { encoding: 'utf8' }).trim();
const port = process.env.E2E_PORT;

/** Tests of what only the whole browser does; the others run in its headless shell, in half the time. */
const ofWholeBrowser = /(?:reading|page-views)\.spec\.ts/;
const inBrowser = (executablePath: string | undefined) => ({
  launchOptions: { executablePath, args: chromiumArguments },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Once in some thousand runs the browser itself stops answering; the summary names each test that ran again.
  retries: process.env.CI ? 1 : 0,
  // Nets for what never happens: what a test waits for comes, however busy the machine is.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  },
  projects: [
    { name: 'pages', testIgnore: ofWholeBrowser, use: inBrowser(fastChromiumPath()) },
    { name: 'browser', testMatch: ofWholeBrowser, use: inBrowser(chromiumPath()) },
  ],
  webServer: {
    command: 'node server/index.ts',
    cwd: path.join(__dirname, '../..'),
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR, LIMIT_PER_ADDRESS: '100000', LIMIT_TOTAL: '100000' },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
