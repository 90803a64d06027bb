import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openSqlite } from '../../server/storage/sqlite.ts';

const mortal = path.resolve('tests/support/mortal-sqlite-thread.mts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('When the thread of the database ends, what waits for it fails, nothing half is kept, and it goes on', async () => {
  const file = path.join(folder, 'requests.sqlite');
  const database = await openSqlite(file, mortal);
  const insert = (query: typeof database.query, name: string) =>
    query('INSERT INTO secrets (name, value) VALUES ($1, $2)', [name, 'x']);
  const names = () => database.query('SELECT name FROM secrets ORDER BY name');
  await insert(database.query, 'before');
  const inTransaction = database.transaction(async (query) => {
    await insert(query, 'half');
    await query(`SELECT 'exit'`);
  });
  const waiting = insert(database.query, 'waiting');
  await expect(inTransaction).rejects.toThrow(`The thread of the database ${file} has ended (exit code 3)`);
  // It waited for the transaction, so the next thread does it.
  await waiting;
  expect(await names()).toEqual([{ name: 'before' }, { name: 'waiting' }]);
  const together = await Promise.allSettled([names(), database.query(`SELECT 'exit'`), names()]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await database.transaction((query) => insert(query, 'after'));
  expect(await names()).toHaveLength(3);
  await database.close();
});

test('A thread that takes the place of another makes no new database where the old one is gone', async () => {
  const file = path.join(folder, 'requests.sqlite');
  const database = await openSqlite(file, mortal);
  await database.query(`SELECT 'exit'`).catch(() => undefined);
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  await expect(database.query('SELECT 1')).rejects.toThrow(`${file} is gone`);
  await database.close();
});

test('A thread that cannot start is a fault, not a wait for ever', async () => {
  const file = path.join(folder, 'requests.sqlite');
  await expect(openSqlite(file, path.join(folder, 'nothing.ts'))).rejects.toThrow('has ended (');
});
