import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';

import { stracePath } from '../../scripts/lib/strace';
import { openPostgres } from '../../server/storage/postgres';
import { createSubmissionStore, type Submission } from '../../server/storage/submission-store';
import { startPostgres, type PostgresCluster } from '../support/postgres';
import { makeSite } from '../support/site-fixture';
import { waitUntil } from '../support/wait-until';

let siteDir: string;
let folder: string;
let cluster: PostgresCluster;
const children: ChildProcess[] = [];

beforeAll(async () => {
  siteDir = makeSite();
  folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  cluster = await startPostgres();
}, 60_000);
// The tracer ends with what it traces.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => {
  cluster.remove();
  rmSync(siteDir, { recursive: true });
  rmSync(folder, { recursive: true });
});

const submission: Submission = {
  kind: 'demo-request',
  language: 'en',
  payload: { email: 'a@b.example' },
  receivedAt: new Date().toISOString(),
  quarantinedFor: [],
  deliveries: [],
};

test('SQLite: before each 201 the disk was asked to write; requests that come together share that', async () => {
  const log = path.join(folder, 'strace.log');
  const child = spawn(process.execPath, ['server/index.ts'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      DATA_DIR: folder,
      SITE_DIR: siteDir,
      LIMIT_PER_ADDRESS: '1000',
    },
  });
  children.push(child);
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.stdout.on('data', () => {
      const listening = /Listening on (\S+)/.exec(output);
      if (listening) resolve(listening[1]!);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  const tracer = spawn(stracePath, ['-f', '-y', '-e', 'trace=fdatasync,fsync', '-o', log, '-p', String(child.pid)]);
  children.push(tracer);
  await new Promise((resolve) => tracer.stderr.once('data', resolve));

  // Newsletter sign-ups held back by the trap: nothing of theirs is sent, so every write is theirs.
  const send = async (address: string) => {
    const response = await fetch(`${origin}/api/newsletter-subscriptions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${address}@b.example`, language: 'en', homepage: 'x' }),
    });
    expect(response.status).toBe(201);
  };
  const writes = () =>
    (readFileSync(log, 'utf8').match(/(?:fdatasync|fsync)\(\d+<[^>]*requests\.sqlite-wal>\)/g) ?? []).length;

  await send('first');
  for (let round = 0; round < 10; round += 1) {
    const before = writes();
    await send(`alone-${round}`);
    expect(writes()).toBeGreaterThan(before);
  }
  const sendTogether = (name: string) =>
    Promise.all(Array.from({ length: 100 }, (_value, index) => send(`${name}-${index}`)));
  // Connections are accepted one at a time; the second hundred finds them open.
  await sendTogether('connecting');
  const before = writes();
  await sendTogether('together');
  const together = writes() - before;
  expect(together).toBeGreaterThan(0);
  expect(together).toBeLessThan(100);
}, 60_000);

test('PostgreSQL: each commit waits until the write-ahead log is on disk', async () => {
  const url = await cluster.createDatabase();
  const database = await openPostgres(url, () => undefined);
  const store = createSubmissionStore(database);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const syncs = async () => {
    const { rows } = await client.query<{ wal_sync: string }>('SELECT wal_sync FROM pg_stat_wal');
    return Number(rows[0]!.wal_sync);
  };
  expect(await database.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await database.query('SHOW fsync')).toEqual([{ fsync: 'on' }]);
  const before = await syncs();
  for (let count = 0; count < 20; count += 1) await store.insert(submission);
  await database.close();
  // Its figures follow within a second or so.
  await waitUntil(async () => (await syncs()) >= before + 20, { what: 'Twenty writes' });
  await client.end();
}, 30_000);
