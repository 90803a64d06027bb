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

function requests(...args: string[]): string {
  return execFileSync(process.execPath, ['scripts/requests.ts', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

async function keep(payload: Record<string, string>): Promise<string> {
  const database = openSqlite(path.join(dataDir, 'requests.sqlite'));
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

test('The table shows what has arrived, on one line a request', async () => {
  const reference = await keep({ name: 'Åsa', message: 'one\ntwo' });
  const lines = requests().trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(reference);
  expect(lines[1]).toContain('one two');
});

// ASVS 5.0: 1.2.10
test('CSV defuses formulas, also behind spaces and on later lines, and escapes quotes', async () => {
  await keep({ name: '=HYPERLINK("x")', company: '  +1', message: 'ok\n@sum' });
  const csv = requests('--format', 'csv');
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain(`"  '+1"`);
  expect(csv).toContain(`"ok\n'@sum"`);
});

test('JSON lines lose nothing', async () => {
  const payload = { name: '=1+1', message: 'a\n"b"\t—' };
  await keep(payload);
  expect(JSON.parse(requests('--format', 'json'))).toMatchObject({ ...payload, kind: 'demo-request', language: 'sv' });
});

test('It reads beside the server that is writing', async () => {
  const database = openSqlite(path.join(dataDir, 'requests.sqlite'));
  const reference = await keep({ name: 'A' });
  expect(requests('--format', 'json')).toContain(reference);
  await keep({ name: 'B' });
  expect(requests('--format', 'json').trimEnd().split('\n')).toHaveLength(2);
  await database.close();
});

test('Before anything has arrived it says so and ends well', () => {
  expect(requests()).toBe('');
  writeFileSync(path.join(dataDir, 'requests.sqlite'), '');
  expect(requests()).toBe('');
});

test('A file that is no database is named in one sentence', () => {
  writeFileSync(path.join(dataDir, 'requests.sqlite'), 'no database at all');
  let message = '';
  try {
    requests();
  } catch (error) {
    message = String((error as { stderr: string }).stderr);
  }
  expect(message).toMatch(/^The requests in .* cannot be read: file is not a database\.\n$/);
});

test('Only the kind that is asked for is shown', async () => {
  await keep({ name: 'A' });
  expect(requests('--kind', 'demo-request', '--format', 'json')).toContain('"A"');
  expect(requests('--kind', 'other', '--format', 'json')).toBe('');
});

test('Help names every option', () => {
  expect(requests('--help')).toMatch(/--search[^]*--since[^]*--kind[^]*--quarantined[^]*--format csv[^]*--format json/);
});

test('Requests before a day are left out', async () => {
  await keep({ name: 'A' });
  expect(requests('--since', '2999-01-01')).toContain('No requests.');
});

test('A wrong option says which are right', () => {
  expect(() => requests('--format', 'xml')).toThrow('--format is table, csv or json, not "xml".');
});
