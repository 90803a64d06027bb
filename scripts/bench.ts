/**
 * How fast the built site is, beside references of the same run (`npm run bench`; build first, and let nothing else run):
 *
 * - pages: Lighthouse as a phone on a slow network, medians of five, beside a page of the same text written by hand,
 *   the framework's own template, and other built sites (`--site NAME=FOLDER`, as often as wanted)
 * - interactions: how long a phone's visitor waits for the menu, the language selector, a filter and a form
 * - build: time and memory for 10, 100 and 1,000 posts in every language
 * - server: pages a second beside nginx
 *
 *   npm run bench                              all parts, pages in English (about an hour)
 *   npm run bench -- pages --language sv       one part; --page /demo, --runs 3 limit it further
 *   npm run bench -- --write                   puts the tables into docs/performance.md
 *
 * Lighthouse and the template come from npm into var/ when they are first needed.
 */
import './lib/help.ts';

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';

import { startServer } from '../server/index.ts';
import { registerSite } from '../server/routes/site.ts';
import { defaultLocale, localizePath } from '../src/domain/locales.ts';
import { growthExponent, measureBuild, type BuildMeasure } from './lib/bench-build.ts';
import { startCountryService } from './lib/bench-country-service.ts';
import { measureInteractions } from './lib/bench-interactions.ts';
import { measurePages, type PageMeasure } from './lib/bench-page.ts';
import { stockTemplate, writeHandWritten } from './lib/bench-references.ts';
import { measureServers } from './lib/bench-server.ts';
import { markdownTable } from './lib/bench-table.ts';
import { isBuildCurrent } from './lib/build-site.ts';
import { builtPages } from './lib/built-pages.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { describeMachine } from './lib/load-machine.ts';
import { buildDir, root } from './lib/paths.ts';

const { values: options, positionals } = parseArguments({
  language: { type: 'string', multiple: true, default: [defaultLocale] },
  page: { type: 'string', multiple: true },
  runs: { type: 'string', default: '5' },
  site: { type: 'string', multiple: true, default: [] },
  write: { type: 'boolean', default: false },
});
const parts = ['pages', 'interactions', 'build', 'server'];
const unknown = positionals.filter((part) => !parts.includes(part));
if (unknown.length > 0) fail(`"${unknown.join(', ')}" is no part; there are ${parts.join(', ')}.`);
const wants = (part: string) => positionals.length === 0 || positionals.includes(part);
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs ${options.runs} is no number of runs.`);
if (!isBuildCurrent()) fail('build/ is missing or older than the sources: run "npm run build" first.');

/** One page of each kind. */
const pageKinds = [
  '/',
  '/products',
  '/products/batscan',
  '/products/batscan/vehicle-coverage',
  '/products/batscan/sample-report',
  '/blog',
  builtPages(buildDir).findLast((address) => /^\/blog\/\d/.test(address)) ?? '/blog',
  '/about',
  '/pricing',
  '/glossary',
  '/verify',
  '/contact',
  '/demo',
];
const addresses = options.language.flatMap((code) =>
  (options.page ?? pageKinds).map((page) => localizePath(page, code)),
);
const missing = addresses.filter((address) => address !== '/' && !builtPages(buildDir).includes(address));
if (missing.length > 0) fail(`build/ has no ${missing.join(', ')}.`);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const closing: (() => Promise<unknown>)[] = [];

/** Serves a folder like the site, without what the site's server does besides. */
async function serve(siteDir: string): Promise<string> {
  const app = fastify();
  await registerSite(app, { siteDir });
  closing.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const milliseconds = (value: number) => value.toFixed(0);
const times = (value: number, reference: number) => `${(value / reference).toFixed(2)} ×`;

function pageRow(name: string, page: PageMeasure, reference?: PageMeasure): string[] {
  return [
    name,
    page.scores.join(' '),
    milliseconds(page.firstPaint),
    reference ? times(page.firstPaint, reference.firstPaint) : '',
    milliseconds(page.largestPaint),
    reference ? times(page.largestPaint, reference.largestPaint) : '',
    milliseconds(page.blocked),
    page.shift.toFixed(3),
    String(page.requests),
    kilobytes(page.bytesBeforePaint),
    kilobytes(page.bytes),
  ];
}

async function pages(origin: string): Promise<string> {
  const countries = await startCountryService(folder);
  closing.push(async () => countries.close());
  const handFolder = path.join(folder, 'by-hand');
  await writeHandWritten(buildDir, addresses, handFolder);
  const byHand = await serve(handFolder);
  const rows: string[][] = [];
  for (const address of addresses) {
    const [site, hand] = await measurePages([origin + address, byHand + address], runs, countries.browserArguments);
    if (!site || !hand) continue;
    rows.push(pageRow(address, site, hand), pageRow('· by hand', hand));
    console.log(
      rows
        .slice(-2)
        .map((row) => row.join('  '))
        .join('\n'),
    );
  }
  const others = [
    ['template of the framework', await stockTemplate()],
    ...options.site.map((given) => given.split(/=(.*)/s).slice(0, 2)),
  ];
  for (const [name = '', siteDir = ''] of others) {
    const [measured] = await measurePages([`${await serve(path.resolve(siteDir))}/`], runs, countries.browserArguments);
    if (measured) rows.push(pageRow(name, measured));
  }
  return markdownTable(
    ['Page', 'Scores', 'FCP ms', '÷ hand', 'LCP ms', '÷ hand', 'TBT ms', 'CLS', 'Requests', 'Before paint', 'In all'],
    rows,
  );
}

async function interactions(origin: string): Promise<string> {
  const waits = await measureInteractions(origin, runs);
  return markdownTable(
    ['Interaction', 'Longest wait ms'],
    [...waits].map(([what, wait]) => [what, milliseconds(wait)]),
  );
}

async function builds(): Promise<string> {
  const measured: BuildMeasure[] = [];
  for (const posts of [10, 100, 1000]) measured.push(await measureBuild(posts));
  return markdownTable(
    ['Posts', 'Pages', 'Seconds', 'ms a page', 'Memory', 'Exponent', 'HTML of home', 'HTML of the blog'],
    measured.map((build, index) => {
      const before = measured[index - 1];
      return [
        String(build.posts),
        String(build.pages),
        build.seconds.toFixed(0),
        ((build.seconds / build.pages) * 1000).toFixed(0),
        `${build.memory.toFixed(0)} MB`,
        before ? growthExponent(before, build).toFixed(2) : '',
        kilobytes(build.home),
        kilobytes(build.blog),
      ];
    }),
  );
}

async function servers(origin: string): Promise<string> {
  const measured = await measureServers(`${origin}/about`, buildDir);
  if (!measured) return 'There is no nginx on this machine to compare with.';
  const { site, nginx } = measured;
  return markdownTable(
    ['Server', 'Pages a second', '÷ nginx', 'p99 ms'],
    [
      ['the site', site.perSecond.toFixed(0), times(site.perSecond, nginx.perSecond), site.p99.toFixed(0)],
      ['nginx, one process', nginx.perSecond.toFixed(0), '', nginx.p99.toFixed(0)],
    ],
  );
}

const server = await startServer({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: path.join(folder, 'data'),
  SITE_DIR: buildDir,
  LOG_LEVEL: 'error',
  LIMIT_TOTAL: '999999999',
});
closing.push(() => server.stop());

const machine = describeMachine(folder);
console.log(machine);
const sections: [part: string, title: string, measure: () => Promise<string>][] = [
  ['pages', 'Pages', () => pages(server.origin)],
  ['interactions', 'Interactions', () => interactions(server.origin)],
  ['server', 'Server', () => servers(server.origin)],
  ['build', 'Build', builds],
];
const tables = new Map<string, string>();
for (const [part, title, measure] of sections) {
  if (!wants(part)) continue;
  tables.set(title, await measure());
  console.log(`\n${title}\n\n${tables.get(title)}`);
}
for (const close of closing) await close();

if (options.write) {
  const file = path.join(root, 'docs/performance.md');
  let text = readFileSync(file, 'utf8');
  for (const [title, table] of tables) {
    // Each table stands between its heading's explanation and the next heading.
    text = text.replace(
      new RegExp(`(<!-- ${title}: npm run bench -->\\n)[^]*?(?=<!-- end -->)`),
      (_all, start: string) => `${start}\n${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${table}\n\n`,
    );
  }
  writeFileSync(file, text);
  console.log(`\nWritten into docs/performance.md.`);
}
