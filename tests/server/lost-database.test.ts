import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { startServerProcess, type ServerProcess } from '../../scripts/lib/server-process.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { makeSite } from '../support/site-fixture.ts';
import { waitUntil } from '../support/wait-until.ts';

const valid = { name: 'A', company: 'B', businessType: 'other', email: 'a@b.example', language: 'en' };
let siteDir: string;
let parent: string;
let server: ServerProcess;
const dataDir = () => path.join(parent, 'data');
const file = () => path.join(dataDir(), 'requests.sqlite');

beforeAll(() => {
  siteDir = makeSite();
});
afterAll(() => rmSync(siteDir, { recursive: true }));
beforeEach(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'lost-'));
  server = await startServerProcess({ DATA_DIR: dataDir(), SITE_DIR: siteDir, LIMIT_PER_ADDRESS: '1000' });
});
afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(parent, { recursive: true });
});

const send = () =>
  fetch(`${server.origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(valid),
  });
const readiness = () => fetch(`${server.origin}/readyz`).then(({ status }) => status);
const referenceOf = async (answer: Response) => ((await answer.json()) as { reference: string }).reference;

/** What a restart would find. */
function stored(): string[] {
  const database = new DatabaseSync(file());
  const rows = database.prepare('SELECT reference FROM submissions').all() as { reference: string }[];
  database.close();
  return rows.map(({ reference }) => reference);
}

/** A sound database elsewhere, as a back-up would be. */
async function makeBackUp(): Promise<string> {
  const backUp = path.join(parent, 'back-up');
  await (await openSqlite(backUp)).close();
  return backUp;
}

/** Has the log copied into the file, as happens every thousand pages. */
function copyLog(): void {
  const database = new DatabaseSync(file());
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

function overwrite(bytes: Buffer, at: number): void {
  const handle = openSync(file(), 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

const away = () => path.join(parent, 'away');

/** What happens to the files under the running server, and how the operator mends it. */
const accidents: Record<
  string,
  { happen: () => void; mend: () => Promise<void> | void; keepsAll: boolean; mendsItself?: boolean }
> = {
  'its file was moved away': {
    happen: () => renameSync(file(), away()),
    mend: () => renameSync(away(), file()),
    keepsAll: true,
  },
  'its folder was moved away': {
    happen: () => renameSync(dataDir(), away()),
    mend: () => renameSync(away(), dataDir()),
    keepsAll: true,
  },
  'its file was deleted': {
    happen: () => rmSync(file()),
    mend: async () => renameSync(await makeBackUp(), file()),
    keepsAll: false,
  },
  'its folder was deleted': {
    // The running server may write a file into it meanwhile.
    happen: () => rmSync(dataDir(), { recursive: true, maxRetries: 20 }),
    mend: async () => void (await (await openSqlite(file())).close()),
    keepsAll: false,
  },
  'its log was deleted': {
    happen: () => rmSync(`${file()}-wal`),
    // What was in it is copied into the file, and it begins again.
    mend: () => undefined,
    keepsAll: true,
    mendsItself: true,
  },
  'its header was torn': {
    happen: () => overwrite(Buffer.alloc(100), 0),
    // The log holds it.
    mend: () => undefined,
    keepsAll: true,
    mendsItself: true,
  },
  'its end was cut off': {
    happen: () => {
      copyLog();
      truncateSync(file(), 8192);
    },
    mend: async () => {
      const backUp = await makeBackUp();
      // As the log says: its own log, if something was written meanwhile, must not meet the back-up.
      for (const suffix of ['', '-wal', '-shm']) {
        if (existsSync(file() + suffix)) renameSync(file() + suffix, away() + suffix);
      }
      renameSync(backUp, file());
    },
    keepsAll: false,
  },
};

test.each(Object.entries(accidents))(
  'When %s nothing is confirmed that a restart would not find; it goes on by itself',
  async (_what, { happen, mend, keepsAll, mendsItself }) => {
    const confirmed = [await referenceOf(await send())];
    expect(await readiness()).toBe(200);
    happen();
    const answers = await Promise.all([send(), send(), send()]);
    // Those that came after a repair by itself.
    for (const answer of answers.filter(({ status }) => status === 201)) confirmed.push(await referenceOf(answer));
    if (!mendsItself) expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    await mend();
    await waitUntil(async () => (await readiness()) === 200, { what: 'Green readiness' });
    const late = await send();
    expect(late.status).toBe(201);
    confirmed.push(await referenceOf(late));
    await server.end('SIGKILL');
    expect(stored()).toEqual(expect.arrayContaining(keepsAll ? confirmed : confirmed.slice(1)));
  },
);

test('A database that is gone is said once in the log, and readiness is red until it is back', async () => {
  await send();
  renameSync(file(), away());
  for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(503);
  expect(await readiness()).toBe(503);
  const said = () => server.output().match(/Submissions cannot be stored|The outbox cannot be read/g) ?? [];
  // The outbox is looked at now and then, and may still have been read before the file went away.
  await waitUntil(() => said().length >= 2, { what: 'Both lines in the log' });
  expect(said().toSorted()).toEqual(['Submissions cannot be stored', 'The outbox cannot be read']);
  expect(server.output()).toMatch(/requests\.sqlite is gone: put it back/);
  // Another database must not appear where the operator will put it back.
  expect(() => readFileSync(file())).toThrow('ENOENT');
  renameSync(away(), file());
  await waitUntil(async () => (await readiness()) === 200, { what: 'Green readiness' });
  await waitUntil(() => server.output().includes('Submissions can be stored again.'), { what: 'Its line in the log' });
  expect(said()).toHaveLength(2);
});

test('A database with its own log that was put in the place of ours keeps what its log holds', async () => {
  await send();
  const other = await openSqlite(path.join(parent, 'other'));
  await other.query(`INSERT INTO secrets (name, value) VALUES ('of', 'the log')`);
  for (const suffix of ['', '-wal', '-shm']) copyFileSync(path.join(parent, `other${suffix}`), away() + suffix);
  for (const suffix of ['', '-wal', '-shm']) renameSync(away() + suffix, file() + suffix);
  expect((await send()).status).toBe(503);
  await waitUntil(async () => (await readiness()) === 200, { what: 'Green readiness' });
  const answer = await send();
  await server.end('SIGKILL');
  await other.close();
  expect(stored()).toEqual([await referenceOf(answer)]);
  const database = new DatabaseSync(file());
  expect(database.prepare(`SELECT value FROM secrets WHERE name = 'of'`).get()).toEqual({ value: 'the log' });
  database.close();
});
