import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openSqlite } from '../../server/storage/sqlite.ts';
import { createSubmissionStore } from '../../server/storage/submission-store.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function submissions(...args: string[]): string {
  return execFileSync(process.execPath, ['server/cli/index.ts', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

async function store(payload: Record<string, string>): Promise<string> {
  const database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  const { reference } = await createSubmissionStore(database).insert({
    kind: 'demo-request',
    language: 'sv',
    payload: { email: 'a@b.example', ...payload },
    receivedAt: new Date().toISOString(),
    quarantinedFor: [],
    deliveries: [],
  });
  await database.close();
  return reference;
}

test('The table shows what has arrived, on one line each', async () => {
  const reference = await store({ name: 'Åsa', message: 'one\ntwo' });
  const lines = submissions().trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(reference);
  expect(lines[1]).toContain('one two');
});

// ASVS 5.0: 1.2.10
test('CSV defuses formulas, also behind spaces and on later lines, and escapes quotes', async () => {
  await store({ name: '=HYPERLINK("x")', company: '  +1', message: 'ok\n@sum' });
  const csv = submissions('--format', 'csv');
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain(`"  '+1"`);
  expect(csv).toContain(`"ok\n'@sum"`);
});

test('JSON lines lose nothing', async () => {
  const payload = { name: '=1+1', message: 'a\n"b"\t—' };
  await store(payload);
  expect(JSON.parse(submissions('--format', 'json'))).toMatchObject({
    ...payload,
    kind: 'demo-request',
    language: 'sv',
  });
});

test('It reads beside the server that is writing', async () => {
  const database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  const reference = await store({ name: 'A' });
  expect(submissions('--format', 'json')).toContain(reference);
  await store({ name: 'B' });
  expect(submissions('--format', 'json').trimEnd().split('\n')).toHaveLength(2);
  await database.close();
});

test('Before anything has arrived it says so and ends well', () => {
  expect(submissions()).toBe('');
  writeFileSync(path.join(dataDir, 'requests.sqlite'), '');
  expect(submissions()).toBe('');
});

test('A file that is no database is named in one sentence', () => {
  writeFileSync(path.join(dataDir, 'requests.sqlite'), 'no database at all');
  let message = '';
  try {
    submissions();
  } catch (error) {
    message = String((error as { stderr: string }).stderr);
  }
  expect(message).toMatch(/^The database .* is damaged: file is not a database\. .*\n$/);
});

test('Only the kind that is asked for is shown', async () => {
  await store({ name: 'A' });
  expect(submissions('--kind', 'demo-request', '--format', 'json')).toContain('"A"');
  expect(submissions('--kind', 'other', '--format', 'json')).toBe('');
});

test('Help names every option', () => {
  expect(submissions('--help')).toMatch(
    /--search[^]*--since[^]*--kind[^]*--quarantined[^]*--format csv[^]*--format json/,
  );
});

test('Submissions before a day are left out', async () => {
  await store({ name: 'A' });
  expect(submissions('--since', '2999-01-01')).toContain('No submissions.');
});

test('A wrong option says which are right', () => {
  expect(() => submissions('--format', 'xml')).toThrow('--format is table, csv or json, not "xml".');
});
