import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildSite, isBuildCurrent } from './lib/build-site.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensureNginx } from './lib/nginx.ts';
import { ensurePostgres } from './lib/postgres.ts';
import { exitOnFailure, run } from './lib/run.ts';
import { ensureStrace } from './lib/strace.ts';

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
const jestResults = path.join(results, 'jest.json');
const playwrightResults = path.join(results, 'playwright.json');

const steps: [title: string, step: () => Promise<void> | void][] = [
  ['Chromium', ensureChromium],
  ['PostgreSQL', ensurePostgres],
  ['strace', ensureStrace],
  ['nginx', ensureNginx],
  ['Type check', () => run('tsc', [])],
  ['Lint', () => run('npm', ['run', '--silent', 'lint'])],
  ['Translations', () => run('node', ['scripts/i18n.ts'])],
  ['Build', () => (isBuildCurrent() ? console.log('The build is current.') : buildSite())],
  [
    'Jest',
    () =>
      run('jest', ['--json', `--outputFile=${jestResults}`], {
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      }),
  ],
  ['Budget', () => run('node', ['scripts/budget.ts'])],
  [
    'Playwright',
    () =>
      run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults,
      }),
  ],
];

for (const [title, step] of steps) {
  console.log(`\n── ${title}`);
  const start = Date.now();
  try {
    await step();
  } catch (error) {
    exitOnFailure(error);
  }
  console.log(`   ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

const jest = JSON.parse(readFileSync(jestResults, 'utf8')) as { numPassedTests: number; numFailedTests: number };
const { stats } = JSON.parse(readFileSync(playwrightResults, 'utf8')) as {
  stats: { expected: number; flaky: number; unexpected: number };
};
console.log(
  `\n${jest.numPassedTests + stats.expected + stats.flaky} passed, ${jest.numFailedTests + stats.unexpected} failed`,
);
