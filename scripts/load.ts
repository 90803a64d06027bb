/**
 * How many submissions the server stores, compared with references that are measured in the same run on the same disk
 * (`npm run load`; `-- --seconds 60` for the part at a constant rate). It takes about four minutes; nothing else
 * should run meanwhile. The references:
 *
 * - bare commits: the rows of one submission in one durable SQLite transaction after the other, without HTTP
 * - without storage: the server with a store that stores nothing
 *
 * "One transaction each" uses as many connections as group commit, but handles one submission at a time: a single
 * connection would measure how long a submission takes, half of it waiting for the client. Like the references, neither
 * it nor "group commit" sends mails; "the whole server" does, as files.
 */
import './lib/help.ts';

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import { neededPages } from '../server/pages/require-built-site.ts';
import { connections, ratePerSecond, sendAtRate, sendInLoop, type Client } from './lib/load-clients.ts';
import { describeMachine } from './lib/load-machine.ts';
import { median, percentile, type Measured } from './lib/load-measured.ts';
import { root } from './lib/paths.ts';
import { startServerProcess, type ServerProcess } from './lib/server-process.ts';

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });

const rounds = 3;
const roundSeconds = 5;
const warmUpSeconds = 2;

// Not the system's temporary folder: that is often in memory, where a durable commit costs nothing.
const parent = path.join(root, 'var');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(path.join(parent, 'load-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const siteDir = path.join(folder, 'site');
mkdirSync(siteDir);
for (const page of neededPages) {
  mkdirSync(path.dirname(path.join(siteDir, page)), { recursive: true });
  writeFileSync(path.join(siteDir, `${page}.html`), '<title>Site</title>');
}
const newDataDir = () => mkdtempSync(path.join(folder, 'data-'));

const running = new Set<ServerProcess>();
process.once('exit', () => running.forEach(({ child }) => child.kill('SIGKILL')));

/** Bare commits, in a process of their own, since they block it. */
function bareCommits(): Measured {
  const output = execFileSync(
    process.execPath,
    [path.join(root, 'scripts/lib/load-server.ts'), 'commits', newDataDir(), siteDir, String(roundSeconds * 1000)],
    { encoding: 'utf8', maxBuffer: Infinity },
  );
  const times = JSON.parse(output) as number[];
  return { perSecond: times.length / roundSeconds, p99: percentile(times, 0.99) };
}

async function start(mode: string, dataDir: string): Promise<ServerProcess> {
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SMTP_URL: '',
      WEBHOOK_URL: '',
      WEBHOOK_SECRET: '',
      LIMIT_PER_ADDRESS: '999999999',
      LIMIT_TOTAL: '999999999',
    },
    mode === 'whole' ? ['server/index.ts'] : ['scripts/lib/load-server.ts', mode, dataDir, siteDir],
  );
  running.add(server);
  return server;
}

/** How many confirmed submissions are not in the table exactly once. */
function countLost(dataDir: string, references: string[]): number {
  const database = new DatabaseSync(path.join(dataDir, 'requests.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT reference FROM submissions').all() as { reference: string }[];
  database.close();
  const stored = Map.groupBy(rows, ({ reference }) => reference);
  return references.filter((reference) => stored.get(reference)?.length !== 1).length;
}

let lost = 0;

async function measure(mode: string, client: Client, seconds: number): Promise<Measured> {
  const dataDir = newDataDir();
  const server = await start(mode, dataDir);
  const references: string[] = [];
  await client(server.origin, warmUpSeconds, references);
  const measured = await client(server.origin, seconds, references);
  await server.end('SIGTERM');
  running.delete(server);
  if (mode !== 'no-storage') lost += countLost(dataDir, references);
  rmSync(dataDir, { recursive: true });
  return measured;
}

console.log(describeMachine(folder));
const results = new Map<string, Measured[]>();
const add = (what: string, measured: Measured) => results.set(what, [...(results.get(what) ?? []), measured]);
// In turns, so that whatever else the machine does affects all of them.
for (let round = 0; round < rounds; round += 1) {
  add('bare commits', bareCommits());
  add('without storage', await measure('no-storage', sendInLoop, roundSeconds));
  add('one transaction each', await measure('single', sendInLoop, roundSeconds));
  add('group commit', await measure('group', sendInLoop, roundSeconds));
  add('the whole server', await measure('whole', sendInLoop, roundSeconds));
}
add(`the whole server at ${ratePerSecond}/s`, await measure('whole', sendAtRate, Number(options.seconds)));

const bare = median(results.get('bare commits')!);
const withoutStorage = median(results.get('without storage')!);
console.log(`${connections} connections, median of ${rounds} × ${roundSeconds} s`);
console.log(`${''.padEnd(28)} per second   p99 ms   ÷ bare commits   ÷ without storage`);
for (const [what, all] of results) {
  const { perSecond, p99 } = median(all);
  const ratio = (reference: Measured) => (perSecond / reference.perSecond).toFixed(2);
  console.log(
    `${what.padEnd(28)} ${perSecond.toFixed(0).padStart(10)}  ${p99.toFixed(1).padStart(7)}  ${ratio(bare).padStart(15)}  ${ratio(withoutStorage).padStart(18)}`,
  );
}
console.log(`${lost} confirmed submissions lost or stored twice`);
if (lost > 0) process.exitCode = 1;
