import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { openSqliteFile } from '../../server/storage/sqlite-file.ts';
import { accepts } from '../support/ports.ts';
import { makeSite } from '../support/site-fixture.ts';
import { waitUntil } from '../support/wait-until.ts';

const valid = { name: 'A', company: 'B', businessType: 'other', email: 'a@b.example', language: 'en' };
let siteDir: string;
let dataDir: string;
const databaseFile = () => path.join(dataDir, 'requests.sqlite');

beforeAll(() => {
  siteDir = makeSite();
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

const children: ChildProcess[] = [];
// A test that failed half-way would leave its server behind, and the test run waiting for it.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startChild(): Promise<{ child: ChildProcess; origin: string; output: () => string }> {
  const child = spawn(process.execPath, ['server/index.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir },
  });
  children.push(child);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const listening = /Listening on (\S+)/.exec(output);
      if (listening) resolve(listening[1]!);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, origin, output: () => output };
}

const exited = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );

test('The settings that make commits durable are read back from the database', () => {
  const database = openSqliteFile(path.join(dataDir, 'pragmas.sqlite'));
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get()!)[0];
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(pragma);
  expect(settings).toEqual(['wal', 2, 1, 1000]);
  expect(pragma('user_version')).toBeGreaterThan(0);
  database.close();
});

test('A database of a newer version is refused and left as it is', () => {
  const file = path.join(dataDir, 'newer.sqlite');
  openSqliteFile(file).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  expect(() => openSqliteFile(file)).toThrow('a newer version of this server');
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
  database.close();
});

test('Two servers on one file store a key once, whichever gets it first', async () => {
  const servers = await Promise.all([startChild(), startChild()]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_value, index) => {
      const response = await fetch(`${servers[index % 2]!.origin}/api/demo-requests`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'shared' },
        body: JSON.stringify(valid),
      });
      return ((await response.json()) as { reference: string }).reference;
    }),
  );
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ child }) => exited(child)));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^.{4}-.{4}$/);
});

test('A killed server has every request that it confirmed', async () => {
  const confirmed: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { child, origin } = await startChild();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await fetch(`${origin}/api/demo-requests`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(valid),
        });
        const { reference } = (await response.json()) as { reference: string };
        confirmed.push(reference);
        child.kill('SIGKILL');
      }).map((sent) => sent.catch(() => undefined)),
    );
    await exited(child);
  }
  const database = new DatabaseSync(databaseFile(), { readOnly: true });
  const kept = database
    .prepare('SELECT reference FROM submissions')
    .all()
    .map(({ reference }) => reference);
  database.close();
  expect(confirmed.length).toBeGreaterThanOrEqual(5);
  expect(kept).toEqual(expect.arrayContaining(confirmed));
});

const body = JSON.stringify(valid);

/** Sends a submission up to the tenth byte of its body; the server has its headers then. */
async function startSubmission(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined);
  socket.write(
    `POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await waitUntil(() => answer.includes('100 Continue'), { what: 'The invitation to go on' });
  socket.write(body.slice(0, 10));
  return { socket, answer: () => answer };
}

/** Waits until a server that is to stop takes no more connections. */
const stopsListening = (origin: string) =>
  waitUntil(async () => !(await accepts(Number(new URL(origin).port), 'localhost')), { what: 'A refused connection' });

test('SIGTERM lets a submission in flight finish and then ends the process', async () => {
  const { child, origin } = await startChild();
  const { socket, answer } = await startSubmission(origin);
  child.kill('SIGTERM');
  await stopsListening(origin);
  socket.write(body.slice(10));
  expect(await exited(child)).toBe(0);
  expect(answer()).toContain('201 Created');
});

test('A second signal does not wait for a submission in flight', async () => {
  const { child, origin } = await startChild();
  const { socket } = await startSubmission(origin);
  child.kill('SIGTERM');
  await stopsListening(origin);
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  expect(await exited(child)).toBe(1);
  socket.destroy();
});

test('A client that never finishes its submission is sent away with 408', async () => {
  const { child, origin } = await startChild();
  const { socket, answer } = await startSubmission(origin);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer()).toContain('408 Request Timeout');
  child.kill('SIGTERM');
  await exited(child);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535; it is "abc". Change or unset it.'],
  [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535; it is "99999". Change or unset it.'],
  [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535; it is " ". Change or unset it.'],
  [{ SMTP_URL: 'https://u:secret@x' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example.com.'],
  [{ SMTP_URL: 'smtps://u:secret%@x' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example.com;'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be an address such as postgres://user:password@host/database.'],
  [{ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }, 'Submissions cannot be stored in PostgreSQL: '],
  [{ SALES_ADDRESS: 'a@b, c@d' }, 'SALES_ADDRESS must be one e-mail address; it is "a@b, c@d". Change or unset it.'],
  [{ WEBHOOK_URL: 'https://crm.example/hook' }, 'WEBHOOK_SECRET and WEBHOOK_URL must be set together.'],
  [{ SITE_URL: 'www.example.com' }, 'SITE_URL must be an address such as https://www.example.com.'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10; it is "-1". Change or unset it.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug; it is "loud". Change or unset it.'],
  [{ SITE_DIR: 'docs' }, 'SITE_DIR holds no built site: there is no '],
  [{ SITE_DIR: '/nowhere' }, 'Run "npm run build", or set SITE_DIR to the folder that it wrote.'],
  [{ DATA_DIR: 'package.json' }, 'Submissions cannot be stored in'],
])('With %j it ends with one clear sentence', (environment, sentence) => {
  let message = '';
  let status: number | null = null;
  try {
    execFileSync(process.execPath, ['server/index.ts'], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        SITE_DIR: siteDir,
        DATA_DIR: dataDir,
        ...environment,
      } as NodeJS.ProcessEnv,
      stdio: 'pipe',
    });
  } catch (error) {
    message = String((error as { stderr: Buffer }).stderr);
    ({ status } = error as { status: number });
  }
  expect(status).toBe(1);
  expect(message).toContain(sentence);
  expect(message).not.toMatch(/\n\s+at |secret/);
});

test('A taken port is named in one sentence', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
  );
  expect(() =>
    execFileSync(process.execPath, ['server/index.ts'], {
      env: { ...process.env, NODE_OPTIONS: '', SITE_DIR: siteDir, DATA_DIR: dataDir, PORT: String(port) },
      stdio: 'pipe',
    }),
  ).toThrow(`Port ${port} is taken by another program`);
  other.close();
});
