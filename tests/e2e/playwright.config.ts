import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import { chromiumArguments, chromiumPath } from '../../scripts/lib/chromium';

/** Workers inherit it, so all processes of a run read the same database. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'e2e-'));
const port = 4987;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Busy machines are slow; what a test waits for comes, or it never does.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  webServer: {
    command: 'node server/index.ts',
    cwd: path.join(__dirname, '../..'),
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, LIMIT_PER_ADDRESS: '100000', LIMIT_TOTAL: '100000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
