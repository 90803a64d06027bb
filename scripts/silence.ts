/**
 * How long the server's event loop is silent at most, that is how long pages wait, while the database is kept busy
 * (`npm run silence`; `-- --submissions 100000` for a larger database). Where other programs use the machine, silence
 * contains what they take; "at work" is the longest time that the event loop itself was at work without a pause.
 */
import './lib/help.ts';

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { purge } from '../server/storage/retention.ts';
import { openSqlite } from '../server/storage/sqlite.ts';
import { submissionPages } from '../server/storage/stored-submission.ts';
import { createSubmissionStore } from '../server/storage/submission-store.ts';
import { root } from './lib/paths.ts';

const { values: options } = parseArgs({ options: { submissions: { type: 'string', default: '36000' } } });
const count = Number(options.submissions);

// Not the system's temporary folder: that is often in memory.
mkdirSync(path.join(root, 'var'), { recursive: true });
const dataDir = mkdtempSync(path.join(root, 'var/silence-'));
process.once('exit', () => rmSync(dataDir, { recursive: true }));
const file = path.join(dataDir, 'requests.sqlite');
const database = await openSqlite(file);
const store = createSubmissionStore(database);

const insert = (email: string, receivedAt = new Date().toISOString()) =>
  store.insert({
    kind: 'demo-request',
    language: 'en',
    payload: { email, message: 'What visitors write. '.repeat(160) } as { email: string },
    receivedAt,
    quarantinedFor: ['links'],
    deliveries: [{ kind: 'receipt', recipient: email }],
  });

/** All within an hour, long ago. */
const receivedAt = (index: number) => new Date(Date.UTC(2001) + (index * 3_600_000) / count).toISOString();
for (let done = 0; done < count; done += 1000) {
  await Promise.all(
    Array.from({ length: 1000 }, (_one, index) => insert(`a${done + index}@b.example`, receivedAt(done + index))),
  );
}

/** Measures while submissions arrive; what is refused meanwhile is counted. */
async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  let [silent, atWork] = [0, 0];
  const cpu = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1000;
  let last = { at: performance.now(), cpu: cpu() };
  const timer = setInterval(() => {
    const now = { at: performance.now(), cpu: cpu() };
    silent = Math.max(silent, now.at - last.at);
    atWork = Math.max(atWork, now.cpu - last.cpu);
    last = now;
  }, 5);
  let running = true;
  let longestWait = 0;
  let refused = 0;
  const arriving = (async () => {
    for (let number = 0; running; number += 1) {
      const start = performance.now();
      await insert(`new${number}@c.example`).catch(() => (refused += 1));
      longestWait = Math.max(longestWait, performance.now() - start);
      await pause(10);
    }
  })();
  const start = performance.now();
  await work();
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  running = false;
  await arriving;
  console.log(
    `${what.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s   silent ${silent.toFixed(0).padStart(5)} ms, at work ${atWork.toFixed(0).padStart(4)} ms   ` +
      `submissions waited ${longestWait.toFixed(0).padStart(5)} ms, ${refused} refused`,
  );
}

async function run(args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const [code] = (await once(
    spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }),
    'exit',
  )) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`);
}
const submissions = (...args: string[]) => run([path.join(root, 'server/cli/index.ts'), ...args]);
const holdLock = `const { DatabaseSync } = require('node:sqlite'); const database = new DatabaseSync(process.argv[1]);
  database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE'); setTimeout(() => database.close(), 3000);`;

console.log(`${count} submissions`);
await measure('nothing', () => pause(2000));
await measure('a lock', () => run(['-e', holdLock, file]));
await measure('reading all of them', async () => {
  for await (const submission of submissionPages(database.query, 'quarantined_for IS NOT NULL', [])) void submission;
});
await measure('an integrity check', () => database.checkIntegrity());
await measure('a back-up', () => submissions('backup', path.join(dataDir, 'back-up')));
await measure('an erasure', () => submissions('erase', 'a5@b.example'));
await measure('retention of all of them', () =>
  purge(database, { mailFolder: path.join(dataDir, 'mail'), confirmed: true }),
);
await database.close();
