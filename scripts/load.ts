/**
 * How many posts the server keeps, as ratios against references measured in the same run on the same disk
 * (`node scripts/load.ts`, `--seconds 60` for the part at a constant rate). It takes about four minutes; nothing else
 * should run meanwhile. The references:
 *
 * - bare commits: the rows of one post in one durable SQLite transaction after the other, without HTTP
 * - without storage: the server with a store that keeps nothing
 *
 * "One transaction a request" is measured with as many connections as group commit, but the store gets one post at a
 * time: a single connection would measure how long a post takes, half of it waiting for the client, and not how many
 * posts fit. Neither it nor "group commit" sends mails, like the references; "the whole server" does, as files.
 *
 * At the constant rate a post is sent every two milliseconds whether or not the earlier ones are answered, and its time
 * counts from the moment when it was due: a server that stalls cannot hide it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';

import { newSubmission } from './lib/load-submission.ts';
import { root } from './lib/paths.ts';
import { startServerProcess, type ServerProcess } from './lib/server-process.ts';

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });

const rounds = 3;
const roundSeconds = 5;
const warmUpSeconds = 2;
const connections = 32;
const ratePerSecond = 500;
const endpoint = '/api/demo-requests';

interface Measured {
  perSecond: number;
  /** Milliseconds */
  p99: number;
}

// Not the system's temporary folder: that is often in memory, where a durable commit costs nothing.
const parent = path.join(root, 'var');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(path.join(parent, 'load-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const siteDir = path.join(folder, 'site');
mkdirSync(siteDir);
for (const page of ['index', '404']) writeFileSync(path.join(siteDir, `${page}.html`), '<title>Site</title>');
const newDataDir = () => mkdtempSync(path.join(folder, 'data-'));

const running = new Set<ServerProcess>();
process.once('exit', () => running.forEach(({ child }) => child.kill('SIGKILL')));

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;
}

function median(values: Measured[]): Measured {
  return values.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(values.length / 2)]!;
}

/** Bare commits, in a process of their own: they block it. */
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

async function stop(server: ServerProcess): Promise<void> {
  await server.end('SIGTERM');
  running.delete(server);
}

/** Of what was confirmed, how much is not in the table exactly once. */
function countLost(dataDir: string, references: string[]): number {
  const database = new DatabaseSync(path.join(dataDir, 'requests.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT reference FROM submissions').all() as { reference: string }[];
  database.close();
  const stored = Map.groupBy(rows, ({ reference }) => reference);
  return references.filter((reference) => stored.get(reference)?.length !== 1).length;
}

/** Posts one after the other on each of the connections. */
async function postInLoop(origin: string, seconds: number, references: string[]): Promise<Measured> {
  const confirmedBefore = references.length;
  const { latency, duration, errors, non2xx } = await autocannon({
    url: origin + endpoint,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const { key, post } = newSubmission();
          const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
          return { ...request, method: 'POST', path: endpoint, headers, body: JSON.stringify(post) };
        },
        onResponse: (status, body) => {
          if (status === 201) references.push((JSON.parse(body) as { reference: string }).reference);
        },
      },
    ],
  });
  if (errors + non2xx > 0) throw new Error(`${errors} connections broke and ${non2xx} posts were refused.`);
  return { perSecond: (references.length - confirmedBefore) / duration, p99: latency.p99 };
}

/** Posts at times that the answers have no say in. */
async function postAtRate(origin: string, seconds: number, references: string[]): Promise<Measured> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const begin = performance.now();

  async function post(due: number): Promise<void> {
    const { key, post: body } = newSubmission();
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const response = await fetch(origin + endpoint, { method: 'POST', headers, body: JSON.stringify(body) });
    const { reference } = (await response.json()) as { reference: string };
    times.push(performance.now() - due);
    if (response.status !== 201) throw new Error(`A post was answered with ${response.status}.`);
    references.push(reference);
  }

  for (let count = 0; count < seconds * ratePerSecond; count += 1) {
    const due = begin + (count * 1000) / ratePerSecond;
    while (performance.now() < due) await pause(1);
    sent.push(post(due));
  }
  await Promise.all(sent);
  return { perSecond: times.length / ((performance.now() - begin) / 1000), p99: percentile(times, 0.99) };
}

let lost = 0;

async function measure(mode: string, post: typeof postInLoop, seconds: number): Promise<Measured> {
  const dataDir = newDataDir();
  const server = await start(mode, dataDir);
  const references: string[] = [];
  await post(server.origin, warmUpSeconds, references);
  const measured = await post(server.origin, seconds, references);
  await stop(server);
  if (mode !== 'no-storage') lost += countLost(dataDir, references);
  rmSync(dataDir, { recursive: true });
  return measured;
}

/** The disk's and the processor's own figures. */
function describeMachine(): string {
  const disk = openSync(path.join(folder, 'disk'), 'w');
  const block = Buffer.alloc(4096, 1);
  const second = (work: () => void) => {
    let count = 0;
    for (const end = performance.now() + 1000; performance.now() < end; count += 1) work();
    return count;
  };
  const flushes = second(() => {
    writeSync(disk, block);
    fdatasyncSync(disk);
  });
  closeSync(disk);
  const hashes = second(() => createHash('sha256').update(block).digest());
  const [{ model = '' } = {}, ...others] = cpus();
  return `${others.length + 1} × ${model}, SHA-256 ${(hashes * 4096e-6).toFixed(0)} MB/s; append 4 KiB and flush ${flushes}/s; load average ${loadavg()[0]!.toFixed(2)}`;
}

console.log(describeMachine());
const results = new Map<string, Measured[]>();
const note = (what: string, measured: Measured) => results.set(what, [...(results.get(what) ?? []), measured]);
// In turns: what else the machine does meanwhile falls on all of them.
for (let round = 0; round < rounds; round += 1) {
  note('bare commits', bareCommits());
  note('without storage', await measure('no-storage', postInLoop, roundSeconds));
  note('one transaction a request', await measure('single', postInLoop, roundSeconds));
  note('group commit', await measure('group', postInLoop, roundSeconds));
  note('the whole server', await measure('whole', postInLoop, roundSeconds));
}
note(`the whole server at ${ratePerSecond}/s`, await measure('whole', postAtRate, Number(options.seconds)));

const bare = median(results.get('bare commits')!);
const withoutStorage = median(results.get('without storage')!);
console.log(`${connections} connections, median of ${rounds} × ${roundSeconds} s`);
console.log(`${''.padEnd(28)} posts/s   p99 ms   ÷ bare commits   ÷ without storage`);
for (const [what, all] of results) {
  const { perSecond, p99 } = median(all);
  const ratio = (reference: Measured) => (perSecond / reference.perSecond).toFixed(2);
  console.log(
    `${what.padEnd(28)} ${perSecond.toFixed(0).padStart(7)}  ${p99.toFixed(1).padStart(7)}  ${ratio(bare).padStart(15)}  ${ratio(withoutStorage).padStart(18)}`,
  );
}
console.log(`${lost} confirmed posts lost or stored twice`);
if (lost > 0) process.exitCode = 1;
