import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { openSqlite } from '../../server/storage/sqlite.ts';
import { createSubmissionStore } from '../../server/storage/submission-store.ts';
import { makeSite } from '../support/site-fixture.ts';

const execute = promisify(execFile);
const pageSize = 4096;
let siteDir: string;
let folder: string;
let references: string[];
const dataDir = () => path.join(folder, 'data');
const file = () => path.join(dataDir(), 'requests.sqlite');
const elsewhere = (name: string) => path.join(folder, name);

async function fillDatabase(at: string, count = 200): Promise<string[]> {
  const database = await openSqlite(at);
  const store = createSubmissionStore(database);
  const receipts = await Promise.all(
    Array.from({ length: count }, (_submission, index) =>
      store.insert({
        kind: 'demo-request',
        language: 'en',
        payload: { email: `a${index}@b.example`, message: 'x'.repeat(700) } as { email: string },
        receivedAt: new Date().toISOString(),
        quarantinedFor: [],
        deliveries: [{ kind: 'sales-mail' }],
      }),
    ),
  );
  await database.query(
    `INSERT INTO bookings (submission_id, starts_at, minutes, seat, time_zone, changed_at)
     SELECT min(id), '2027-01-12T09:00:00.000Z', 45, 0, 'Europe/Oslo', received_at FROM submissions`,
  );
  await database.close();
  return receipts.map(({ reference }) => reference);
}

beforeAll(() => {
  siteDir = makeSite();
});
afterAll(() => rmSync(siteDir, { recursive: true }));
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'damaged-'));
  references = await fillDatabase(file());
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program of the server; what it prints, or complains of. */
async function run(program: string, ...args: string[]): Promise<{ output: string; code: number }> {
  const env = { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir(), SITE_DIR: siteDir };
  try {
    return { output: (await execute(process.execPath, [program, ...args], { env })).stdout, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { output: stdout + stderr, code };
  }
}
const submissions = (...args: string[]) => run('server/cli/index.ts', ...args);

function change(changeBytes: (bytes: Buffer) => Buffer | void): void {
  const bytes = readFileSync(file());
  writeFileSync(file(), changeBytes(bytes) ?? bytes);
}

/** Number of the page at which a table begins. */
function rootPage(table: string): number {
  const database = new DatabaseSync(file(), { readOnly: true });
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
  database.close();
  return Number(row!.rootpage);
}

const damages: Record<string, () => void> = {
  'a torn header': () => change((bytes) => void bytes.fill(0, 0, 100)),
  'a torn first page': () => change((bytes) => void bytes.fill(0, 0, pageSize)),
  'a missing end': () => change((bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))),
  'torn pages in the middle': () => {
    const middle = Math.floor(statSync(file()).size / pageSize / 2) * pageSize;
    change((bytes) => void bytes.fill(0xa5, middle, middle + 2 * pageSize));
  },
};

test.each(Object.entries(damages))(
  'With %s nothing starts or is backed up, and what can be read is saved',
  async (_what, damage) => {
    damage();
    const start = await run('server/index.ts');
    expect(start.code).toBe(1);
    expect(start.output).toMatch(/requests\.sqlite is damaged: .*restore the newest back-up.*salvage/);
    expect(start.output).not.toMatch(/\n\s+at /);

    const backUp = await submissions('backup', elsewhere('back-up'));
    expect(backUp.code).toBe(1);
    expect(backUp.output).toContain('is damaged');
    expect(backUp.output).not.toMatch(/checked|\n\s+at /);
    expect(readdirSync(folder)).toEqual(['data']);

    const salvage = await submissions('salvage', elsewhere('saved'));
    expect(salvage).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual(['data', 'saved']);
    const database = new DatabaseSync(elsewhere('saved'), { readOnly: true });
    const saved = database.prepare('SELECT reference FROM submissions').all() as { reference: string }[];
    database.close();
    expect(saved.length).toBeGreaterThan(50);
    expect(references).toEqual(expect.arrayContaining(saved.map(({ reference }) => reference)));
    rmSync(dataDir(), { recursive: true });
    expect((await submissions('restore', elsewhere('saved'))).output).toBe(`Restored: ${saved.length} submissions.\n`);
  },
);

test('A table whose root is torn leaves the others readable', async () => {
  const root = rootPage('outbox');
  change((bytes) => void bytes.fill(0, (root - 1) * pageSize, root * pageSize));
  const { output } = await submissions('salvage', elsewhere('saved'));
  expect(output).toMatch(/holds 200 submissions, 1 bookings, 0 deliveries .*: what could be read/);
});

test('A sound database is saved whole', async () => {
  const { output } = await submissions('salvage', elsewhere('saved'));
  const database = new DatabaseSync(elsewhere('saved'), { readOnly: true });
  expect(database.prepare('SELECT starts_at, seat FROM bookings JOIN submissions ON submission_id = id').all()).toEqual(
    [{ starts_at: '2027-01-12T09:00:00.000Z', seat: 0 }],
  );
  database.close();
  expect(output).toMatch(/holds 200 submissions, 1 bookings, 200 deliveries .*: all of them could be read/);
});

test('Commands about a damaged database end with one sentence', async () => {
  damages['torn pages in the middle']!();
  const { output, code } = await submissions('--format', 'json');
  expect(code).toBe(1);
  expect(output).toMatch(/requests\.sqlite is damaged: /);
  expect(output).not.toMatch(/\n\s+at /);
});

test('What is no back-up of this server is not restored, and leaves nothing where a server would open it', async () => {
  writeFileSync(elsewhere('empty'), '');
  writeFileSync(elsewhere('words'), 'no database');
  new DatabaseSync(elsewhere('foreign')).exec('CREATE TABLE cats (name TEXT)');
  copyFileSync(file(), elsewhere('torn'));
  writeFileSync(elsewhere('torn'), readFileSync(file()).subarray(0, 5 * pageSize));
  rmSync(dataDir(), { recursive: true });
  for (const name of ['empty', 'words', 'foreign', 'torn']) {
    const { output, code } = await submissions('restore', elsewhere(name));
    expect([code, output]).toEqual([1, expect.stringMatching(/is no (sound )?back-up: /)]);
    expect(readdirSync(dataDir())).toEqual(['audit.log']);
  }
});

test('A log that was left behind is not written into a restored database', async () => {
  expect((await submissions('backup', elsewhere('back-up'))).code).toBe(0);
  rmSync(file());
  for (const end of ['-wal', '-shm']) {
    writeFileSync(file() + end, 'the log of another database');
    const { output, code } = await submissions('restore', elsewhere('back-up'));
    expect([code, output]).toEqual([1, expect.stringContaining(`${file()}${end} exists already; stop the server`)]);
    expect(existsSync(file())).toBe(false);
    rmSync(file() + end);
  }
  // Nor deleted by a start that finds no database.
  writeFileSync(`${file()}-wal`, 'the log of another database');
  const start = await run('server/index.ts');
  expect([start.code, start.output]).toEqual([1, expect.stringContaining('is missing or empty, but its log')]);
  rmSync(`${file()}-wal`);
  expect((await submissions('restore', elsewhere('back-up'))).output).toBe('Restored: 200 submissions.\n');
});

test('Without a database there is nothing to back up, and an empty one is made only when asked for', async () => {
  rmSync(dataDir(), { recursive: true });
  expect((await submissions('backup', elsewhere('back-up'))).output).toContain('There is nothing to back up');
  expect(existsSync(elsewhere('back-up'))).toBe(false);
  expect((await submissions('create')).output).toContain('There is an empty database now');
  expect((await submissions('create')).output).toContain('exists already');
  expect((await submissions('backup', elsewhere('back-up'))).output).toContain('holds 0 submissions');
});
