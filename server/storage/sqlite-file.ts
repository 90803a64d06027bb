import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { ConfigError } from '../errors/config-error.ts';
import { pendingMigrations, readMigrations } from './migrations.ts';
import { makePrivateFile, prepareFolder, protectFile, requireWritable } from './private-files.ts';
import { damageOf } from './sqlite-damage.ts';
import { wait } from './wait.ts';

/** Earlier versions could corrupt a database when the write-ahead log was reset. */
const oldestSafeSqlite = [3, 51, 3];

const settings = {
  // Who waits longer is better told to come back; the visitor's next attempt carries the same key.
  busy_timeout: 1000,
  journal_mode: 'wal',
  // 2 is FULL: a commit is on disk before it returns.
  synchronous: 2,
  foreign_keys: 1,
  // What is deleted is overwritten with zeros.
  secure_delete: 1,
};

function isOlder(version: number[], than: number[]): boolean {
  const index = than.findIndex((part, position) => part !== version[position]);
  return index >= 0 && (version[index] ?? 0) < than[index]!;
}

/** Changes a setting. The busy timeout does not cover the journal mode, which two servers may change at once. */
function setPragma(database: DatabaseSync, name: string, value: string | number): void {
  const busy = 5;
  for (let triesLeft = 40; ; triesLeft -= 1) {
    try {
      return database.exec(`PRAGMA ${name} = ${value}`);
    } catch (error) {
      if (((error as { errcode?: number }).errcode ?? 0) % 256 !== busy || triesLeft === 0) throw error;
      wait(50);
    }
  }
}

/** Brings the tables up to date in one transaction, which also keeps a second server from doing the same. */
function migrate(database: DatabaseSync): void {
  const all = readMigrations('sqlite');
  const version = () => (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  // The operator's command does not wait for the server's write lock.
  if (version() === all.length) return;
  database.exec('BEGIN IMMEDIATE');
  for (const sql of pendingMigrations(all, version())) database.exec(sql);
  database.exec(`PRAGMA user_version = ${all.length}`);
  database.exec('COMMIT');
}

/** Makes the file if it is missing, and sees that it can be written and that no other user can read it. */
function prepareFile(file: string): void {
  const folder = path.dirname(file);
  const what = 'Submissions cannot be stored';
  prepareFolder(folder, what);
  const log = `${file}-wal`;
  const isEmpty = !existsSync(file) || statSync(file).size === 0;
  if (isEmpty && existsSync(log) && statSync(log).size > 0) {
    // SQLite would delete it.
    throw new ConfigError(
      `${file} is missing or empty, but its log ${log} is there: put the file back, or move the log away to begin with an empty database.`,
    );
  }
  if (!existsSync(file)) {
    try {
      makePrivateFile(file);
    } catch (error) {
      // Another server that starts at the same time was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  requireWritable(file, what);
  for (const suffix of ['', '-wal', '-shm']) protectFile(file + suffix);
}

/**
 * Opens or creates the SQLite file so that commits are durable, and brings its tables up to date.
 * @throws ConfigError when the file cannot be opened or SQLite does not confirm a setting
 */
export function openSqliteFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    prepareFile(file);
    // As an option, since the first statement reads the file already.
    database = new DatabaseSync(file, { timeout: settings.busy_timeout });
    const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string };
    if (isOlder(version.split('.').map(Number), oldestSafeSqlite)) {
      throw new ConfigError(
        `SQLite ${version} is too old for safe storage; use the Node version that package.json names.`,
      );
    }
    for (const [name, value] of Object.entries(settings)) {
      setPragma(database, name, value);
      const read = Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
      if (read !== value)
        throw new ConfigError(`SQLite keeps ${name} at ${String(read)} instead of ${value} for ${file}.`);
    }
    migrate(database);
    return database;
  } catch (error) {
    // Closing rolls back a migration that failed midway.
    database?.close();
    if (error instanceof ConfigError) throw error;
    throw (
      damageOf(error, file) ?? new ConfigError(`Submissions cannot be stored in ${file}: ${(error as Error).message}.`)
    );
  }
}

/**
 * Whether a server has created its tables in an existing file; reads only.
 * @throws ConfigError when the file cannot be read
 */
export function hasSqliteTables(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: settings.busy_timeout });
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    database.close();
    return version > 0;
  } catch (error) {
    throw (
      damageOf(error, file) ??
      new ConfigError(`The submissions in ${file} cannot be read: ${(error as Error).message}.`)
    );
  }
}
