import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { openSqlite } from '../../server/storage/sqlite.ts';
import { makeSite } from '../support/site-fixture.ts';
import { waitUntil } from '../support/wait-until.ts';

const execute = promisify(execFile);
let siteDir: string;
let folder: string;
const dataDir = () => path.join(folder, 'data');

beforeAll(() => {
  siteDir = makeSite();
  folder = mkdtempSync(path.join(tmpdir(), 'private-'));
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
  rmSync(folder, { recursive: true });
});

const environment = () => ({ ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir(), SITE_DIR: siteDir });
const withoutUmask = (...args: string[]) => ['-c', 'umask 0; exec "$0" "$@"', process.execPath, ...args];

/** Everything in a folder that another user could read, write or list. */
function open(at: string): string[] {
  return ['', ...readdirSync(at, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(path.join(at, name)).mode & 0o077) !== 0,
  );
}

test('Nobody else can read the database, mails and back-ups, whatever the umask, nor those that were there before', async () => {
  mkdirSync(path.join(dataDir(), 'mail'), { recursive: true });
  await (await openSqlite(path.join(dataDir(), 'requests.sqlite'))).close();
  writeFileSync(path.join(dataDir(), 'mail/old.eml'), 'x');
  for (const name of ['requests.sqlite', 'mail/old.eml']) chmodSync(path.join(dataDir(), name), 0o644);
  for (const name of ['', 'mail']) chmodSync(path.join(dataDir(), name), 0o755);

  const server = spawn('sh', withoutUmask('server/index.ts'), { env: environment() });
  try {
    let output = '';
    server.stdout.on('data', (chunk) => (output += chunk));
    await waitUntil(() => /Listening on \S+\n/.test(output), { what: 'The start' });
    expect(open(dataDir())).toEqual([]);
    await fetch(`${/Listening on (\S+)/.exec(output)![1]}/api/demo-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'A', company: 'B', businessType: 'other', email: 'a@b.example', language: 'en' }),
    });
    await waitUntil(
      () => readdirSync(path.join(dataDir(), 'mail')).filter((name) => name.endsWith('.eml')).length === 3,
    );
    expect(readdirSync(dataDir())).toContain('requests.sqlite-wal');
    expect(open(dataDir())).toEqual([]);
    await execute('sh', withoutUmask('server/cli/index.ts', 'backup', path.join(folder, 'back-ups/one')), {
      env: environment(),
    });
    expect(open(path.join(folder, 'back-ups'))).toEqual([]);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
});
