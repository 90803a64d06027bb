/** Runs the tests; `npm test -- --help` says how. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

import { buildSite, isBuildCurrent } from './lib/build-site.ts';
import { ensureFastChromium } from './lib/chromium.ts';
import { run, StepFailedError } from './lib/run.ts';
import { ensureSystemParts, missingParts, type SystemPart } from './lib/system-parts.ts';
import { readJestReport, readPlaywrightReport, summarize } from './lib/test-report.ts';

const help = `npm test [-- GROUP [ARGUMENTS]]

  fast      types, lint, format, mistakes in content and translations, unit tests
  content   what writers and translators work with: checks, drafts, translations, new files
  server    the server on SQLite and PostgreSQL
  system    what takes more of a Linux machine: nginx, strace, systemd, pg_dump, mounts
  browser   the built site in Chromium: page budgets and journeys

Without a group all of them run. Arguments go to the group's runner, which then runs alone:

  npm test -- server storage -t 'same key'    Jest: file, title
  npm test -- browser demo-form -g keyboard   Playwright: file, title

Parts of the system that are missing are named, and their tests are skipped. With CI=true nothing is skipped.
`;

type Step = [title: string, run: () => Promise<void> | void];

const isCi = Boolean(process.env.CI);
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const cache = 'node_modules/.cache';
let hasFailed = false;

const quietly = (command: string, ...args: string[]) => run(command, args, {}, { quiet: true });

function jest(folder: string, args: string[], quiet = false): Promise<void> {
  const report = path.join(reports, `jest-${folder}.json`);
  return run(
    'jest',
    [`--roots=tests/${folder}`, '--json', `--outputFile=${report}`, ...args],
    { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    { quiet },
  );
}

/** @returns whether it went well */
async function take([title, step]: Step): Promise<boolean> {
  const start = Date.now();
  try {
    await step();
    console.log(`── ${title}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
    return true;
  } catch (error) {
    console.error(`── ${title} failed: ${error instanceof StepFailedError ? error.message : String(error)}`);
    hasFailed = true;
    return false;
  }
}

/** Takes steps that do not need each other, as many at a time as there are processors. */
async function takeTogether(steps: Step[]): Promise<void> {
  const waiting = steps.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const step of waiting) await take(step);
    }),
  );
}

/** Takes steps of which each needs the ones before it. */
async function takeInTurn(steps: Step[]): Promise<void> {
  for (const step of steps) if (!(await take(step))) return;
}

function build(): Promise<void> | void {
  if (isBuildCurrent()) return console.log('The build is current.');
  return buildSite();
}

function systemParts(parts?: SystemPart[]): void {
  if (isCi) return ensureSystemParts(parts);
  const missing = missingParts(parts);
  if (missing.length > 0) console.log(`Tests are skipped that need ${missing.join(', ')}.`);
}

const groups: Record<string, (args: string[]) => Promise<void>> = {
  fast: (args) => {
    const tests: Step = ['Unit tests', () => jest('unit', args, args.length === 0)];
    if (args.length > 0) return takeInTurn([tests]);
    return takeTogether([
      tests,
      ['Lint', () => quietly('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', `${cache}/eslint/`)],
      ['Types', () => quietly('tsc', '--incremental', '--tsBuildInfoFile', `${cache}/tsc.tsbuildinfo`)],
      ['Format', () => quietly('prettier', '--check', '.', '--cache')],
      ['Content', () => quietly('node', 'scripts/check.ts')],
    ]);
  },
  content: (args) => takeInTurn([['Content tests', () => jest('content', args)]]),
  server: (args) => takeInTurn([['Server tests', () => jest('server', args)]]),
  system: (args) =>
    takeInTurn([
      ['Parts of the system', () => systemParts()],
      ['System tests', () => jest('system', args)],
    ]),
  browser: (args) => {
    const file = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json') };
    return takeInTurn([
      ['Chromium', ensureFastChromium],
      ['Java', () => systemParts(['java'])],
      ['Build', build],
      ...(args.length === 0 ? [['Budgets', () => run('node', ['scripts/budget.ts'])] satisfies Step] : []),
      ['Browser tests', () => run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...args], file)],
    ]);
  },
};

/** What git sees of the working tree; undefined where this is no checkout. */
function workingTree(): string | undefined {
  try {
    return execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

const [group, ...args] = process.argv.slice(2);
if (group !== undefined && !Object.hasOwn(groups, group)) {
  process.stdout.write(help);
  process.exit(group === '--help' || group === '-h' ? 0 : 1);
}
const treeBefore = workingTree();
for (const name of group === undefined ? Object.keys(groups) : [group]) {
  console.log(`\n━━ ${name}`);
  await groups[name]!(args);
}

const treeAfter = workingTree();
if (treeAfter !== treeBefore) {
  console.error(`\nThe working tree has changed; tests write nothing into it, so somebody did:\n${treeAfter}`);
  // Who works on while the tests run has done it himself.
  hasFailed ||= isCi;
}
const results = [
  ...['unit', 'content', 'server', 'system'].flatMap((name) => readJestReport(path.join(reports, `jest-${name}.json`))),
  ...readPlaywrightReport(path.join(reports, 'playwright.json')),
];
if (isCi && results.some(({ outcome }) => outcome === 'skipped')) {
  console.error('\nTests were skipped, which CI does not allow.');
  hasFailed = true;
}
console.log(summarize(results));
process.exitCode = hasFailed || results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
