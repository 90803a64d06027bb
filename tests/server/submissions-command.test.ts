import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';

import { CommandError, readCommandLine } from '../../server/cli/command-line.ts';
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
test('CSV opens as columns where spreadsheets split at semicolons, and no cell is a formula', async () => {
  await store({ name: '=HYPERLINK("x")', company: 'a;=1', message: 'ok\n@sum' });
  const csv = submissions('--format', 'csv');
  expect(csv.startsWith('\uFEFF"receivedAt";"reference"')).toBe(true);
  expect(parse(csv, { delimiter: ';', bom: true, columns: true })).toMatchObject([
    { name: `'=HYPERLINK("x")`, company: `a;'=1`, message: `ok\n'@sum` },
  ]);
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
  expect(submissions('--kind', 'contact-message', '--format', 'json')).toBe('');
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

test.each<[args: string[], sentence: string]>([
  [['--format', 'xml'], '--format is table, csv or json, not "xml".'],
  [['--since', '2026-02-31'], '--since takes a day such as 2026-01-31, not "2026-02-31".'],
  [['--since', '2026-13-01'], '--since takes a day'],
  [['--since', '31'], '--since takes a day'],
  [['--since', ''], '--since is empty'],
  [['--search', ' '], '--search is empty'],
  [['--kind', 'other'], '--kind is demo-request, contact-message or newsletter-subscription, not "other".'],
  [['--kind', 'demo-request', '--kind', 'contact-message'], '--kind is given twice.'],
  [['--unheard-of'], "Unknown option '--unheard-of'"],
  [['--rehearse'], '"list" does not take --rehearse.'],
  [['list', 'elbil'], '"list" takes no argument, not "elbil".'],
  [['erase', 'a@b.example', 'c@d.example'], '"erase" takes one EMAIL, not "a@b.example c@d.example".'],
  [['export', 'a@b.example', '--format', 'csv'], '"export" does not take --format.'],
  [['purge', '--rehearse', 'now'], '"purge" takes no argument, not "now".'],
  [['resend', 'AAAA-BBBB', '--failed'], '"resend" takes REFERENCE or --failed, not both.'],
  [['backup', 'one', 'two'], '"backup" takes one FILE, not "one two".'],
  [['backup'], '"backup" needs FILE'],
  [['erase', ''], '"erase" needs EMAIL'],
  [['resend'], '"resend" needs REFERENCE or --failed'],
  [['__proto__'], 'There is no command "__proto__".'],
])('%j is refused', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(CommandError);
  expect(() => readCommandLine(args)).toThrow(sentence);
});

test('What is refused is said in a sentence, and nothing is done', async () => {
  await store({ name: 'A' });
  let refusal = { status: 0, stdout: '', stderr: '' };
  try {
    submissions('erase', 'a@b.example', 'c@d.example');
  } catch (error) {
    refusal = error as typeof refusal;
  }
  expect(refusal).toMatchObject({ status: 1, stdout: '' });
  expect(refusal.stderr).toBe('"erase" takes one EMAIL, not "a@b.example c@d.example".\n');
  expect(submissions('--format', 'json')).toContain('"A"');
});

test('Who ran a command is kept in a file of its own, which says nothing of visitors', async () => {
  const reference = await store({ name: 'Åsa' });
  submissions('--format', 'csv');
  submissions('export', 'a@b.example');
  submissions('erase', 'a@b.example');
  expect(() => submissions('release', reference)).toThrow('is in quarantine');
  const file = path.join(dataDir, 'audit.log');
  const log = readFileSync(file, 'utf8');
  const { username: user } = userInfo();
  expect(
    log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([
    { user, command: 'list', state: 'begun', time: expect.stringMatching(/^\d{4}-.*Z$/) },
    { command: 'list', state: 'done', submissions: 1 },
    { command: 'export', state: 'begun' },
    { command: 'export', state: 'done', submissions: 1 },
    { command: 'erase', state: 'begun' },
    { command: 'erase', state: 'done', submissions: 1 },
    { command: 'release', state: 'begun' },
    { command: 'release', state: 'failed' },
  ]);
  expect(log).not.toMatch(/a@b|Åsa/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('Whoever has read enough of a long list ends it without a complaint', async () => {
  await store({ name: 'x' });
  const shell = `"${process.execPath}" server/cli/index.ts --format json | head --lines 0`;
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir };
  expect(execFileSync('sh', ['-c', `${shell} 2>&1`], { env, encoding: 'utf8' })).toBe('');
});

/** A day so far ahead that it is none that visitors are offered, and no clock skips it. */
const inTwoYears = `${new Date().getUTCFullYear() + 2}-06-15T10:00`;

test('Sales book, list, move and cancel a demo, each with its mails, and everything else that shows it does', async () => {
  const reference = await store({ name: 'Åsa', company: 'Elbil' });
  expect(submissions('bookings')).toBe('No demos are booked.\n');
  expect(submissions('move', reference, '--to', inTwoYears)).toMatch(
    /on \w+,? 15 June \d{4} at 10:00, Central European Time/,
  );
  expect(submissions('move', reference, '--to', inTwoYears)).toContain('no mail is sent');
  const [booked] = parse(submissions('bookings', '--format', 'csv'), {
    delimiter: ';',
    bom: true,
    columns: true,
  }) as object[];
  expect(booked).toMatchObject({ at: inTwoYears.replace('T', ' '), reference, state: 'booked', name: 'Åsa' });
  const { demoAt } = JSON.parse(submissions('--format', 'json')) as { demoAt: string };
  expect(demoAt).toBe(`${inTwoYears.slice(0, 10)}T08:00:00.000Z`);
  const { submissions: exported } = JSON.parse(submissions('export', 'a@b.example')) as {
    submissions: { booking: object }[];
  };
  expect(exported[0]!.booking).toMatchObject({ startsAt: demoAt, sequence: 0, isCancelled: false });

  submissions('move', reference, '--to', inTwoYears.replace('T10', 'T11'));
  submissions('cancel', reference);
  expect(JSON.parse(submissions('bookings', '--format', 'json'))).toMatchObject({ state: 'cancelled', reference });
  expect(JSON.parse(submissions('--format', 'json'))).not.toHaveProperty('demoAt');
  const database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  const outbox = await database.query<{ kind: string; topic: string }>(
    `SELECT kind, topic FROM outbox WHERE kind <> 'booking-reminder' ORDER BY topic, kind`,
  );
  await database.close();
  expect(outbox.map(({ kind, topic }) => `${kind} ${topic}`)).toEqual(
    [0, 1, 2].flatMap((topic) => [`booking-mail ${topic}`, `booking-sales-mail ${topic}`]),
  );
});

test.each<[args: (reference: string) => string[], sentence: string]>([
  [(reference) => ['move', reference, '--to', '2020-01-07T10:00'], '2020-01-07 10:00 is past'],
  [(reference) => ['move', reference, '--to', 'soon'], '--to takes a time in Europe/Stockholm, such as'],
  [(reference) => ['move', reference], '--to takes a time in Europe/Stockholm, such as'],
  [(reference) => ['move', reference, '--to', '2027-03-28T02:30'], '--to takes a time in Europe/Stockholm, such as'],
  [() => ['move', 'AAAA-AAAA', '--to', inTwoYears], 'There is no demo request AAAA-AAAA'],
  [(reference) => ['cancel', reference], 'is booked, or it has begun'],
])('What cannot be done with a demo is said in a sentence: %#', async (args, sentence) => {
  const reference = await store({ name: 'A' });
  expect(() => submissions(...args(reference))).toThrow(sentence);
});
