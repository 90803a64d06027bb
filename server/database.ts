import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { ConfigError } from './config.ts';

/** Earlier versions could corrupt a database when the write-ahead log was reset. */
const oldestSafeSqlite = [3, 51, 3];

const settings = {
  // Waiting blocks the event loop, so it is short; the visitor's next try carries the same key.
  busy_timeout: 1000,
  journal_mode: 'wal',
  // 2 is FULL: a commit is on disk before it returns.
  synchronous: 2,
  foreign_keys: 1,
};

function isOlder(version: number[], than: number[]): boolean {
  const index = than.findIndex((part, position) => part !== version[position]);
  return index >= 0 && (version[index] ?? 0) < than[index]!;
}

/** Changes a setting. SQLite's own waiting does not cover the journal mode, which two servers may change at once. */
function setPragma(database: DatabaseSync, name: string, value: string | number): void {
  const busy = 5;
  for (let triesLeft = 40; ; triesLeft -= 1) {
    try {
      return database.exec(`PRAGMA ${name} = ${value}`);
    } catch (error) {
      if (((error as { errcode?: number }).errcode ?? 0) % 256 !== busy || triesLeft === 0) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/** Applies the migrations that the database has not seen, in order, in one transaction. They only go forward. */
function migrate(database: DatabaseSync): void {
  const folder = path.join(import.meta.dirname, 'migrations');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  database.exec('BEGIN IMMEDIATE');
  const { user_version: done } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (done > files.length) {
    throw new ConfigError('The requests were last kept by a newer version of this server; start that version.');
  }
  for (const file of files.slice(done)) database.exec(readFileSync(path.join(folder, file), 'utf8'));
  database.exec(`PRAGMA user_version = ${files.length}`);
  database.exec('COMMIT');
}

/**
 * Opens (or makes) the SQLite file so that commits are durable, and brings its tables up to date.
 * @throws ConfigError when the file cannot be opened or SQLite does not confirm a setting
 */
export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // From the very first statement on: that already reads the file.
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
    // Closing rolls back a migration that failed half-way.
    database?.close();
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`The requests cannot be kept in ${file}: ${(error as Error).message}.`);
  }
}
